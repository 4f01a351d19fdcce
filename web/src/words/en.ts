// The sentences in one language: a chunk of its own, fetched when it is spoken.
import cincinnati from "@locale/en/cincinnati.ftl";
import core from "@locale/en/core.ftl";
import dicetown from "@locale/en/dicetown.ftl";
import bots from "@locale/en/terminal.ftl";
import web from "@locale/en/web.ftl";

export const shared = [core, bots, web];
export const games: Record<string, string> = { dicetown, cincinnati };
