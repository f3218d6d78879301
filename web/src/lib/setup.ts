// What can be chosen about a game, what is wrong with a choice and how to mend it. Knows no words and no page.
import type { Catalog, OptionFact, Preset, TableInfo } from "./wire";

export type Value = boolean | number | string;
export interface Setup {
  players: number;
  sets: string[]; // on top of the base game
  options: Record<string, Value>;
}

export type Repair = { does: "add"; sets: string[] } | { does: "players"; players: number };
export interface Problem {
  is: "needs" | "people"; // this many players need sets that are not chosen; more people sit there than it has seats
  players: number;
  sets: string[];
  people: number;
  repairs: Repair[];
}

/** The sets in the order of the catalog. */
export const inOrder = (facts: Catalog, sets: Iterable<string>): string[] => {
  const wanted = new Set(sets);
  return facts.sets.map((set) => set.id).filter((id) => wanted.has(id));
};
export const extras = (facts: Catalog): Catalog["sets"] => facts.sets.filter((set) => set.id !== "base");

export const numbers = (facts: Catalog): number[] => {
  const [few, most] = facts.players;
  return Array.from({ length: most - few + 1 }, (_, i) => few + i);
};

/** Sets that this many players need and that are not chosen. */
export const lacking = (facts: Catalog, players: number, sets: string[]): string[] =>
  (facts.needs?.[players] ?? []).filter((id) => !sets.includes(id));

const works = (facts: Catalog, players: number, sets: string[], people: number): boolean =>
  players >= people && lacking(facts, players, sets).length === 0;

/** The number of players nearest to the wanted one with which the game can start. */
export function nearest(facts: Catalog, players: number, sets: string[], people: number): number | null {
  const fit = numbers(facts).filter((n) => works(facts, n, sets, people));
  return fit.sort((a, b) => Math.abs(a - players) - Math.abs(b - players) || a - b)[0] ?? null;
}

/** Why the game cannot start like this; `people` sit at the table already. */
export function problemOf(facts: Catalog, setup: Setup, people = 0): Problem | null {
  const { players, sets } = setup;
  if (works(facts, players, sets, people)) return null;
  const short = lacking(facts, players, sets);
  const repairs: Repair[] = [];
  if (players >= people) repairs.push({ does: "add", sets: inOrder(facts, short) });
  const other = nearest(facts, players, sets, people);
  if (other !== null) repairs.push({ does: "players", players: other });
  return { is: players < people ? "people" : "needs", players, sets: inOrder(facts, short), people, repairs };
}

export const mend = (facts: Catalog, setup: Setup, repair: Repair): Setup =>
  repair.does === "add" ? { ...setup, sets: inOrder(facts, [...setup.sets, ...repair.sets]) } : { ...setup, players: repair.players };

export interface Idle {
  sets: string[]; // would have to be chosen
  players: number[]; // it matters for these numbers only
}

/** Why an option changes nothing now; null where it matters. */
export function idle(option: OptionFact, setup: Setup): Idle | null {
  const sets = (option.needs ?? []).filter((id) => !setup.sets.includes(id));
  const players = option.players && !option.players.includes(setup.players) ? option.players : [];
  return sets.length || players.length ? { sets, players } : null;
}

const defaults = (facts: Catalog): Record<string, Value> => Object.fromEntries(facts.options.map((option) => [option.id, option.default]));
const pick = (facts: Catalog, given: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(given).filter(([id]) => facts.options.some((option) => option.id === id)));

/** Sets and options as the catalog knows them, with everything filled in. */
export const complete = (facts: Catalog, given: Partial<Setup>): Setup => ({
  players: given.players ?? 5,
  sets: inOrder(facts, given.sets ?? []).filter((id) => id !== "base"),
  options: { ...defaults(facts), ...pick(facts, given.options ?? {}) },
});

/** The form as a preset fills it; more seats where more people sit already. */
export function fromPreset(facts: Catalog, preset: Preset, people = 0): Setup {
  const setup = complete(facts, preset);
  return { ...setup, players: nearest(facts, Math.max(setup.players, people), setup.sets, people) ?? setup.players };
}

/** The preset that would change nothing, if there is one. */
export const presetOf = (facts: Catalog, setup: Setup, people = 0): string | null =>
  (facts.presets ?? []).find((preset) => same(facts, fromPreset(facts, preset, people), setup))?.id ?? null;

function same(facts: Catalog, one: Setup, other: Setup): boolean {
  const matters = facts.options.filter((option) => !idle(option, one));
  return one.players === other.players && one.sets.join() === other.sets.join() && matters.every(({ id }) => one.options[id] === other.options[id]);
}

/** What is worth telling about the options of a table: those that matter, unless they are a plain no. */
export const toldOptions = (facts: Catalog, setup: TableInfo["setup"]): { option: OptionFact; value: Value }[] =>
  facts.options
    .filter((option) => !idle(option, setup))
    .map((option) => ({ option, value: setup.options[option.id] ?? option.default }))
    .filter(({ option, value }) => value !== false || option.default !== false);

export const ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;
export type Role = (typeof ROLES)[number];

/** The role cards of a game: how many of which. */
export const roleCards = (facts: Catalog, players: number): { role: Role; n: number }[] =>
  ROLES.map((role, i) => ({ role, n: facts.roles[players]?.[i] ?? 0 })).filter(({ n }) => n > 0);
