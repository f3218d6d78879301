// What can be chosen about a game, what is wrong with a choice and how to mend it. Knows no words, no page, and of a game only its catalog.
import { GAMES } from "../../games";
import type { AnyCatalog, OptionFact, Preset, TableInfo } from "../net/wire";

export type Value = boolean | number | string;
export interface Setup {
  game: string;
  players: number;
  sets: string[]; // on top of the base game
  options: Record<string, Value>;
}

export type Repair = { does: "add" | "drop"; sets: string[] } | { does: "players"; players: number };
export interface Problem {
  // needs: this number of players requires sets that are not chosen; numbers: chosen sets exclude it; people: more people than seats
  is: "needs" | "numbers" | "people";
  players: number;
  sets: string[];
  numbers: number[]; // with which those sets go
  people: number;
  repairs: Repair[];
}
export type SetFact = AnyCatalog["sets"][number];

/** Is this set a game itself, and so always in? */
export const isBase = (id: string): boolean => GAMES.some((game) => game.base === id);
export const setsOf = (facts: Pick<AnyCatalog, "sets">): SetFact[] => facts.sets;

/** The sets in the order of the catalog. */
export const inOrder = (facts: AnyCatalog, sets: Iterable<string>): string[] => {
  const wanted = new Set(sets);
  return setsOf(facts)
    .map((set) => set.id)
    .filter((id) => wanted.has(id));
};

export const numbers = (facts: AnyCatalog): number[] => {
  const [few, most] = facts.players;
  return Array.from({ length: most - few + 1 }, (_, i) => few + i);
};

/** So many players, or as near as the game goes. */
export const withinNumbers = (facts: AnyCatalog, players: number): number =>
  Math.max(facts.players[0], Math.min(facts.players[1], players));

/** Sets that this many players need and that are not chosen. */
export const lacking = (facts: AnyCatalog, players: number, sets: string[]): string[] =>
  inOrder(
    facts,
    (facts.needs?.[players] ?? []).filter((id) => !sets.includes(id)),
  );

/** Numbers of players that a set supports, if it limits them. */
const goesWith = (set: SetFact): number[] | undefined => ("players" in set ? set.players : undefined);

/** Chosen sets that do not go with this many players. */
export const unfit = (facts: AnyCatalog, players: number, sets: string[]): string[] =>
  setsOf(facts)
    .filter((set) => sets.includes(set.id) && !(goesWith(set)?.includes(players) ?? true))
    .map((set) => set.id);

/** The numbers of players all of these sets go with. */
const numbersOf = (facts: AnyCatalog, sets: string[]): number[] =>
  numbers(facts).filter((n) => unfit(facts, n, sets).length === 0);

export const works = (facts: AnyCatalog, players: number, sets: string[], people = 0): boolean =>
  players >= people && lacking(facts, players, sets).length === 0 && unfit(facts, players, sets).length === 0;

/** The number of players nearest to the wanted one with which the game can start. */
export function nearest(facts: AnyCatalog, players: number, sets: string[], people: number): number | null {
  const fit = numbers(facts).filter((n) => works(facts, n, sets, people));
  return fit.sort((a, b) => Math.abs(a - players) - Math.abs(b - players) || a - b)[0] ?? null;
}

/** What mends it with one click. */
function repairsOf(facts: AnyCatalog, { players, sets }: Setup, people: number): Repair[] {
  const ways: Repair[] = [];
  const [short, surplus] = [lacking(facts, players, sets), unfit(facts, players, sets)];
  if (short.length && works(facts, players, [...sets, ...short], people)) ways.push({ does: "add", sets: short });
  if (surplus.length && works(facts, players, without(sets, surplus), people))
    ways.push({ does: "drop", sets: surplus });
  const other = nearest(facts, players, sets, people);
  return other === null ? ways : [...ways, { does: "players", players: other }];
}
const without = (sets: string[], gone: string[]): string[] => sets.filter((id) => !gone.includes(id));

