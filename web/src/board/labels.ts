// Names of the values of a position.
import { factsOf } from "../lib/store/facts.svelte";
import { list, maybe, t } from "../lib/text/i18n.svelte";
import { cardSpoken, charName, eventName, roleName } from "../lib/text/text";
import type { AnyCatalog } from "../lib/net/wire";
import type { Odd, Part } from "./wire";
import { boardWords } from "./words.svelte";

export const REST = -1; // all cards that are nowhere else
export const letter = (seat: number): string => "ABCDEFGH"[seat] ?? "";

/** Its name; null for a value that only the line has. Of a value that cannot be set: what it is and why. */
export function labelOf(part: Part, game: string): string | null {
  if (part.zone) return boardWords(game).zoneName?.(part.label) ?? part.label;
  const label = part.label.replaceAll("_", "-");
  return part.control === "fixed"
    ? maybe(`ui-board-fixed-${label}`, { n: Number(part.value) })
    : maybe(`ui-board-part-${label}`);
}

export const seatLabel = (seat: number): string => t("ui-board-seat", { seat: letter(seat) });
export const phaseName = (phase: string): string => maybe(`ui-board-phase-${phase}`) ?? phase;

export function nameOf(part: Part, name: string): string {
  if (part.label === "role") return roleName(name);
  if (part.label === "phase") return phaseName(name);
  if (part.of === "event") return eventName(name);
  return part.of === "special role" ? roleName(name) : charName(name);
}

/** A card as the list of cards names it. */
export function cardLabel(game: string, card: number): string {
  if (card === REST) return t("ui-board-rest");
  return (boardWords(game).cardName ?? cardSpoken)(card);
}

/** The values of a text about what is impossible, with the names of cards, places and values. */
export function oddWords(odd: Odd, game: string): Record<string, string | number> {
  const words = ([key, value]: [string, string | number | number[]]): [string, string | number] => {
    if (typeof value === "object") return [key, list(value.map((card) => cardLabel(game, card)))];
    if (key === "name") return [key, charName(String(value))];
    if (key === "part") return [key, t(`ui-board-part-${String(value).replaceAll("_", "-")}`)];
    return [key, key === "zone" ? (boardWords(game).zoneName?.(String(value)) ?? value) : value];
  };
  return Object.fromEntries(Object.entries(odd.args).map(words));
}

/** Cards in play on which tokens may lie. */
export function loadable(game: string, parts: readonly Part[]): number[] {
  const facts = factsOf<AnyCatalog & { cards?: readonly ({ kind?: string } | null)[]; kinds?: Record<string, object> }>(
    game,
  );
  const inPlay = parts.filter((part) => part.label === "table").flatMap((part) => part.value as number[]);
  return inPlay.filter((card) => "holds" in (facts?.kinds?.[facts.cards?.[card]?.kind ?? ""] ?? {}));
}

/** The cards of the sets in use, by number. */
export function cardsOf(game: string, sets: string[]): number[] {
  const facts = factsOf<AnyCatalog & { cards?: readonly unknown[] }>(game);
  const cards = facts?.cards ?? [];
  const known = new Set([facts?.sets[0]?.id, ...sets]);
  return cards.flatMap((fact, card) => {
    const set = (fact as { set?: string } | null)?.set;
    return fact && (set === undefined || known.has(set)) ? [card] : [];
  });
}
