// Page of all pieces in all states, for development only: npx vite -c gallery/vite.config.ts, then /gallery/
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { units } from "../scripts/units.ts";

export default defineConfig({
  base: "./",
  plugins: [svelte({ configFile: false })],
  css: { postcss: { plugins: [units()] } },
  build: {
    target: "es2022",
    outDir: "../artifacts/gallery",
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    rollupOptions: { input: ["gallery/index.html", "gallery/names.html"] },
  },
});
