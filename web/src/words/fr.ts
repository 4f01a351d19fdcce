// The sentences in one language: a chunk of its own, fetched when it is spoken.
import cincinnati from "@locale/fr/cincinnati.ftl";
import core from "@locale/fr/core.ftl";
import dicetown from "@locale/fr/dicetown.ftl";
import bots from "@locale/fr/terminal.ftl";
import web from "@locale/fr/web.ftl";

export const shared = [core, bots, web];
export const games: Record<string, string> = { dicetown, cincinnati };
