// How to play, in pictures: each game draws its own, step by step.
import type { Component } from "svelte";

/** How many pictures a game has. */
export const STEPS = 10;

const found = import.meta.glob<Component<{ step: number }>>("./*/How.svelte", { import: "default" });

export const hasHow = (game: string): boolean => `./${game}/How.svelte` in found;

/** The pictures of a game: a separate chunk. The step counts from 1. */
export const howOf = (game: string): Promise<Component<{ step: number }>> | undefined =>
  found[`./${game}/How.svelte`]?.();
