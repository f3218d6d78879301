// Static facts of the games for their tables, each fetched once (games.svelte.ts keeps them; all of these are reactive).
import { factsOf, loadFacts } from "./games.svelte";
import type { AnyCatalog, CardId, Catalog, DiceCatalog, EventFact, KindFact } from "./wire";

/** Know a game; once known, nothing is fetched again. */
export async function loadCatalog(game = "bang", from?: () => Promise<AnyCatalog>): Promise<void> {
  await loadFacts(game, from);
}

/** The card game's. */
export const catalog = (): Catalog | null => factsOf("bang");
/** The Dice Game's. */
export const diceCatalog = (): DiceCatalog | null => factsOf("dice");

/** The plain role behind a special one. */
export const plainRole = (role: string): string => diceCatalog()?.specials[role]?.role ?? role;

const NOTHING: KindFact = { name: "", set: "", border: "brown" };

export const kindFact = (name: string): KindFact => catalog()?.kinds[name] ?? { ...NOTHING, name };
export const cardKind = (card: CardId): string => catalog()?.cards[card]?.kind ?? "";
export const cardFact = (card: CardId) =>
  catalog()?.cards[card] ?? { kind: "", rank: "", suit: "spades" as const, set: "" };

const NO_EVENT: EventFact = { name: "", set: "", timing: "round" };
export const eventFact = (name: string): EventFact => catalog()?.events?.[name] ?? { ...NO_EVENT, name };
