// Which games can be chosen: those that the server plays (GET /api/games). One without a folder here has the plain table.
import { gameOf, GAMES, played } from "../../games";
import { at } from "../net/root";
import type { GameSpec, PlayedGame } from "../game/game_spec";

export const isGame = (name: unknown): name is string => GAMES.some((game) => game.name === name);

let served = $state.raw<string[] | null>(null); // what the server plays; null: not known yet
/** Available games that have entries in the reference browser. */
export const withBooks = (): readonly GameSpec[] => GAMES.filter((game) => served?.includes(game.name) ?? true);
/** All games on offer, those of this client first. */
export const offered = (): readonly PlayedGame[] => [
  ...withBooks(),
  ...(served ?? []).filter((name) => !gameOf(name)).map(played),
];

/** What the server plays, asked once; without an answer every game is shown. */
export async function askGames(): Promise<void> {
  if (served !== null) return;
  const answer = await fetch(at("/api/games")).catch(() => null);
  const told = answer?.ok ? ((await answer.json().catch(() => null)) as { games?: string[] } | null) : null;
  served = told?.games ?? null;
}
