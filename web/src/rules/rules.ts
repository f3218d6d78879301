// The rules of docs/rules as sections of numbered statements, and how one finds something in them.
import { fold } from "../cards/entries";
import { slug } from "../lib/text/slug";
import { agreement, type Wanted } from "./own_words";

export interface Statement {
  mark: string; // "3.", "•", or "" for a paragraph
  text: string;
  id: string; // its anchor
}
export interface Section {
  title: string;
  level: number; // of its heading, 1 to 3
  id: string;
  statements: Statement[];
}
/** A file: its name without the ending, and its sections; the first one has the title of all. */
export interface Rules {
  file: string;
  sections: Section[];
}

const ITEM = /^(\d+\.|[-*]) +(.*)$/;

/** Read a file. A paragraph or statement may have several lines; comments are left out. */
export function parse(file: string, source: string): Rules {
  const sections: Section[] = [];
  let open: Statement | null = null; // the next line belongs to it
  for (const line of source
    .replace(/<!--.*?-->/gs, "")
    .split("\n")
    .map((one) => one.trim())) {
    const heading = /^(#+) +(.*)$/.exec(line);
    const section = sections.at(-1);
    if (heading) {
      const title = heading[2]!;
      sections.push({ title, level: heading[1]!.length, id: slug(title), statements: [] });
      open = null;
    } else if (!line || !section) open = null;
    else {
      const item = ITEM.exec(line);
      if (!item && open) open.text += ` ${line}`;
      else {
        const mark = !item ? "" : /\d/.test(item[1]!) ? item[1]! : "•";
        const n = /\d/.test(mark) ? mark.slice(0, -1) : `p${section.statements.length + 1}`;
        open = { mark, text: item ? item[2]! : line, id: `${section.id}-${n}` };
        section.statements.push(open);
      }
    }
  }
  return { file, sections };
}

export interface Piece {
  kind: "text" | "bold" | "em" | "code" | "link";
  text: string;
  to?: string; // of a link: file and anchor, "core#12-losing-life"
}

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;
const FILE = /^(\w+)\.md$/;

/** Split a text into pieces. Names of rules files become links; links to other documentation become words. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, bold, em, code, words, address] = match;
    const file = FILE.exec(code ?? address ?? "")?.[1];
    if (file) found.push({ kind: "link", text: words ?? file, to: file });
    else if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "text", text: words! });
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

const allSections = (all: readonly Rules[]): { file: string; section: Section }[] =>
  all.flatMap(({ file, sections }) => sections.map((section) => ({ file, section })));

export interface Hit {
  file: string;
  section: Section;
  statement: Statement | null; // null: the heading itself
}

const HEADING = 1.5; // rank of a statement whose heading is a wanted name and no more
const ALONE = 0.5; // rank of a wanted word; those that follow each other as the reader wrote give 1 each
const CLOSE = 0.7; // share of the rarity of the best that others need, where nothing has all words

interface Found {
  hit: Hit;
  has: boolean[]; // which of the wanted words stand in it or its heading
  rank: number;
}

/**
 * Return what has all the wanted words: headings, then the statements by rank. Where nothing has all, what has the
 * rarest of them counts, and at least half: a question in words has some that no rule says.
 */
export function search(all: readonly Rules[], wanted: readonly Wanted[]): Hit[] {
  if (!wanted.length) return [];
  const found = foundIn(all, wanted);
  const amount = wanted.map((_, n) => found.filter(({ has }) => has[n]).length);
  const rarity = amount.map((times) => Math.log(1 + found.length / (1 + times)));
  const weighed = found
    .filter(({ has }) => has.filter(Boolean).length >= wanted.length / 2)
    .map((one) => ({ ...one, weight: sum(rarity.filter((_, n) => one.has[n])) }));
  const whole = weighed.filter(({ has }) => has.every(Boolean));
  const best = Math.max(0, ...weighed.map(({ weight }) => weight));
  const most = weighed.filter(({ hit, weight }) => hit.statement && weight >= CLOSE * best);
  const ranked = whole.length ? whole : most.map((one) => ({ ...one, rank: one.rank + one.weight }));
  const isHeading = ({ hit }: Found): number => (hit.statement ? 0 : 1);
  return ranked.sort((a, b) => isHeading(b) - isHeading(a) || b.rank - a.rank).map(({ hit }) => hit);
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

function foundIn(all: readonly Rules[], wanted: readonly Wanted[]): Found[] {
  return allSections(all).flatMap(({ file, section }) => {
    const title = fold(section.title);
    const heading = agreement(title, wanted);
    const statements = section.statements.flatMap((statement) => {
      const text = fold(statement.text);
      const { has, run } = agreement(text, wanted);
      const count = has.filter(Boolean).length;
      if (count === 0) return [];
      const both = agreement(`${title} ${text}`, wanted).has;
      return [{ hit: { file, section, statement }, has: both, rank: run + ALONE * count + HEADING * heading.share }];
    });
    return [{ hit: { file, section, statement: null }, has: heading.has, rank: 0 }, ...statements];
  });
}

const slugged = new WeakMap<Statement | Section, string>();
/** The words of a text as names in addresses have them, with a space around each. */
function wordsOf(one: Statement | Section): string {
  let found = slugged.get(one);
  if (found === undefined) {
    found = ` ${slug("text" in one ? one.text : one.title).replaceAll("-", " ")} `;
    slugged.set(one, found);
  }
  return found;
}

/** Find the rule of a thing: the heading with its name, else the first statement that begins with it or contains it. */
export function ruleOf(all: readonly Rules[], name: string): Hit | null {
  const words = ` ${name.replaceAll("-", " ")} `;
  const inside = allSections(all);
  const heading =
    inside.find(({ section }) => section.id === name) ??
    inside.find(({ section }) => section.level > 1 && wordsOf(section).includes(words));
  if (heading) return { ...heading, statement: null };
  const statements = inside.flatMap((one) => one.section.statements.map((statement) => ({ ...one, statement })));
  return (
    statements.find(({ statement }) => wordsOf(statement).startsWith(words)) ??
    statements.find(({ statement }) => wordsOf(statement).includes(words)) ??
    null
  );
}
