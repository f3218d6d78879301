// The deal at the start of a game: a few backs fly from the deck to each seat, my cards to their places in my hand.
// Nothing waits for it: the next state ends it.
import type { Flights } from "../lib/playback/flights.svelte";
import { atOnce, middleOf } from "../lib/playback/stage.svelte";
import { play as sound } from "../lib/input/sound";
import { calm } from "../lib/store/ui.svelte";
import type { CardId, View } from "./wire";

const FLIES = 360; // ms
const NEXT = 55; // ms until the next card leaves the deck
const BACKS = 2; // that stand for the hand of another player
const AFTER = 120; // ms until the first one leaves

const MOVES = new Set(["play", "lay", "use", "discard", "end"]);

/** True if a game has just been dealt: nothing has happened in it. */
export const isDealt = (view: View, events: readonly { t: string }[]): boolean =>
  view.turn_no <= 1 && view.choices.length === 0 && !events.some((event) => MOVES.has(event.t));

/** The cards in the order in which they leave the deck: round after round, first seat first. */
export function order(view: View): { seat: number; card: CardId | null }[] {
  const first = view.seating.indexOf(view.turn);
  const seats = view.seating.map((_, i) => view.seating[(first + i) % view.seating.length]!);
  const hands = seats.map((seat) => ({
    seat,
    cards: seat === view.you ? view.hand : Array<null>(Math.min(BACKS, view.seats[seat]?.hand ?? 0)).fill(null),
  }));
  const rounds = Math.max(0, ...hands.map(({ cards }) => cards.length));
  return Array.from({ length: rounds }, (_, round) =>
    hands.flatMap(({ seat, cards }) => (round < cards.length ? [{ seat, card: cards[round]! }] : [])),
  ).flat();
}

export function deal(flights: Flights<{ card: CardId | null }>, view: View): void {
  const deck = middleOf("deck");
  if (!deck || calm() || atOnce() || document.hidden) return;
  flights.hide(view.hand);
  order(view).forEach(({ seat, card }, i) => {
    const to = middleOf(card === null ? `seat-${seat}` : `card-${card}`);
    if (!to) return;
    // each card is made when it leaves: all at once would hold up the page
    flights.later(AFTER + NEXT * i, () => {
      flights.launch([{ card }], { from: deck, to, ms: FLIES });
      sound("card", FLIES);
      if (card !== null) flights.later(FLIES, () => flights.show(card));
    });
  });
}
