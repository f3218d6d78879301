// Selection of loads that pay: a proposal and the player's changes to it. Pure; tested without a browser.

/** A place that can pay: the character, or an orange card. */
export interface Place {
  key: string; // the card, or "own"
  have: number;
  price: number; // what one use of the card costs; 0 for the character
  bomb: boolean;
}
export type Picks = Readonly<Record<string, number>>;

export const OWN = "own";
export const total = (picks: Picks): number => Object.values(picks).reduce((sum, n) => sum + n, 0);
const of = (picks: Picks, key: string): number => picks[key] ?? 0;

/** What it costs to take one more from a place: nothing from the character, little where the card can be used as often as before, much
 * where it is emptied, most where that sets off a Bomb. */
function worth({ key, have, price, bomb }: Place, taken: number): number {
  const left = have - taken;
  if (left <= 0) return Infinity;
  if (key === OWN) return 0;
  if (bomb) return left === 1 ? 100 : 10;
  if (left === 1) return 20;
  const uses = (n: number): number => (price > 0 ? Math.floor(n / price) : 0);
  return uses(left) === uses(left - 1) ? 1 : 4;
}

/** So many loads, from where they are missed least. */
export function proposal(places: Place[], need: number): Picks {
  const picks: Record<string, number> = {};
  for (let i = 0; i < need; i++) {
    const best = places
      .map((place) => ({ place, cost: worth(place, of(picks, place.key)) }))
      .filter(({ cost }) => cost < Infinity)
      .sort((a, b) => a.cost - b.cost || b.place.have - a.place.have)[0];
    if (!best) break;
    picks[best.place.key] = of(picks, best.place.key) + 1;
  }
  return picks;
}

/** One more from this place, in return for one from elsewhere; from all of its loads back to none. */
export function press(picks: Picks, place: Place, need: number): Picks {
  const now = of(picks, place.key);
  if (now >= Math.min(place.have, need)) return { ...picks, [place.key]: 0 };
  const next: Record<string, number> = { ...picks, [place.key]: now + 1 };
  if (total(next) > need) {
    const other = Object.keys(next)
      .filter((key) => key !== place.key && next[key]! > 0)
      .sort((a, b) => next[b]! - next[a]!)[0];
    if (other !== undefined) next[other]!--;
  }
  return next;
}

/** Places in order, one per load. */
export const inOrder = (picks: Picks): string[] =>
  Object.entries(picks).flatMap(([key, n]) => Array<string>(n).fill(key));
