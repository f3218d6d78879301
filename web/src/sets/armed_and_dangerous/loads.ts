// What is true of loads everywhere.

/** A card or a character holds no more. */
export const MOST = 4;
/** Server name of the count of loads on a character. */
export const LOADS = "loads";
