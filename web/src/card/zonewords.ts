// What places that sets bring are called, and their signs.
import type { IconName } from "../art/icons";
import { all } from "../art/sets";
import { maybe } from "../lib/text/i18n.svelte";
import { readable, slug } from "../lib/text/slug";
import { wordsThing } from "../lib/text/thing";

const SIGNS = all("signs");

export const zoneName = (name: string): string => maybe(`zone-${slug(name)}`) ?? readable(name);
/** Return the value of `data-thing` that explains a pile in a zone; undefined for a pile without a text. */
export function zoneThing(name: string, words: string): string | undefined {
  const text = maybe(`zone-${slug(name)}-text`);
  return text === null ? undefined : wordsThing(words, text);
}
/** Title of a zone, a number or a kind of card with tokens. */
export const signOf = (name: string): IconName => SIGNS[name] ?? "emblem";
