// Games with a table in this client. Each is a folder with a `game.ts`; a new one is found automatically.
import type { GameSpec, PlayedGame } from "./lib/game/game_spec";
import { plainGame } from "./plain/game-of";

const found = import.meta.glob<GameSpec>("./*/game.ts", { import: "game", eager: true });

/** Games in the order of their folders; the first one is the default. */
export const GAMES: readonly GameSpec[] = Object.values(found);
export const FIRST = GAMES[0]!.name;

export const gameOf = (name: string | null | undefined): GameSpec | undefined =>
  GAMES.find((game) => game.name === name);

/** Any game the server plays: on its own table, or on the plain one. */
export const played = (name: string): PlayedGame => gameOf(name) ?? plainGame(name);
