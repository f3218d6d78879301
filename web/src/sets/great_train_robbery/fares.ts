// What a station asks for, as the board says it. Rules: great_train_robbery.md, 10.
import type { IconName } from "../../art/icons";
import { iconForKind } from "../../art/faces";
import type { SuitName } from "../../art/symbols";
import { t, upperFirst } from "../../lib/i18n.svelte";
import { kindName, suitName } from "../../lib/text";

type Fare =
  | { card: string[] } // one of these by name
  | { suit: SuitName }
  | { blue: true }
  | { ranks: string }
  | { life: number }
  | { cards: number };

export const FARES: Record<string, Fare> = {
  "Boom Town": { card: ["BANG!"] },
  Callico: { card: ["Panic!", "Cat Balou"] },
  "Cripple Crack": { suit: "spades" },
  Deathwood: { blue: true },
  Dodgeville: { card: ["Missed!"] },
  "Fort Woth": { ranks: "10\u2013A" },
  Oathman: { suit: "diamonds" },
  "Santa Fe": { suit: "hearts" },
  Silverado: { card: ["Beer"] },
  "St. Francis": { suit: "clubs" },
  Tombrock: { life: 1 },
  "Virginian City": { cards: 2 },
  Yooma: { ranks: "2\u20139" },
};

/** A fare as signs and words. */
export interface Told {
  icons: IconName[];
  suit?: SuitName;
  words: string;
  apart?: boolean; // several: signs or words, not both
}

export function told(station: string): Told | null {
  const fare = FARES[station];
  if (!fare) return null;
  if ("card" in fare)
    return {
      icons: fare.card.map(iconForKind),
      words: fare.card.map(kindName).join("\u00a0/ "),
      apart: fare.card.length > 1,
    };
  if ("suit" in fare) return { icons: [], suit: fare.suit, words: upperFirst(suitName(fare.suit)) };
  if ("blue" in fare) return { icons: ["pin"], words: t("ui-fare-blue") };
  if ("ranks" in fare) return { icons: ["deck"], words: fare.ranks };
  if ("life" in fare) return { icons: ["broken-heart"], words: t("ui-fare-life", { n: fare.life }) };
  return { icons: ["discard"], words: t("ui-fare-cards", { n: fare.cards }) };
}
