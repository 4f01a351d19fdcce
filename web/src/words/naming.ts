// What games and rulesets are called.

/** What the games are called, whatever the edition, in every language. */
export const NAMES: Record<string, string> = { dicetown: "Dice Town", cincinnati: "Cincinnati" };

export const gameOf = (ruleset: string): string => ruleset.split("/")[0] ?? "";

/** The message that names a ruleset: `ruleset-dicetown-extension-indians`. */
export const titleOf = (ruleset: string): string => `ruleset-${ruleset.replace(/[/+]/g, "-")}`;
