// What the card game has to show: kinds of cards, characters, events.
import { t } from "../lib/text/i18n.svelte";
import { slug } from "../lib/text/slug";
import type { AnyCatalog, Catalog } from "./wire";
import type { Contents } from "../cards/books";
import { idOf, type Entry, type Named } from "../cards/entries";
import { ownTitle } from "../cards/words";

const SORTS = [
  ...(["brown", "blue", "green", "orange", "black", "wagon", "engine", "station"] as const),
  ...(["character", "event"] as const),
] as const;

/** The copies of a kind, box by box. */
export function copiesOf(facts: Catalog, kind: string): Entry["copies"] {
  return facts.sets
    .map(({ id }) => ({ set: id, cards: facts.cards.filter((card) => card.kind === kind && card.set === id) }))
    .filter((one) => one.cards.length > 0);
}

export function entriesOf(facts: Catalog): Entry[] {
  const cards = Object.values(facts.kinds).flatMap((kind): Entry[] => {
    const copies = copiesOf(facts, kind.name);
    if (copies.length === 0) return []; // no card, but a way to play one
    const sets = copies.map((one) => one.set);
    return [{ id: idOf("card", kind.name), what: "card", name: kind.name, sort: kind.border, sets, copies }];
  });
  const plain = (what: "char" | "event", sort: string, { name, set }: { name: string; set: string }): Entry => ({
    id: idOf(what, name),
    what,
    name,
    sort,
    sets: [set],
    copies: [],
  });
  return [
    ...cards,
    ...Object.values(facts.characters).map((one) => plain("char", "character", one)),
    ...Object.values(facts.events ?? {}).map((one) => plain("event", "event", one)),
  ];
}

/** What sort of card it is, in a line each. */
function linesOf(facts: Catalog, { what, name }: Named): string[] {
  if (what === "char") return [t("ui-char-lives", { n: facts.characters[name]!.life })];
  if (what === "event") {
    const { timing, last, bonus } = facts.events[name]!;
    return [
      t("ui-card-event"),
      t(`ui-event-${slug(timing)}`),
      ...(last ? [t("ui-event-last")] : []),
      ...(bonus ? [t("ui-event-bonus")] : []),
    ];
  }
  const { range, border } = facts.kinds[name]!;
  return [range != null ? t("ui-card-weapon", { n: range }) : t(`ui-card-${border}`)];
}

export function bookOf(all: AnyCatalog): Contents {
  const facts = all as Catalog;
  return {
    facts,
    kind: "ui-filter-kind",
    sorts: SORTS,
    entries: () => entriesOf(facts),
    title: ownTitle,
    lines: (entry) => linesOf(facts, entry),
    life: ({ what, name }) => (what === "char" ? (facts.characters[name]?.life ?? 0) : 0),
  };
}
