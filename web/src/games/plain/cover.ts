import type { Cover } from "../game";
import Picture from "./Picture.svelte";

export default { theme: "plain", Picture, lessons: [] } satisfies Cover;
