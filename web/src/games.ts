// The games this client has a table for. Each is a folder with a `game.ts`; a new one is found here by itself.
import type { GameSpec, PlayedGame } from "./lib/game/game_spec";
import { plainGame } from "./plain/game-of";

const found = import.meta.glob<GameSpec>("./*/game.ts", { import: "game", eager: true });

/** In the order of their folders; the first one is chosen where nobody has chosen. */
export const GAMES: readonly GameSpec[] = Object.values(found);
export const FIRST = GAMES[0]!.name;

export const gameOf = (name: string | null | undefined): GameSpec | undefined =>
  GAMES.find((game) => game.name === name);

/** Any game the server plays: on its own table, or on the plain one. */
export const played = (name: string): PlayedGame => gameOf(name) ?? plainGame(name);
