// Static facts of the game, fetched once.
import { getCatalog } from "./api";
import type { CardId, Catalog, EventFact, KindFact } from "./wire";

let facts: Catalog | null = null;

export async function loadCatalog(from: () => Promise<Catalog> = getCatalog): Promise<void> {
  facts ??= await from();
}

export const catalog = (): Catalog | null => facts;

const NOTHING: KindFact = { name: "", set: "", border: "brown" };

export const kindFact = (name: string): KindFact => facts?.kinds[name] ?? { ...NOTHING, name };
export const cardKind = (card: CardId): string => facts?.cards[card]?.kind ?? "";
export const cardFact = (card: CardId) => facts?.cards[card] ?? { kind: "", rank: "", suit: "spades" as const, set: "" };

const NO_EVENT: EventFact = { name: "", set: "", timing: "round" };
export const eventFact = (name: string): EventFact => facts?.events?.[name] ?? { ...NO_EVENT, name };
