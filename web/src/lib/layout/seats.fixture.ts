/** Seats clockwise, before a player has moved; for tests. */
export const round = (players: number): number[] => Array.from({ length: players }, (_, seat) => seat);
