// Languages: one Fluent bundle per language, loaded when it is asked for. A message that a plug-in lacks falls back to
// English, then to its key; our own texts are complete in each language (tests/locales/test_messages.py).
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { pref, savePref } from "../store/prefs";

export const LANGUAGES = [
  ["en", "English"],
  ["cs", "Čeština"],
  ["sk", "Slovenčina"],
  ["pl", "Polski"],
  ["it", "Italiano"],
] as const;
export type Lang = (typeof LANGUAGES)[number][0];
export type Vars = Record<string, FluentVariable>;

/** Texts of one kind: a source for each language. */
interface Texts {
  source: (code: Lang) => Promise<string>;
  guest: boolean; // of a plug-in: may lack a language, and may replace our own words
  coming: Map<Lang, Promise<void>>;
}

type Files = Record<string, () => Promise<string>>;
// what the first page shows; its names of cards are those of the side pictures
const firstFiles: Files = import.meta.glob<string>(
  "../../../../src/boomtown/locales/*/{ui,me,strangers,daily,duel_ui,cards}.ftl",
  { query: "?raw", import: "default" },
);
const otherFiles: Files = import.meta.glob<string>(
  [
    "../../../../src/boomtown/locales/*/*.ftl",
    "!../../../../src/boomtown/locales/*/{ui,me,strangers,daily,duel_ui,cards,board,cli,lessons,mail,puzzles}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const joined = (files: Files) => (code: Lang) =>
  Promise.all(Object.keys(files).flatMap((path) => (path.includes(`/locales/${code}/`) ? [files[path]!()] : []))).then(
    (found) => found.join("\n"),
  );
const kinds: Texts[] = [{ source: joined(firstFiles), guest: false, coming: new Map() }];
const bundles = new Map<Lang, FluentBundle>();
// a table asks for the same hundreds of texts at each event, and a lookup takes a tenth of the time
const formatted = new Map<string, string | null>();
const FORMATTED_MOST = 5000;
const state = $state<{ lang: Lang; ready: number }>({ lang: "en", ready: 0 });

const known = (code: string): code is Lang => LANGUAGES.some(([id]) => id === code);

function preferred(): Lang {
  const asked = [pref("lang"), ...navigator.languages].map((code) => (code ?? "").slice(0, 2).toLowerCase());
  return asked.find(known) ?? "en";
}

async function add(texts: Texts, code: Lang): Promise<void> {
  const words = await texts.source(code);
  const bundle = bundles.get(code) ?? new FluentBundle(code, { useIsolating: false });
  bundles.set(code, bundle);
  bundle.addResource(new FluentResource(words), { allowOverrides: texts.guest });
  formatted.clear();
}

/** Load these texts in a language; in English too, if they may lack the language. */
async function load(texts: Texts, code: Lang): Promise<void> {
  const needed: Lang[] = texts.guest ? ["en", code] : [code];
  await Promise.all(
    needed.map((one) => {
      const coming = texts.coming.get(one) ?? add(texts, one);
      texts.coming.set(one, coming);
      coming.catch(() => texts.coming.delete(one)); // the next one who needs it asks again
      return coming;
    }),
  );
}

/** Add texts to the language of the page and to those chosen later. */
export async function alsoFrom(source: Texts["source"], guest = false): Promise<void> {
  const texts: Texts = { source, guest, coming: new Map() };
  kinds.push(texts);
  await load(texts, untrack(lang));
  state.ready += 1;
}

let whole: Promise<void> | null = null;

/** Load the texts that the first page does without: of tables, games and sets. After a failure, try again. */
export function allTexts(): Promise<void> {
  whole ??= alsoFrom(joined(otherFiles)).catch((error: unknown) => {
    whole = null;
    throw error;
  });
  return whole;
}

/** A part of the program with all its texts; without them if they do not come. It fails as soon as the part does. */
export const withTexts = <Part>(part: Promise<Part>): Promise<Part> =>
  Promise.all([part, allTexts().catch(() => undefined)]).then(([loaded]) => loaded);

export async function setLang(code: Lang, keep = true): Promise<void> {
  await Promise.all(kinds.map((texts) => load(texts, code)));
  state.lang = code;
  state.ready += 1;
  document.documentElement.lang = code;
  if (keep) savePref("lang", code);
}

export function startLang(): Promise<void> {
  state.lang = preferred(); // also of the texts that are asked for meanwhile
  return setLang(state.lang, false);
}
export const lang = (): Lang => state.lang;

function format(code: Lang, key: string, vars?: Vars): string | null {
  const bundle = bundles.get(code);
  const pattern = bundle?.getMessage(key)?.value;
  if (bundle === undefined || pattern == null) return null;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, vars ?? null, errors);
}

function formatOnce(code: Lang, key: string, vars?: Vars): string | null {
  const asked = vars ? `${code} ${key} ${JSON.stringify(vars)}` : `${code} ${key}`;
  let found = formatted.get(asked);
  if (found === undefined) {
    found = format(code, key, vars);
    if (formatted.size >= FORMATTED_MOST) formatted.clear();
    formatted.set(asked, found);
  }
  return found;
}

/** Return the message in the current language, or the key itself if it is missing. */
export function t(key: string, vars?: Vars): string {
  return maybe(key, vars) ?? key;
}

/** Like `t`, null if there is no such message. */
export function maybe(key: string, vars?: Vars): string | null {
  void state.ready;
  for (const code of [state.lang, "en"] as const) {
    const found = formatOnce(code, key, vars);
    if (found !== null) return found;
  }
  return null;
}

/** Return true if a message with this key exists. */
export function hasText(key: string): boolean {
  void state.ready;
  return [state.lang, "en" as const].some((code) => bundles.get(code)?.getMessage(key)?.value != null);
}

export function list(parts: string[]): string {
  return new Intl.ListFormat(state.lang, { type: "conjunction" }).format(parts);
}

/** A share of 1 in whole per cent. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(state.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);

export const upperFirst = (words: string): string => words.charAt(0).toLocaleUpperCase(state.lang) + words.slice(1);
