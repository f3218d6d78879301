// Entries of the dice game: characters, plain and special roles, dice, their faces, and all objects of its
// table.
import { list, maybe, t, upperFirst } from "../lib/text/i18n.svelte";
import { ROLES, roleCards } from "../lib/game/setup";
import { charName, roleName } from "../lib/text/text";
import { setTitles } from "../lib/text/set_names";
import { numbersLine } from "../landing/words";
import type { AnyCatalog, DiceCatalog } from "./wire";
import type { Contents } from "../cards/books";
import { idOf, type Entry, type Named } from "../cards/entries";
import { ownTitle } from "../cards/words";

const SORTS = ["character", "role", "special", "die", "face", "token"] as const;
const BASE = "dice";
/** What two modules bring that is neither die nor role nor character. */
const TOKENS = [
  { name: "chief arrow", set: "chiefs_arrow" },
  { name: "ghost", set: "ghost" },
];

export function entriesOf(facts: DiceCatalog): Entry[] {
  const all = (what: string, sort: string, things: { name: string; set: string }[]): Entry[] =>
    things.map(({ name, set }) => ({ id: idOf(what, name), what, name, sort, sets: [set], copies: [] }));
  return [
    ...all("dice", "character", Object.values(facts.characters)),
    ...all(
      "role",
      "role",
      ROLES.map((name) => ({ name, set: BASE })),
    ),
    ...all("role", "special", Object.values(facts.specials)),
    ...all("die", "die", Object.values(facts.dice)),
    ...all("face", "face", Object.values(facts.faces)),
    ...all("token", "token", TOKENS),
  ];
}

/** The dice that show a face. */
export const diceWith = (facts: DiceCatalog, face: string): string[] =>
  Object.values(facts.dice)
    .filter((die) => die.faces.includes(face))
    .map((die) => die.name);

const withPlayers = (players: number[]): string => t("ui-role-with", { players: numbersLine(players) });

/** What a plain role is besides, and its goal with three and eight players where that is another. */
export function moreOfRole(name: string): string {
  const goal = (players: number, end: string): string[] => {
    const words = maybe(`role-${name}-goal-${end}`);
    return words ? [`${withPlayers([players])} · ${words}`] : [];
  };
  return [maybe(`dice-role-${name}-more`) ?? "", ...goal(3, "three"), ...goal(8, "eight")].filter(Boolean).join("\n");
}

/** For how many players a plain role is dealt how often: "With 6–8 players · 3 outlaws". */
function dealtOf(facts: DiceCatalog, name: string): string[] {
  const found = new Map<number, number[]>();
  for (const players of Object.keys(facts.roles).map(Number)) {
    const n = roleCards(facts, players).find(({ role }) => role === name)?.n ?? 0;
    if (n) found.set(n, [...(found.get(n) ?? []), players]);
  }
  return [...found].map(([n, players]) => `${withPlayers(players)} · ${t(`ui-${name}-n`, { n })}`);
}

export function titleOf(entry: Named): string {
  if (entry.what === "dice") return charName(entry.name); // who is in the card game as well has one name
  return entry.what === "token" ? ownTitle(entry) : upperFirst(ownTitle(entry));
}

/** Kind of the object, one line each. */
function linesOf(facts: DiceCatalog, { what, name }: Named): string[] {
  if (what === "dice") {
    const { life, needs } = facts.characters[name]!;
    return [t("ui-char-lives", { n: life }), ...(needs.length ? [t("ui-needs-sets", { sets: setTitles(needs) })] : [])];
  }
  const special = facts.specials[name];
  if (what === "role") return special ? [t("ui-special-of", { role: roleName(special.role) })] : dealtOf(facts, name);
  if (what === "die") return [t("ui-dice-n", { n: facts.dice[name]!.count })];
  if (what === "face")
    return [t("ui-face-on", { dice: list(diceWith(facts, name).map((die) => titleOf({ what: "die", name: die }))) })];
  return [];
}

export function bookOf(all: AnyCatalog): Contents {
  const facts = all as DiceCatalog;
  return {
    facts,
    kind: "ui-filter-kind-dice",
    sorts: SORTS,
    entries: () => entriesOf(facts),
    title: titleOf,
    lines: (entry) => linesOf(facts, entry),
    more: ({ what, name }) => (what === "role" ? moreOfRole(name) : ""),
    life: ({ what, name }) => (what === "dice" ? (facts.characters[name]?.life ?? 0) : 0),
  };
}
