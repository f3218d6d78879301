import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { units } from "./scripts/units.ts";

const LOCALE = /[\\/]locales[\\/](\w\w)[\\/]/;
const server = process.env.BOOMTOWN_SERVER ?? "http://localhost:8000";

export default defineConfig({
  base: "./", // the server says in the page where the town stands on its site (lib/net/root.ts)
  plugins: [svelte()],
  css: { postcss: { plugins: [units()] } },
  build: {
    outDir: "../src/boomtown/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts stay files, so that only what a language needs is loaded
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // no advice about speed on a busy machine
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            // always fetched as a whole
            { name: (file) => `texts-${LOCALE.exec(file)![1]}`, test: LOCALE, priority: 1 },
            // what several parts share, without a request for each small file
            { name: "part", test: /[\\/]web[\\/]src[\\/]/, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
          ],
        },
        // short names: the first page lists every file that may follow
        chunkFileNames: ({ name }) => `assets/${name.startsWith("texts-") ? "[name]-" : ""}[hash:7].js`,
        assetFileNames: ({ names }) =>
          `assets/${names.some((name) => name.endsWith(".css")) ? "" : "[name]-"}[hash:7][extname]`,
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": server,
      "/healthz": server,
      "/ws": { target: server, ws: true },
    },
  },
});
