// The games of the family and their static facts (GET /api/games, GET /api/catalog), fetched when they are needed and kept.
//
//   await loadFacts("dice")  its facts (DiceCatalog); at once where they are here already, rejected while no server answers
//   factsOf("dice")          the same without waiting: null until they are here; reactive, so a component draws anew when they come
//   sitAt("dice")            fetches them for a table that was heard of; who needs them waits with loadFacts
// Short names for what tables need of them stand in catalog.ts.
import { getCatalog } from "./api";
import type { AnyCatalog, Catalog, DiceCatalog } from "./wire";

interface Facts {
  bang: Catalog;
  dice: DiceCatalog;
}
export type GameName = keyof Facts;

/** The games this client has words, drawings and a table for. */
export const GAMES = ["bang", "dice"] as const satisfies GameName[];
export const isGame = (name: unknown): name is GameName => GAMES.includes(name as GameName);

let held = $state.raw<Partial<Record<string, AnyCatalog>>>({});
let served = $state.raw<string[] | null>(null); // what the server plays; null: not known yet
const coming = new Map<string, Promise<AnyCatalog>>();

export function factsOf<G extends GameName>(game: G): Facts[G] | null;
export function factsOf(game: string): AnyCatalog | null;
export function factsOf(game: string): AnyCatalog | null {
  return held[game] ?? null;
}

async function fetchFacts(game: string, from: () => Promise<AnyCatalog>): Promise<AnyCatalog> {
  try {
    const facts = await from();
    held = { ...held, [game]: facts };
    return facts;
  } catch (error) {
    coming.delete(game); // the next one who needs it asks again
    throw error;
  }
}

/** Know a game; once known, nothing is fetched again. */
export function loadFacts<G extends GameName>(game: G, from?: () => Promise<AnyCatalog>): Promise<Facts[G]>;
export function loadFacts(game: string, from?: () => Promise<AnyCatalog>): Promise<AnyCatalog>;
export function loadFacts(game: string, from: () => Promise<AnyCatalog> = () => getCatalog(game)): Promise<AnyCatalog> {
  if (!coming.has(game)) coming.set(game, fetchFacts(game, from));
  return coming.get(game)!;
}

export const sitAt = (game: string): void => void loadFacts(game).catch(() => undefined);

/** The games on offer: those of the server that this client knows. */
export const offered = (): readonly GameName[] => GAMES.filter((game) => served?.includes(game) ?? true);

/** What the server plays, asked once; without an answer every game is shown. */
export async function askGames(): Promise<void> {
  if (served !== null) return;
  const answer = await fetch("/api/games").catch(() => null);
  const told = answer?.ok ? ((await answer.json().catch(() => null)) as { games?: string[] } | null) : null;
  served = told?.games ?? null;
}
