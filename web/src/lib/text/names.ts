// Suggested player names in the current language, so that typing a name is optional.
import { t } from "./i18n.svelte";

/** A list in the words of a language, without the spaces that only keep a line together. */
export const listed = (words: string): string[] => words.replaceAll("\u00a0", " ").split(/,\s*/);

const any = (key: string): string => {
  const from = listed(t(key));
  return from[Math.floor(Math.random() * from.length)]!;
};

export const someName = (): string => `${any("ui-suggest-first")} ${any("ui-suggest-last")}`;
export const someTable = (): string => any("ui-suggest-tables");
