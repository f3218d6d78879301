export const game = null as never;
