import type { Cover } from "../game";
import Picture from "./Picture.svelte";

export default {
  theme: "town",
  Picture,
  lessons: [1, 2, 3, 4, 5].map((step) => `learn-dicetown-${step}`),
} satisfies Cover;
