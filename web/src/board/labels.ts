// Names of the values of a position.
import { zoneName } from "../card/zonewords";
import { cardFact as duelFact } from "../duel/facts";
import { factsOf } from "../lib/store/facts.svelte";
import { maybe, t } from "../lib/text/i18n.svelte";
import { cardSpoken, charName, eventName, kindName, roleName } from "../lib/text/text";
import type { CardId, Catalog } from "../card/wire";
import type { DuelCatalog } from "../duel/wire";
import type { Part } from "./wire";

export const REST = -1; // all cards that are nowhere else
export const letter = (seat: number): string => "ABCDEFGH"[seat] ?? "";

/** Its name; null for a value that only the line has. */
export const labelOf = (part: Part): string | null =>
  part.zone ? zoneName(part.label) : maybe(`ui-board-part-${part.label.replaceAll("_", "-")}`);

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
  if (game === "duel") {
    const fact = duelFact(card);
    return `${kindName(fact.kind)} ${t(`symbol-${fact.reveal}`)}`;
  }
  return cardSpoken(card);
}

/** The cards of the sets in use, by number. */
export function cardsOf(game: string, sets: string[]): number[] {
  const facts = factsOf<Catalog | DuelCatalog>(game);
  const cards: readonly unknown[] = (facts as { cards?: readonly unknown[] } | null)?.cards ?? [];
  const known = new Set([facts?.sets[0]?.id, ...sets]);
  return cards.flatMap((fact, card: CardId) => {
    const set = (fact as { set?: string } | null)?.set;
    return fact && (set === undefined || known.has(set)) ? [card] : [];
  });
}
