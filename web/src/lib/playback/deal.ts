// The deal at the start of a game: a few backs fly from a deck to each seat, my cards to their places in my hand.
// Nothing waits for it: the next state ends it.
import { play as sound } from "../input/sound";
import { pendingParts } from "../layout/pending_parts";
import { calm } from "../store/ui.svelte";
import type { Flights } from "./flights.svelte";
import { middleOf } from "./points";
import { atOnce } from "./stage.svelte";

const FLIES = 360; // ms
const NEXT = 55; // ms until the next card leaves the deck
const BACKS = 2; // that stand for the hand of another player
const AFTER = 120; // ms until the first one leaves
const TRIES = 12; // NEXT apart, until the table is mounted

const MOVES = new Set(["play", "lay", "use", "discard", "reload", "end"]);

/** Cards of one seat; null: an unseen one. */
export interface DealtHand {
  seat: number;
  deck: string; // the data-at of the deck
  cards: (number | null)[];
}

interface Way {
  hand: DealtHand;
  card: number | null;
}

/** True if a game has just been dealt: nothing has happened in it. */
export const isDealt = (turn: number, events: readonly { t: string }[]): boolean =>
  turn <= 1 && !events.some((event) => MOVES.has(event.t));

/** The few backs that stand for a hand of `count` cards. */
export const backs = (count: number): null[] => Array<null>(Math.min(BACKS, count)).fill(null);

/** The cards in the order in which they leave the deck: round after round, first seat first. */
export function order(hands: DealtHand[]): Way[] {
  const rounds = Math.max(0, ...hands.map(({ cards }) => cards.length));
  return Array.from({ length: rounds }, (_, round) =>
    hands.flatMap((hand) => (round < hand.cards.length ? [{ hand, card: hand.cards[round]! }] : [])),
  ).flat();
}

/** Deal the hands, first seat first. `thing` makes the object that flies. */
export function deal<Thing extends object>(
  flights: Flights<Thing>,
  hands: DealtHand[],
  thing: (hand: DealtHand, card: number | null) => Thing,
): void {
  if (calm() || atOnce() || document.hidden) return;
  const cards = order(hands);
  flights.hide(cards.map(({ card }) => card));
  flights.later(AFTER, () => start(flights, cards, thing, TRIES));
}

const endOf = ({ hand, card }: Way): string => (card === null ? `seat-${hand.seat}` : `card-${card}`);

/** Let the cards leave the deck as soon as all is mounted: a slow device mounts part by part, and a card would stop. */
function start<Thing extends object>(
  flights: Flights<Thing>,
  cards: Way[],
  thing: (hand: DealtHand, card: number | null) => Thing,
  tries: number,
): void {
  const again = (): void => flights.later(NEXT, () => start(flights, cards, thing, tries - 1));
  if (tries > 0 && pendingParts.size > 0) return again(); // measured later: it lays out the page
  const ways = cards.map((way) => ({ way, from: middleOf(way.hand.deck), to: middleOf(endOf(way)) }));
  if (tries > 0 && ways.some(({ from, to }) => !from || !to)) return again();
  ways.forEach(({ way: { hand, card }, from, to }, i) => {
    if (!from || !to) return card === null ? undefined : flights.show(card);
    // each card is made when it leaves: all at once would hold up the page
    flights.later(NEXT * i, () => {
      flights.launch([thing(hand, card)], { from, to, ms: FLIES });
      sound("card", FLIES);
      if (card !== null) flights.later(FLIES, () => flights.show(card));
    });
  });
}
