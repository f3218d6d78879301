// The static facts of the games (GET /api/catalog), fetched when they are needed and kept.
//
//   await loadFacts(game)  its facts; at once where they are here already, rejected while no server answers
//   factsOf(game)          the same without waiting: null until they are here; reactive, so a component draws anew when they come
//   sitAt(game)            fetches them for a table that was heard of; who needs them waits with loadFacts
// Short names for what tables need of them stand in catalog.ts.
import { getCatalog } from "../net/api";
import type { AnyCatalog } from "../net/wire";

let held = $state.raw<Partial<Record<string, AnyCatalog>>>({});
const coming = new Map<string, Promise<AnyCatalog>>();

/** A game's own folder knows what more its facts have: C. */
export const factsOf = <C extends AnyCatalog = AnyCatalog>(game: string): C | null => (held[game] ?? null) as C | null;

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
export function loadFacts(game: string, from: () => Promise<AnyCatalog> = () => getCatalog(game)): Promise<AnyCatalog> {
  if (!coming.has(game)) coming.set(game, fetchFacts(game, from));
  return coming.get(game)!;
}

export const sitAt = (game: string): void => void loadFacts(game).catch(() => undefined);
