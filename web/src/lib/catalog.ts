// Static facts of the card game. Those of any other game: games.svelte.ts (catalogOf, factsOf; what a table needs is told there).
import { catalogOf, factsOf } from "./games.svelte";
import type { CardId, Catalog, EventFact, KindFact } from "./wire";

export async function loadCatalog(from?: () => Promise<Catalog>): Promise<void> {
  await catalogOf("bang", from);
}

export const catalog = (): Catalog | null => factsOf("bang");

const NOTHING: KindFact = { name: "", set: "", border: "brown" };

export const kindFact = (name: string): KindFact => catalog()?.kinds[name] ?? { ...NOTHING, name };
export const cardKind = (card: CardId): string => catalog()?.cards[card]?.kind ?? "";
export const cardFact = (card: CardId) => catalog()?.cards[card] ?? { kind: "", rank: "", suit: "spades" as const, set: "" };

const NO_EVENT: EventFact = { name: "", set: "", timing: "round" };
export const eventFact = (name: string): EventFact => catalog()?.events?.[name] ?? { ...NO_EVENT, name };
