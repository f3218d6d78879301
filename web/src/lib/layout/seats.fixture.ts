/** Seats clockwise, before anybody has moved; for tests. */
export const round = (players: number): number[] => Array.from({ length: players }, (_, seat) => seat);
