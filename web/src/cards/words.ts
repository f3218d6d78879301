// What entries say in the reader's language.
import { maybe } from "../lib/text/i18n.svelte";
import { slug } from "../lib/text/slug";
import type { Contents } from "./books";
import { idOf, type Entry, type Named, type Said } from "./entries";

/** The text under an entry's own key. */
export const ownTitle = ({ what, name }: Named): string => maybe(idOf(what, name)) ?? name;
const part = (entry: Named, end: string): string => maybe(`${entry.what}-${slug(entry.name)}-${end}`) ?? "";
/** What it does; of a plain role what it plays for. */
export const rulesOf = (entry: Named): string => part(entry, "text") || part(entry, "goal");
/** Rulings people ask about. */
export const moreOf = (book: Contents | null, entry: Named): string =>
  part(entry, "more") || (book?.more?.(entry) ?? "");
export const saidBy =
  (book: Contents | null) =>
  (entry: Entry): Said => ({ title: book?.title(entry) ?? ownTitle(entry), rules: rulesOf(entry) });
