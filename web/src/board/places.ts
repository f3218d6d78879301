// Places of cards that are one value of the position.

/** The places with `cards` in place `at`. A card lies in one place only. */
export const moved = (places: readonly number[][], at: number, cards: number[]): number[][] =>
  places.map((old, i) => (i === at ? cards : old.filter((card) => !cards.includes(card))));
