// Words of a game on the board, from the folder of the game; loaded with the page.
import { GAMES, gameOf } from "../games";
import type { BoardWords } from "../lib/game/game_spec";

let held = $state.raw<Record<string, BoardWords>>({});

/** Load the words of all games. */
export async function loadBoardWords(): Promise<void> {
  const read = await Promise.all(GAMES.map(async (game) => [game.name, await game.board()] as const));
  held = Object.fromEntries(read);
}

/** Words of a game; empty until they are loaded, and for a game without a folder. */
export const boardWords = (game: string): Partial<BoardWords> => held[game] ?? {};

/** Number of seats of a new position. */
export const usualPlayers = (game: string): number => gameOf(game)?.usual ?? 4;