/** Why the game cannot start like this; `people` sit at the table already. */
export function problemOf(facts: AnyCatalog, setup: Setup, people = 0): Problem | null {
  const { players, sets } = setup;
  if (works(facts, players, sets, people)) return null;
  const short = lacking(facts, players, sets);
  const surplus = unfit(facts, players, sets);
  const is = players < people ? "people" : short.length ? "needs" : "numbers";
  const meant = is === "numbers" ? surplus : short;
  return {
    is,
    players,
    sets: meant,
    numbers: numbersOf(facts, meant),
    people,
    repairs: repairsOf(facts, setup, people),
  };
}

export function mend(facts: AnyCatalog, setup: Setup, repair: Repair): Setup {
  if (repair.does === "players") return { ...setup, players: repair.players };
  return {
    ...setup,
    sets: repair.does === "add" ? inOrder(facts, [...setup.sets, ...repair.sets]) : without(setup.sets, repair.sets),
  };
}

export interface Idle {
  sets: string[]; // would have to be chosen
  players: number[]; // it matters for these numbers only
}

/** Why an option changes nothing now; null where it matters. */
export function idle(option: OptionFact, setup: Pick<Setup, "players" | "sets">): Idle | null {
  const sets = (option.needs ?? []).filter((id) => !setup.sets.includes(id));
  const players = option.players && !option.players.includes(setup.players) ? option.players : [];
  return sets.length || players.length ? { sets, players } : null;
}

/** Further values of an option that go with the chosen sets. */
export const further = (option: OptionFact, { sets }: Pick<Setup, "sets">): string[] =>
  Object.entries(option.more ?? {})
    .filter(([, needs]) => !needs || sets.includes(needs))
    .map(([value]) => value);

/** Is a further value chosen whose set is not? */
export const stray = (option: OptionFact, setup: Pick<Setup, "sets" | "options">): boolean => {
  const value = String(setup.options[option.id]);
  return value in (option.more ?? {}) && !further(option, setup).includes(value);
};

const defaults = (facts: AnyCatalog): Record<string, Value> =>
  Object.fromEntries(facts.options.map((option) => [option.id, option.default]));
const pick = (facts: AnyCatalog, given: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(given).filter(([id]) => facts.options.some((option) => option.id === id)));

/** Sets and options as the catalog knows them, with everything filled in. */
export const complete = (facts: AnyCatalog, given: Partial<Setup>): Setup => ({
  game: facts.game,
  players: withinNumbers(facts, given.players ?? 5),
  sets: inOrder(facts, given.sets ?? []).filter((id) => !isBase(id)),
  options: { ...defaults(facts), ...pick(facts, given.options ?? {}) },
});

/** The form as a preset fills it; more seats where more people sit already. */
export function fromPreset(facts: AnyCatalog, preset: Omit<Preset, "id">, people = 0): Setup {
  const setup = complete(facts, preset);
  return { ...setup, players: nearest(facts, Math.max(setup.players, people), setup.sets, people) ?? setup.players };
}

/** Setup of another game with the same players, as close as possible. */
export const plain = (facts: AnyCatalog, players: number, people = 0): Setup =>
  fromPreset(facts, { players, sets: [], options: {} }, people);

/** The preset that would change nothing, if there is one. */
export const presetOf = (facts: AnyCatalog, setup: Setup, people = 0): string | null =>
  (facts.presets ?? []).find((preset) => same(facts, fromPreset(facts, preset, people), setup))?.id ?? null;

function same(facts: AnyCatalog, one: Setup, other: Setup): boolean {
  const matters = facts.options.filter((option) => !idle(option, one));
  return (
    one.players === other.players &&
    one.sets.join() === other.sets.join() &&
    matters.every(({ id }) => one.options[id] === other.options[id])
  );
}

/** What is worth telling about the options of a table: those that matter, unless they are a plain no. */
export const toldOptions = (facts: AnyCatalog, setup: TableInfo["setup"]): { option: OptionFact; value: Value }[] =>
  facts.options
    .filter((option) => !idle(option, setup))
    .map((option) => ({ option, value: setup.options[option.id] ?? option.default }))
    .filter(({ option, value }) => value !== false || option.default !== false);

export const ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;
export type Role = (typeof ROLES)[number];

/** The role cards of a game: how many of which. */
export const roleCards = (facts: AnyCatalog, players: number): { role: Role; n: number }[] =>
  ROLES.map((role, i) => ({ role, n: facts.roles[players]?.[i] ?? 0 })).filter(({ n }) => n > 0);
