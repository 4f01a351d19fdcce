// What games and rulesets are called.

export const gameOf = (ruleset: string): string => ruleset.split("/")[0] ?? "";

/** The message that names a ruleset: `ruleset-chess-extension-queens` for `chess/extension+queens`. */
export const titleOf = (ruleset: string): string => `ruleset-${ruleset.replace(/[/+]/g, "-")}`;
