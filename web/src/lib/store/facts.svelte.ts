// Cache of the static facts of the games (GET /api/catalog), fetched when needed.
//
//   await loadFacts(game)  its facts; at once if they are cached, rejected while no server answers
//   factsOf(game)          the same without waiting: null until they arrive; reactive, so a component then redraws
//   sitAt(game)            fetches them for a table; a caller that needs them awaits loadFacts
// catalog.ts has short names for the facts that tables need.
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
