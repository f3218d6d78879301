// Suggested player names in the current language, so that typing a name is optional.
import { t } from "./i18n.svelte";

/** A list in the words of a language, without the spaces that only keep a line together. */
export const listed = (words: string): string[] => words.replaceAll("\u00a0", " ").split(/,\s*/);

/** The word of a list at a random number from 0 to 1. */
const any = (key: string, at: number): string => {
  const from = listed(t(key));
  return from[Math.floor(at * from.length)]!;
};

const [first, last] = [Math.random(), Math.random()];

/** The suggested name: the same on each page, in the current language. */
export const suggestedName = (): string => `${any("ui-suggest-first", first)} ${any("ui-suggest-last", last)}`;
export const someTable = (): string => any("ui-suggest-tables", Math.random());
