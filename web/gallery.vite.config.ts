// The page of all parts in all states, for people who draw. Never part of the product: npx vite -c gallery.vite.config.ts
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { units } from "./scripts/units.ts";

export default defineConfig({
  base: "./",
  plugins: [svelte({ configFile: false })],
  css: { postcss: { plugins: [units()] } },
  build: { outDir: "../artifacts/gallery", emptyOutDir: true, rollupOptions: { input: "gallery.html" } },
});
