// All cards on one page, for the eyes of those who draw them and for tests/web/test_cards.py. It is not shipped.
import { fileURLToPath } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rules } from "../../rules.ts";
import { sentences } from "../../sentences.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: path("."),
  base: "./",
  publicDir: false,
  plugins: [svelte({ configFile: false, preprocess: vitePreprocess() }), sentences(), rules()],
  resolve: {
    alias: { "@locale": path("../../../src/gobelet/locale"), "@rules": path("../../../docs/rules") },
  },
  build: { emptyOutDir: true, target: "es2022", cssCodeSplit: false },
  server: { fs: { allow: [path("../../..")] } },
});
