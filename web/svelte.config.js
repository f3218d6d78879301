// Styles are left to Vite alone: scripts/units.ts has to see them once, with their scoped names.
/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  compilerOptions: { runes: true },
};
