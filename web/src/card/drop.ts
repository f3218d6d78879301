// Meaning of a card of mine that is dropped on the table: the same as the clicks it stands for. Pure functions.
import { candidates, nextStep, tableTargets, type Path } from "./choose";
import type { CardId, Decision, Seat } from "./wire";

/** Place of a dropped card. */
export interface Place {
  seat?: Seat; // on the plate of this seat
  card?: CardId; // on this card in play
  felt: boolean; // on the table, or on my own plate
}
export type Drop =
  | { what: "aim"; path: Path; seat: Seat } // at this seat
  | { what: "card"; card: CardId } // at this card in play
  | { what: "play" } // it needs no target
  | { what: "pick" } // something is left to ask
  | { what: "why"; seat: Seat } // this seat cannot be hit
  | { what: "return" };

export function dropOf(decision: Decision, card: CardId, place: Place): Drop {
  const path: Path = { card };
  const left = candidates(decision, path);
  if (left.length === 0) return { what: "return" };
  if (place.card !== undefined && tableTargets(decision, path).has(place.card))
    return { what: "card", card: place.card };
  const { seat } = place;
  const hits = seat === undefined ? [] : left.filter((option) => option.to === seat || option.also === seat);
  if (seat !== undefined && hits.length > 0) {
    const kinds = new Set(hits.map((option) => option.as ?? ""));
    if (kinds.size > 1) return { what: "pick" };
    return { what: "aim", path: nextStep(decision, path) === "as" ? { card, as: [...kinds][0] } : path, seat };
  }
  if (left.every((option) => option.to !== undefined))
    return seat !== undefined && seat !== decision.who ? { what: "why", seat } : { what: "return" };
  if (!place.felt) return { what: "return" };
  const step = nextStep(decision, path);
  return { what: step === "confirm" || step === "done" ? "play" : "pick" };
}
