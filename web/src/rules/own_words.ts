// The reader's words in the search of the rules, which are in English: names and terms of the reader's language stand
// for their English words.
import { fold } from "../cards/entries";
import type { Lang } from "../lib/text/i18n.svelte";
import { SEARCH_WORDS } from "./search_words";

/** Name of a thing, folded: in the reader's language and in English. */
export interface NamePair {
  own: string;
  english: string;
}
/** One word or name of the reader: any of these must stand in the text, each with all its words. */
export type Wanted = string[][];

const LEAST = 3; // letters of a word that must agree
const ENDING = 2; // letters of a name's end that its forms may change: "pivo", "piva"

/**
 * Return the wanted words of a text. Longer names win: "silné pivo" is not also a beer. Where a
 * text in another language than English has names and terms, its other words tell nothing.
 */
export function wantedWords(text: string, language: Lang, names: readonly NamePair[] = []): Wanted[] {
  const words = fold(text).split(" ").filter(Boolean);
  const found: Wanted[] = [];
  for (let at = 0; at < words.length;) {
    const name = longestName(words.slice(at), names);
    const count = name ? name.own.split(" ").length : 1;
    const own = words.slice(at, at + count);
    const any = [own, ...(name ? [name.english.split(" ")] : []), ...(count > 1 ? [] : terms(own[0]!, language))];
    found.push(any);
    at += count;
  }
  const known = language === "en" ? [] : found.filter((any) => any.length > 1);
  return known.length ? known : found;
}

function longestName(words: readonly string[], names: readonly NamePair[]): NamePair | null {
  let best: NamePair | null = null;
  for (const name of names) {
    const parts = name.own.split(" ");
    if (parts.length > words.length || !parts.every((part, n) => isFormOf(words[n]!, part))) continue;
    if (!best || name.own.length > best.own.length) best = name;
  }
  return best;
}

/** True if a word may be a form of a name: both begin alike. */
function isFormOf(word: string, name: string): boolean {
  if (word === name) return true;
  const least = Math.max(LEAST, name.length - ENDING);
  return word.length >= least && word.slice(0, least) === name.slice(0, least) && word.length <= name.length + LEAST;
}

/** Return the English words of a term of that language, each alone. */
function terms(word: string, language: Lang): string[][] {
  const table = SEARCH_WORDS[language] ?? {};
  const stems = Object.keys(table).filter((stem) => word.startsWith(stem));
  const longest = Math.max(0, ...stems.map((stem) => stem.length));
  return stems
    .filter((stem) => stem.length === longest)
    .flatMap((stem) => table[stem]!.split(" ").map((english) => [english]));
}

const NUMBERS: Record<string, string> = { two: "2", three: "3", four: "4", "2": "two", "3": "three", "4": "four" };

/** True if a word of a text is a word of the reader, also as a plural or a number. */
function isWord(one: string, word: string): boolean {
  const single = word.length > LEAST && word.endsWith("s") ? word.slice(0, -1) : word;
  return one.startsWith(single) || one === NUMBERS[word];
}

/** Return the places in a text, as numbers of its words, where a wanted name or word begins and ends. */
function places(text: readonly string[], wanted: Wanted): [number, number][] {
  return text.flatMap((_, at) =>
    wanted
      .filter((words) => words.every((word, n) => at + n < text.length && isWord(text[at + n]!, word)))
      .map((words): [number, number] => [at, at + words.length]),
  );
}

export interface Agreement {
  has: boolean[]; // which of the wanted words the text has
  run: number; // how many of them follow each other as the reader wrote
  share: number; // of the words of the text that are wanted
}

/** Compare a folded text with the wanted words. */
export function agreement(text: string, wanted: readonly Wanted[]): Agreement {
  const words = text.split(" ");
  const has: boolean[] = [];
  const covered = new Set<number>();
  let run = 0;
  let ends = new Map<number, number>(); // of the wanted word before: where it ends, and the length of its run
  for (const one of wanted) {
    const next = new Map<number, number>();
    for (const [begin, end] of places(words, one)) {
      const length = (ends.get(begin) ?? 0) + 1;
      next.set(end, Math.max(next.get(end) ?? 0, length));
      run = Math.max(run, length);
      for (let at = begin; at < end; at++) covered.add(at);
    }
    has.push(next.size > 0);
    ends = next;
  }
  return { has, run, share: covered.size / words.length };
}
