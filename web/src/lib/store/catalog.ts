// Cards, kinds and events of the game that is played here; elsewhere of the first one (facts.svelte.ts keeps the facts; all reactive).
import { FIRST } from "../../games";
import { factsOf } from "./facts.svelte";
import { ui } from "./ui.svelte";
import type { CardId, Catalog, EventFact, KindFact } from "../../card/wire";

const catalog = (): Partial<Catalog> | null => factsOf<Catalog>(ui.game ?? FIRST);

const NOTHING: KindFact = { name: "", set: "", border: "brown" };

export const kindFact = (name: string): KindFact => catalog()?.kinds?.[name] ?? { ...NOTHING, name };
export const cardKind = (card: CardId): string => catalog()?.cards?.[card]?.kind ?? "";
export const cardFact = (card: CardId) =>
  catalog()?.cards?.[card] ?? { kind: "", rank: "", suit: "spades" as const, set: "" };

const NO_EVENT: EventFact = { name: "", set: "", timing: "round" };
export const eventFact = (name: string): EventFact => catalog()?.events?.[name] ?? { ...NO_EVENT, name };
