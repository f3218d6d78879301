// Languages: one Fluent bundle per language, loaded when it is asked for; a missing message falls back to English, then to its key.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
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

const files = import.meta.glob<string>(
  ["../../../../src/boomtown/locales/*/*.ftl", "!../../../../src/boomtown/locales/*/{board,cli,lessons,mail}.ftl"],
  { query: "?raw", import: "default" },
);
const bundles = new Map<Lang, FluentBundle>();
const state = $state<{ lang: Lang; ready: number }>({ lang: "en", ready: 0 });

const known = (code: string): code is Lang => LANGUAGES.some(([id]) => id === code);

function preferred(): Lang {
  const asked = [pref("lang"), ...navigator.languages].map((code) => (code ?? "").slice(0, 2).toLowerCase());
  return asked.find(known) ?? "en";
}

// texts of games from plug-ins, in addition to the built-in texts
const brought: ((code: Lang) => Promise<string>)[] = [];

const add = (bundle: FluentBundle, source: string): unknown =>
  bundle.addResource(new FluentResource(source), { allowOverrides: true });

/** Add texts to the loaded languages and to those loaded later. */
export async function alsoFrom(source: (code: Lang) => Promise<string>): Promise<void> {
  brought.push(source);
  const own = [...bundles].map(async ([code, bundle]) => add(bundle, await source(code)));
  await Promise.all(own);
  state.ready += 1;
}

async function load(code: Lang): Promise<void> {
  if (bundles.has(code)) return;
  const bundle = new FluentBundle(code, { useIsolating: false });
  const own = Object.keys(files).filter((path) => path.includes(`/locales/${code}/`));
  const sources = await Promise.all([...own.map((path) => files[path]!()), ...brought.map((source) => source(code))]);
  for (const source of sources) add(bundle, source);
  bundles.set(code, bundle);
}

export async function setLang(code: Lang, keep = true): Promise<void> {
  await Promise.all([load("en"), load(code)]);
  state.lang = code;
  state.ready += 1;
  document.documentElement.lang = code;
  if (keep) savePref("lang", code);
}

export const startLang = (): Promise<void> => setLang(preferred(), false);
export const lang = (): Lang => state.lang;

function format(bundle: FluentBundle, key: string, vars?: Vars): string | null {
  const pattern = bundle.getMessage(key)?.value;
  if (pattern == null) return null;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, vars ?? null, errors);
}

/** Return the message in the current language, or the key itself if it is missing. */
export function t(key: string, vars?: Vars): string {
  return maybe(key, vars) ?? key;
}

/** Like `t`, null if there is no such message. */
export function maybe(key: string, vars?: Vars): string | null {
  void state.ready;
  for (const code of [state.lang, "en"] as const) {
    const bundle = bundles.get(code);
    const found = bundle ? format(bundle, key, vars) : null;
    if (found !== null) return found;
  }
  return null;
}

export function list(parts: string[]): string {
  return new Intl.ListFormat(state.lang, { type: "conjunction" }).format(parts);
}

export const upperFirst = (words: string): string => words.charAt(0).toLocaleUpperCase(state.lang) + words.slice(1);
