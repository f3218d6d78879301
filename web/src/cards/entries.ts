// What the browser shows, of any game, and how it is found. Knows no words: they are given. What entries a game has: books.ts.
import type { SuitName } from "../art/symbols";
import { FIRST, GAMES } from "../games";
import { isGame } from "../lib/store/games.svelte";
import { slug } from "../lib/text/slug";
import type { Filter } from "./address";

interface Copy {
  rank: string;
  suit: SuitName | ""; // "": none is printed
}

export interface Entry {
  id: string; // the last part of its address: "card-beer", "char-rose-doolan", "dice-rose-doolan", "face-beer"
  what: string; // one of its game's: "card", "die"; texts and addresses begin with it
  name: string; // as the engine calls it
  sort: string; // one of its book's
  sets: string[]; // whose box holds it, in the order of the catalog
  copies: { set: string; cards: Copy[] }[]; // cards only
}
export type Named = Pick<Entry, "what" | "name">;
/** What an entry says in the reader's language. */
export interface Said {
  title: string;
  rules: string;
}

export const idOf = (what: string, name: string): string => `${what}-${slug(name)}`;

/** The game an entry belongs to, by its address alone. */
export const gameOfId = (id: string): string =>
  GAMES.find((game) => game.entries.includes(id.split("-")[0]!))?.name ?? FIRST;

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
  sort: string;
  entries: Entry[];
}

/** The entries that pass, by sort; those whose name has the words come before those whose rules have them, then by name. */
export function find(
  entries: Entry[],
  filter: Filter,
  said: (entry: Entry) => Said,
  sorts: readonly string[],
  language = "en",
): Found[] {
  const words = fold(filter.words).split(" ").filter(Boolean);
  const order = new Intl.Collator(language);
  const ranked = entries
    .filter((entry) => (!filter.set || entry.sets.includes(filter.set)) && (!filter.sort || entry.sort === filter.sort))
    .map((entry) => ({ entry, ...said(entry) }))
    .map((one) => ({ ...one, rank: rankOf(words, one.entry.name, one) }))
    .filter((one) => one.rank < 2)
    .sort((a, b) => a.rank - b.rank || order.compare(a.title, b.title));
  return sorts
    .map((sort) => ({ sort, entries: ranked.filter((one) => one.entry.sort === sort).map((one) => one.entry) }))
    .filter((group) => group.entries.length > 0);
}

/** 0: in the name, also the English one; 1: in the rules too; 2: not. */
function rankOf(words: string[], name: string, { title, rules }: Said): number {
  const names = `${fold(title)} ${fold(name)}`;
  if (has(names, words)) return 0;
  return has(`${names} ${fold(rules)}`, words) ? 1 : 2;
}

/** How many entries each sort would show, and all of them. */
export function tally(
  entries: Entry[],
  filter: Filter,
  said: (entry: Entry) => Said,
  sorts: readonly string[],
): Record<string, number> {
  const found = find(entries, { ...filter, sort: null }, said, sorts);
  const counts = Object.fromEntries(
    sorts.map((sort) => [sort, found.find((group) => group.sort === sort)?.entries.length ?? 0]),
  );
  return { ...counts, all: Object.values(counts).reduce((sum, n) => sum + n, 0) };
}

/** What an address shows: `id` is its entry, if it names one. */
export function filterFrom(search: string, id: string | null = null): Filter {
  const query = new URLSearchParams(search);
  const named = query.get("game");
  const game = id ? gameOfId(id) : isGame(named) ? named : FIRST;
  return { game, set: query.get("set") || null, sort: query.get("kind") || null, words: query.get("q") ?? "" };
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
