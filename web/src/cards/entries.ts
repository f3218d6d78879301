// Everything the browser of cards shows, from the catalog, and how it is found. Knows no words: they are given.
import { slug } from "../lib/slug";
import type { Catalog } from "../lib/wire";

export const SORTS = ["brown", "blue", "green", "character", "event"] as const;
export type Sort = (typeof SORTS)[number];
type Copy = Catalog["cards"][number];

export interface Entry {
  id: string; // the last part of its address: "card-beer", "char-rose-doolan", "event-ghost-town"
  what: "card" | "char" | "event";
  name: string; // as the engine calls it
  sort: Sort;
  sets: string[]; // whose box holds it, in the order of the catalog
  copies: { set: string; cards: Copy[] }[];
}
export interface Filter {
  set: string | null;
  sort: Sort | null;
  words: string;
}
/** What an entry says in the reader's language. */
export interface Said {
  title: string;
  rules: string;
}

export const idOf = (what: Entry["what"], name: string): string => `${what}-${slug(name)}`;

/** The copies of a kind, box by box. */
export function copiesOf(facts: Catalog, kind: string): Entry["copies"] {
  return facts.sets
    .map(({ id }) => ({ set: id, cards: facts.cards.filter((card) => card.kind === kind && card.set === id) }))
    .filter((one) => one.cards.length > 0);
}

export function entriesOf(facts: Catalog): Entry[] {
  const cards = Object.values(facts.kinds).map((kind): Entry => {
    const copies = copiesOf(facts, kind.name);
    const sets = copies.length ? copies.map((one) => one.set) : [kind.set];
    return { id: idOf("card", kind.name), what: "card", name: kind.name, sort: kind.border, sets, copies };
  });
  const plain = (what: "char" | "event", sort: Sort, { name, set }: { name: string; set: string }): Entry => ({
    id: idOf(what, name),
    what,
    name,
    sort,
    sets: [set],
    copies: [],
  });
  return [
    ...cards,
    ...Object.values(facts.characters).map((one) => plain("char", "character", one)),
    ...Object.values(facts.events ?? {}).map((one) => plain("event", "event", one)),
  ];
}

const LETTERS: Record<string, string> = { ł: "l", đ: "d", ø: "o", ß: "ss" }; // that no accent can be taken off
/** Lower case without accents, signs as spaces: "Pudło!" is found by "pudlo". */
export const fold = (words: string): string =>
  words
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łđøß]/g, (letter) => LETTERS[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const has = (text: string, words: string[]): boolean => words.every((word) => text.includes(word));

export interface Found {
  sort: Sort;
  entries: Entry[];
}

/** The entries that pass, by sort; those whose name has the words come before those whose rules have them, then by name. */
export function find(entries: Entry[], filter: Filter, said: (entry: Entry) => Said, language = "en"): Found[] {
  const words = fold(filter.words).split(" ").filter(Boolean);
  const order = new Intl.Collator(language);
  const ranked = entries
    .filter((entry) => (!filter.set || entry.sets.includes(filter.set)) && (!filter.sort || entry.sort === filter.sort))
    .map((entry) => ({ entry, ...said(entry) }))
    .map((one) => ({ ...one, rank: rankOf(words, one.entry.name, one) }))
    .filter((one) => one.rank < 2)
    .sort((a, b) => a.rank - b.rank || order.compare(a.title, b.title));
  return SORTS.map((sort) => ({ sort, entries: ranked.filter((one) => one.entry.sort === sort).map((one) => one.entry) })).filter(
    (group) => group.entries.length > 0,
  );
}

/** 0: in the name, also the English one; 1: in the rules too; 2: not. */
function rankOf(words: string[], name: string, { title, rules }: Said): number {
  const names = `${fold(title)} ${fold(name)}`;
  if (has(names, words)) return 0;
  return has(`${names} ${fold(rules)}`, words) ? 1 : 2;
}

/** How many entries each sort would show. */
export function tally(entries: Entry[], filter: Filter, said: (entry: Entry) => Said): Record<Sort | "all", number> {
  const counts: Record<Sort | "all", number> = { brown: 0, blue: 0, green: 0, character: 0, event: 0, all: 0 };
  for (const group of find(entries, { ...filter, sort: null }, said)) {
    counts[group.sort] = group.entries.length;
    counts.all += group.entries.length;
  }
  return counts;
}

/** The address of a page of the browser. */
export function addressOf(id: string | null, filter: Filter): string {
  const query = new URLSearchParams();
  if (filter.set) query.set("set", filter.set);
  if (filter.sort) query.set("kind", filter.sort);
  if (filter.words.trim()) query.set("q", filter.words.trim());
  const tail = query.size ? `?${query}` : "";
  return `/cards${id ? `/${id}` : ""}${tail}`;
}

export function filterFrom(search: string): Filter {
  const query = new URLSearchParams(search);
  const sort = query.get("kind") as Sort | null;
  return { set: query.get("set") || null, sort: sort && SORTS.includes(sort) ? sort : null, words: query.get("q") ?? "" };
}

const SHORT = /(?:^|[\s(„“«])(?:Rev|např|napr|np|tj|tzn|tzv|es|ecc)$/i; // a full stop after these ends no sentence

/** The sentences of a text, one ruling each; a name that ends in "!" never ends one. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const piece of text.split(/[.?] (?=[\p{Lu}\d])/u)) {
    const before = found.at(-1);
    if (before !== undefined && SHORT.test(before)) found[found.length - 1] = `${before}. ${piece}`;
    else found.push(piece);
  }
  let at = 0; // each gets its own mark back
  return found.map((piece) => {
    at = text.indexOf(piece, at) + piece.length;
    return (piece + (text[at]?.trim() ?? "")).trim();
  });
}
