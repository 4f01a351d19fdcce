// The scenes of Cincinnati, drawn: a separate chunk.
import Five from "../../../scenes/Five.svelte";
import type { ScenePictures } from "../../game";
import Duel from "./Duel.svelte";
import Win from "./Win.svelte";

export default { five: Five, duel: Duel, win: Win } satisfies ScenePictures;
