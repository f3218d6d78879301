// Meaning of a card of mine that is dropped on the table of The Duel: the same as the clicks it stands for. Pure functions.
import { aimOf, asOf, candidates, cardOption, isTurn, nextStep, seatOfSlot, type Aim, type Path } from "./choose";
import type { CardId, Decision, Option, Seat } from "./wire";

/** Place of a dropped card. */
export interface Place {
  slot?: number; // on this character
  seat?: Seat; // on the line of this player
  card?: CardId; // on this card in play
  felt: boolean; // on the table
}
export type Drop =
  | { what: "aim"; path: Path; aim: Aim }
  | { what: "card"; card: CardId; option: Option } // at this card in play
  | { what: "answer"; option: Option } // it is the answer to the question
  | { what: "play" } // it needs no target
  | { what: "pick" } // something is left to ask
  | { what: "why"; slot: number } // this character cannot be hit
  | { what: "return" };

/** What the place may stand for, the most exact one first. */
function aimsAt({ slot, seat }: Place): Aim[] {
  if (slot !== undefined) return [`slot-${slot}`, `side-${seatOfSlot(slot)}`];
  return seat === undefined ? [] : [`hand-${seat}`, `side-${seat}`];
}

export function dropOf(decision: Decision, card: CardId, place: Place): Drop {
  if (!isTurn(decision)) {
    const option = cardOption(decision, card);
    return option && place.felt ? { what: "answer", option } : { what: "return" };
  }
  const left = candidates(decision, { card });
  if (left.length === 0) return { what: "return" };
  const there = left.filter((option) => option.of !== undefined && option.of === place.card);
  if (there.length === 1) return { what: "card", card: place.card!, option: there[0]! };
  const aim = aimsAt(place).find((one) => left.some((option) => aimOf(option) === one));
  if (aim !== undefined) {
    const kinds = new Set(left.filter((option) => aimOf(option) === aim).map(asOf));
    if (kinds.size > 1) return { what: "pick" };
    const as = nextStep(decision, { card }) === "as" ? { as: [...kinds][0] } : {};
    return { what: "aim", path: { card, ...as, aim }, aim };
  }
  if (!place.felt) return { what: "return" };
  const targets = left.filter((option) => option.to !== undefined || option.of !== undefined);
  if (targets.length === left.length && targets.every((option) => option.of === undefined))
    return place.slot === undefined ? { what: "return" } : { what: "why", slot: place.slot };
  return { what: nextStep(decision, { card }) === "confirm" ? "play" : "pick" };
}
