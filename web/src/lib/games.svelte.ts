// Which games can be chosen: those of this client that the server plays (GET /api/games).
import { GAMES } from "../games";
import type { GameSpec } from "./gamespec";

export const isGame = (name: unknown): name is string => GAMES.some((game) => game.name === name);

let served = $state.raw<string[] | null>(null); // what the server plays; null: not known yet
/** The games on offer: those of the server that this client knows. */
export const offered = (): readonly GameSpec[] => GAMES.filter((game) => served?.includes(game.name) ?? true);

/** What the server plays, asked once; without an answer every game is shown. */
export async function askGames(): Promise<void> {
  if (served !== null) return;
  const answer = await fetch("/api/games").catch(() => null);
  const told = answer?.ok ? ((await answer.json().catch(() => null)) as { games?: string[] } | null) : null;
  served = told?.games ?? null;
}
