// Names in the room that they have: their size, their lines, and where a long word is broken.
import { breadth, type Face } from "./breadth.svelte";

const SPACING = 0.015; // em that a title takes back after each letter
const titleWidth = (words: string): number => breadth(words) - SPACING * words.length;

/**
 * Size in em at which a name fits into `room` em, with `pad` em of its own size left free.
 *
 * One line if it can be read so, else two, broken at a space or a hyphen.
 */
export function nameSize(name: string, room = 8.9, pad = 0.4): number {
  const one = room / (titleWidth(name) + pad);
  if (one >= 0.88) return Math.min(1.28, one);
  return Math.min(1.08, twoLineSize(name, room, pad));
}

/** Size in em at which a name on two lines fits into `room` em. */
export const twoLineSize = (name: string, room: number, pad: number): number =>
  room / (Math.max(...halves(name).map(titleWidth)) + pad);

/** The most even break at a space or after a hyphen. The second line is empty if the name has no such place. */
export function halves(name: string, measure: (words: string) => number = titleWidth): [string, string] {
  let best: [string, string] = [name, ""];
  let least = measure(name);
  for (const { index } of name.matchAll(/(?<=\S)(?:\s+|(?<=-)(?=\S))/g)) {
    const pair: [string, string] = [name.slice(0, index), name.slice(index).trimStart()];
    const widest = Math.max(...pair.map(measure));
    if (widest < least) [best, least] = [pair, widest];
  }
  return best;
}

interface Narrow {
  words: string; // with a soft hyphen where a word has to be broken
  face: "narrow" | "narrowest";
  squeeze: number; // part of its width at which it fits, at most 1
}

/** A name in two lines at most, of narrow letters, in `room` em. A long word is broken before the letters get narrower. */
export function inTwoLines(name: string, room: number): Narrow {
  const narrow = broken(name, room, "narrow");
  if (narrow.width <= room) return { words: narrow.words, face: "narrow", squeeze: 1 };
  const { words, width } = broken(name, room, "narrowest");
  return { words, face: "narrowest", squeeze: Math.min(1, room / width) };
}

/** The name with its best break, and the width of its longer line in em. */
function broken(name: string, room: number, face: Face): { words: string; width: number } {
  const measure = (words: string): number => breadth(words, face);
  let best = { words: name, width: Math.max(...halves(name, measure).map(measure)) };
  if (best.width <= room) return best;
  for (const at of syllables(name)) {
    const width = Math.max(measure(`${name.slice(0, at)}-`), measure(name.slice(at)));
    if (width < best.width) best = { words: `${name.slice(0, at)}\u00ad${name.slice(at)}`, width };
  }
  return best;
}

const VOWEL = "aeiouyáéíóúýàèìòùäôěůąęAEIOUYÁÉÍÓÚ";
const BETWEEN_VOWELS = new RegExp(`(?<=[${VOWEL}])[^${VOWEL}]+(?=[${VOWEL}])`, "g");
// consonants of one sound, or that begin a word together
const TOGETHER = /^(?:ch|ck|sh|th|ph|gh|gn|gl|cz|sz|rz|dz|dź|dż|qu|[bcdfgkptv][rlł]|s[ckptqlmnv]|st[rř]?|[dt]ř)/;

/** Places inside a name where a word can be broken: before the consonant of a new syllable, three letters at each side. */
export function syllables(name: string): number[] {
  const found: number[] = [];
  for (const word of name.matchAll(/\p{L}{6,}/gu)) {
    const [letters] = word;
    for (const run of letters.matchAll(BETWEEN_VOWELS)) {
      const [consonants] = run;
      let at = run.index + (consonants.length > 2 ? 1 : 0); // of three, the first ends the syllable before
      while (at < run.index + consonants.length - 1 && !TOGETHER.test(letters.slice(at, run.index + consonants.length)))
        at++;
      if (at >= 3 && letters.length - at >= 3) found.push(word.index + at);
    }
  }
  return found;
}
