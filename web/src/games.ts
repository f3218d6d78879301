// The games this client has a table for. Each is a folder with a `game.ts`; a new one is found here by itself.
import type { GameSpec } from "./lib/gamespec";

const found = import.meta.glob<GameSpec>("./*/game.ts", { import: "game", eager: true });

/** In the order of their folders; the first one is chosen where nobody has chosen. */
export const GAMES: readonly GameSpec[] = Object.values(found);
export const FIRST = GAMES[0]!.name;

export const gameOf = (name: string | null | undefined): GameSpec | undefined =>
  GAMES.find((game) => game.name === name);
