// What Gold Rush draws itself: the market in one piece, and nuggets that fly.
import type { SetParts } from "../../card/setparts";
import Gold from "./Gold.svelte";
import Market from "./Market.svelte";
import { BROAD, DECK, GOLD, OFFER, USED } from "./zones";

export const parts: SetParts = {
  zones: { [OFFER]: Market, [DECK]: null, [USED]: null },
  low: { [OFFER]: 62 },
  broad: { [OFFER]: BROAD },
  counts: { [GOLD]: Gold },
};
