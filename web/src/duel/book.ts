// What The Duel has to show: kinds of cards and characters of both sides.
import { list, t, upperFirst } from "../lib/text/i18n.svelte";
import { charName, roleName } from "../lib/text/text";
import type { Contents } from "../cards/books";
import { idOf, type Entry, type Named } from "../cards/entries";
import type { SideName } from "./faces";
import type { AnyCatalog, DuelCatalog } from "./wire";
import { cardTitle } from "./words";

const SORTS = ["duel-red", "duel-brown", "duel-blue", "duel-law", "duel-outlaws"] as const;
const SIDES: SideName[] = ["law", "outlaws"];

const copies = (facts: DuelCatalog, kind: string, deck: SideName): number =>
  facts.cards.filter((card) => card.kind === kind && card.back === deck && !card.option).length;

export function entriesOf(facts: DuelCatalog): Entry[] {
  const entry = (what: string, sort: string, name: string, set: string): Entry => ({
    id: idOf(what, name),
    what,
    name,
    sort: `duel-${sort}`,
    sets: [set],
    copies: [],
  });
  return [
    ...Object.values(facts.kinds).map((kind) => entry("duel", kind.border, kind.name, kind.set)),
    ...Object.values(facts.characters).map((one) => entry("duel", one.side, one.name, one.set)),
  ];
}

/** Kind of the object, one line each. */
function linesOf(facts: DuelCatalog, { name }: Named): string[] {
  const person = facts.characters[name];
  if (person) {
    const { life, side, always } = person;
    return [upperFirst(roleName(side)), t("ui-char-lives", { n: life }), ...(always ? [t("ui-duel-sign-always")] : [])];
  }
  const kind = facts.kinds[name]!;
  const where = SIDES.map((deck) => [deck, copies(facts, name, deck)] as const)
    .filter(([, n]) => n > 0)
    .map(([deck, n]) => t(`ui-duel-copies-${deck}`, { n }));
  return [
    t(`ui-duel-border-${kind.border}`),
    list(where),
    ...(kind.always ? [t("ui-duel-sign-always")] : []),
    ...(kind.reload ? [t("ui-duel-sign-reload")] : []),
  ];
}

export function bookOf(all: AnyCatalog): Contents {
  const facts = all as DuelCatalog;
  return {
    facts,
    kind: "ui-filter-kind",
    sorts: SORTS,
    entries: () => entriesOf(facts),
    title: ({ name }) => (facts.characters[name] ? charName(name) : cardTitle(name)),
    lines: (entry) => linesOf(facts, entry),
    life: ({ name }) => facts.characters[name]?.life ?? 0,
  };
}
