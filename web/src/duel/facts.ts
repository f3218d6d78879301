// Static facts of The Duel, once they are here (lib/store/facts.svelte.ts keeps them; reactive).
import { factsOf } from "../lib/store/facts.svelte";
import type { CardId, DuelCardFact, DuelCatalog, DuelKind } from "./wire";

export const duelFacts = (): DuelCatalog | null => factsOf<DuelCatalog>("duel");

const NOTHING: DuelKind = {
  name: "",
  set: "",
  border: "brown",
  copies: { law: 0, outlaws: 0 },
  reveal: { law: [], outlaws: [] },
  hit: false,
  dodge: null,
  always: false,
  reload: false,
};
const NO_CARD: DuelCardFact = { id: -1, kind: "", rank: "", suit: "", back: "law", reveal: "horseshoe" };

export const kindFact = (name: string): DuelKind => duelFacts()?.kinds[name] ?? { ...NOTHING, name };
export const cardFact = (card: CardId): DuelCardFact => duelFacts()?.cards[card] ?? NO_CARD;
export const kindOf = (card: CardId): DuelKind => kindFact(cardFact(card).kind);
