// The sentences in one language: a separate chunk, fetched when it is spoken.
import { packed } from "./pack";

export const { shared, games } = packed(
  import.meta.glob<string>("@locale/fr/{core,bots,analysis,notes,web,home,others,learn}.ftl", {
    eager: true,
    import: "default",
  }),
  import.meta.glob<string>("../games/*/sentences.fr.ts", { eager: true, import: "default" }),
);
