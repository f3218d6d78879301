// Texts of puzzles: a file of its own for each language, which only these pages load.
import { alsoFrom } from "../lib/text/i18n.svelte";

const files = import.meta.glob<string>("../../../src/boomtown/locales/*/puzzles.ftl", {
  query: "?raw",
  import: "default",
});
let loaded: Promise<void> | null = null;

/** Load the texts of puzzles, in this language and in those chosen later. */
export const loadTexts = (): Promise<void> =>
  (loaded ??= alsoFrom((code) => files[`../../../src/boomtown/locales/${code}/puzzles.ftl`]!()));
