import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { units } from "./scripts/units.ts";

const LOCALE = /[\\/]locales[\\/](\w\w)[\\/](\w+)/;
const FIRST_TEXTS = ["ui", "me", "strangers", "daily", "duel_ui", "cards"]; // lib/text/i18n.svelte.ts
const PAGE_TEXTS = ["board", "lessons", "puzzles"];
// parts of the front page that are no part of its first script
const FRONT =
  /[\\/]src[\\/](landing[\\/](OpenTables|RunningGames|NewTable|JoinDialog)|replay[\\/]OpenDialog|controls[\\/](Help|About|Peek)|card[\\/]Side)\.svelte$/;

/** Return the name of the chunk of a text: what one page needs is fetched as a whole. */
function textsChunk(file: string): string {
  const [, code, name] = LOCALE.exec(file)!;
  if (FIRST_TEXTS.includes(name!)) return `texts-${code}`;
  return PAGE_TEXTS.includes(name!) ? `texts-${code}-${name}` : `texts-${code}-more`;
}

type Modules = { getModuleInfo: (id: string) => { importers: string[] } | null };

/** Return true if a part of the front page imports this module. */
function isFront(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (FRONT.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((one) => isFront(one, modules, seen));
}
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
            { name: "first", tags: ["$initial"], priority: 3 },
            { name: textsChunk, test: LOCALE, priority: 2 },
            {
              name: (id, modules) => (isFront(id, modules) ? "front" : null),
              test: /[\\/]web[\\/]src[\\/]/,
              priority: 1,
            },
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
