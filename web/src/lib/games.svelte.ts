// The games of the family and their static facts (GET /api/games, GET /api/catalog), fetched when they are needed and kept.
//
// For whoever draws a table:
//   await catalogOf("dice")  its facts (DiceCatalog); at once where they are here already, rejected while no server answers
//   factsOf("dice")          the same without waiting: null until they are here; reactive, so a component draws anew when they come
//   atTable.game             the game of the table on the page, "bang" outside one
//   sitAt("dice")            says which game that is (Table does, when it hears of its table) and fetches its facts
//   tableFacts()             the facts of that game, null until they are here; reactive
// The card game's facts are here before the page is drawn; its short functions stand in catalog.ts.
import { ServerError } from "./api";
import type { AnyCatalog, Catalog, DiceCatalog } from "./wire";

interface Facts {
  bang: Catalog;
  dice: DiceCatalog;
}
export type GameName = keyof Facts;

/** The games this client has words, drawings and a table for. */
export const GAMES = ["bang", "dice"] as const satisfies GameName[];
export const isGame = (name: unknown): name is GameName => GAMES.includes(name as GameName);

let held = $state.raw<Partial<Facts>>({});
let served = $state.raw<string[] | null>(null); // what the server plays; null: not asked yet
const asked = new Map<string, Promise<AnyCatalog>>();
export const atTable = $state<{ game: GameName }>({ game: "bang" });

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new ServerError("network", { key: "err-network" });
  return (await answer.json()) as T;
}
const fetchFacts = (game: string): Promise<AnyCatalog> => ask(`/api/catalog?game=${encodeURIComponent(game)}`);

export function factsOf<G extends GameName>(game: G): Facts[G] | null;
export function factsOf(game: string): AnyCatalog | null;
export function factsOf(game: string): AnyCatalog | null {
  return isGame(game) ? (held[game] ?? null) : null;
}

export function catalogOf<G extends GameName>(game: G, from?: () => Promise<Facts[G]>): Promise<Facts[G]>;
export function catalogOf(game: string, from?: () => Promise<AnyCatalog>): Promise<AnyCatalog>;
export function catalogOf(game: string, from: () => Promise<AnyCatalog> = () => fetchFacts(game)): Promise<AnyCatalog> {
  const known = factsOf(game);
  if (known) return Promise.resolve(known);
  const before = asked.get(game);
  if (before) return before;
  const coming = from().then((facts) => {
    held = { ...held, [game]: facts };
    return facts;
  });
  asked.set(game, coming);
  coming.catch(() => undefined).finally(() => asked.delete(game)); // what failed may be asked for again
  return coming;
}

export function sitAt(game: string): void {
  if (!isGame(game)) return;
  atTable.game = game;
  catalogOf(game).catch(() => undefined);
}
export const tableFacts = (): AnyCatalog | null => factsOf(atTable.game);

/** The games on offer: those of the server that this client knows. */
export const offered = (): readonly GameName[] => GAMES.filter((game) => served?.includes(game) ?? true);

/** What the server plays, asked once; without an answer every game is shown. */
export async function askGames(): Promise<void> {
  if (served === null) served = (await ask<{ games: string[] }>("/api/games").catch(() => null))?.games ?? null;
}
