// Card shown large in the middle: another player's card in use, or a card that is checked.
import { isAside } from "../lib/log/phrasing";
import type { CardId, GameEvent, Seat } from "./wire";

/** A card in the middle, large enough to be read. */
export interface Shown {
  card: CardId;
  what: "act" | "answer" | "check";
  event: GameEvent;
  cause: string; // what a card was turned up for
  good: boolean;
  who: Seat | null;
  to: Seat | null; // whom it is aimed at
  from: string; // where it comes from, and where it goes afterwards (data-at)
  goes: string;
}

const FOLLOWS = new Set([
  ...["lose", "heal", "stopped", "stand", "harmless", "out", "jailed", "shuffle", "penalty"],
  ...["cancel", "gold", "survive", "reshuffle", "offer"],
]);
const ACTS = new Set(["play", "answer", "lay", "use", "passes", "take", "discard", "buy", "found", "force", "saved"]);
const TO_SEAT = new Set(["lay", "passes", "take"]);

/** Effect of an event on the middle; null: none, "stays": keep the shown card. */
export function presented(event: GameEvent, me: Seat | null): Shown | null | "stays" {
  const draws = event.t === "draw" && event.cause !== "phase"; // by the card that is shown
  const usedUp = event.t === "discard" && isAside(event);
  if (FOLLOWS.has(event.t) || draws || usedUp) return "stays";
  const { who = null, cause = "" } = event;
  const card = event.card ?? (event.cards?.length === 1 ? event.cards[0] : null) ?? null;
  const checked = ["check", "colour", "flip"].includes(event.t) ? (card ?? event.cards?.[0] ?? null) : null;
  if (checked !== null)
    return {
      card: checked,
      what: "check",
      event,
      cause,
      good: event.good ?? false,
      who,
      to: null,
      from: "deck",
      goes: "discard",
    };
  // my own hand I know; what leaves a hand as a price or at the end of a turn says nothing
  if (!ACTS.has(event.t) || who === me || card === null || cause === "limit" || cause === "cost") return null;
  // an answer is its player's own affair: it is aimed at no one
  const answers = event.t === "answer";
  const to = event.to !== undefined && event.to !== who && !answers ? event.to : null;
  const from =
    event.t === "take"
      ? event.zone === "row"
        ? "row"
        : event.zone === "discard"
          ? "discard"
          : `seat-${event.from}`
      : `seat-${who}`;
  const goes = TO_SEAT.has(event.t) ? `seat-${event.t === "take" ? who : (to ?? who)}` : "discard";
  return {
    card,
    what: answers ? "answer" : "act",
    event,
    cause: "",
    good: true,
    who,
    to: event.t === "take" ? null : to,
    from,
    goes,
  };
}
