import type { Cover } from "../game";
import Picture from "./Picture.svelte";

export default {
  theme: "casino",
  Picture,
  lessons: [1, 2, 3, 4, 5].map((step) => `learn-cincinnati-${step}`),
} satisfies Cover;
