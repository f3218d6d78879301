// What the zones and numbers of Gold Rush are called, as the server calls them.
export const OFFER = "offer";
export const DECK = "equipment_deck";
export const USED = "equipment_used";
export const GOLD = "gold";
/** How many cards wide the market is. */
export const BROAD = 4;
