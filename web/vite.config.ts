import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { oneFirstLoad } from "./chunks.ts";
import { notices } from "./notices.ts";
import { rules } from "./rules.ts";
import { sentences } from "./sentences.ts";
import { worker } from "./worker.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig(({ mode }) => ({
  base: "./", // the house may stand below a path: the server writes it into <base>
  plugins: [svelte(), sentences(), rules(), notices(), worker(), oneFirstLoad()],
  resolve: {
    alias: { "@locale": path("../src/gobelet/locale"), "@rules": path("../docs/rules") },
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    outDir: path("../src/gobelet/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses are not allowed by the server's policy
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.GOBELET_SERVER_AT ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    setupFiles: [path("./tests/setup.ts")],
    // A game is compiled when a test first loads it: on a busy machine that takes a while.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // tests/web/test_same_words.py hands over what the Python side says, to be compared.
    include: process.env.GOBELET_SAID ? ["tests/said.ts"] : ["tests/**/*.test.ts"],
  },
}));
