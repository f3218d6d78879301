// Additions of sets to the table: zones, cards in front of a seat, its numbers, tokens, event decks. Pure functions
// of the view without knowledge of a set.
import type { CardId, EventPile, Seat, ShownZone, View } from "./wire";

export interface NamedZone {
  name: string;
  zone: ShownZone;
}
type Zones = NonNullable<View["zones"]>[string];

const entries = (view: View): [string, Zones][] => Object.entries(view.zones ?? {});
const isCount = (zone: Zones): zone is number[] => Array.isArray(zone) && typeof zone[0] === "number";
const isOfSeats = (zone: Zones): zone is ShownZone[] => Array.isArray(zone) && !isCount(zone);

export const tableZones = (view: View): NamedZone[] =>
  entries(view).flatMap(([name, zone]) => (Array.isArray(zone) ? [] : [{ name, zone }]));
/** A zone whose cards all are seen is a row, any other a pile. */
export const isRow = (zone: ShownZone): zone is ShownZone & { cards: CardId[] } => zone.cards !== undefined;

export const seatZones = (view: View, seat: Seat): NamedZone[] =>
  entries(view).flatMap(([name, zone]) => (isOfSeats(zone) && zone[seat] ? [{ name, zone: zone[seat] }] : []));

/** Numbers on the plate of a seat, including its face-down cards. */
export const countsOf = (view: View, seat: Seat): { name: string; n: number }[] => [
  ...entries(view).flatMap(([name, zone]) => (isCount(zone) ? [{ name, n: zone[seat] ?? 0 }] : [])),
  ...seatZones(view, seat).flatMap(({ name, zone }) => (isRow(zone) ? [] : [{ name, n: zone.count }])),
];

export const tokensOn = (view: View | null, card: CardId): number => view?.tokens?.[card] ?? 0;

/** A card in front of a seat: in play, in a zone of the seat, or of its open hand. */
export interface InFront {
  card: CardId;
  held: boolean; // of the hand
}
/** My own hand is visible to me anyway. */
export function inFrontOf(view: View, seat: Seat): InFront[] {
  const zones = seatZones(view, seat).flatMap(({ zone }) => zone.cards ?? []);
  const held = seat === view.you ? [] : (view.open?.[seat] ?? []);
  return [
    ...[...(view.seats[seat]?.table ?? []), ...zones].map((card) => ({ card, held: false })),
    ...held.map((card) => ({ card, held: true })),
  ];
}

/** Every deck of events that is in the game; "" is the main one. */
export const eventDecks = (view: View): { deck: string; events: EventPile }[] =>
  [["", view.events] as const, ...Object.entries(view.decks ?? {})].flatMap(([deck, events]) =>
    events === null ? [] : [{ deck, events }],
  );
