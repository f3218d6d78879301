// What is true of loads everywhere.

/** A card or a character holds no more. */
export const MOST = 4;
/** The number of a seat that says how many lie on its character, as the server calls it. */
export const LOADS = "loads";
