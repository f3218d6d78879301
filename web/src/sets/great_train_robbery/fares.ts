// What a station asks for, as the board says it. Rules: great_train_robbery.md, 10.
import type { IconName } from "../../art/icons";
import { iconForKind } from "../../art/faces";
import type { SuitName } from "../../art/symbols";
import { t, upperFirst } from "../../lib/text/i18n.svelte";
import type { Table } from "../../lib/store/table.svelte";
import { kindName, suitName } from "../../lib/text/text";

type Fare =
  | { card: string[] } // one of these by name
  | { suit: SuitName }
  | { sort: "blue" | "red" | "black" | "weapon" }
  | { ranks: string }
  | { life: number }
  | { cards: number };

const FARES: Record<string, Fare> = {
  "Boom Town": { card: ["BANG!"] },
  Callico: { card: ["Panic!", "Cat Balou"] },
  "Cripple Crack": { suit: "spades" },
  Deathwood: { sort: "blue" },
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

/** What players may agree on for the blank station, as the option of the table says it. */
const AGREED: Record<string, Fare> = {
  "any-card": { cards: 1 },
  "any-2-cards": { cards: 2 },
  "red-card": { sort: "red" },
  "black-card": { sort: "black" },
  weapon: { sort: "weapon" },
  "face-card": { ranks: "J\u2013K" },
  life: { life: 1 },
};
const SORTS: Record<string, IconName> = { blue: "pin", red: "deck", black: "deck", weapon: "revolver" };

/** The price of the blank station: one of a few, or "card:NAME", "hearts-card", "3-lives", "any-4-cards". */
export function agreed(price: string): Fare | undefined {
  if (price.startsWith("card:")) return { card: [price.slice("card:".length)] };
  const suit = /^(spades|hearts|diamonds|clubs)-card$/.exec(price);
  if (suit) return { suit: suit[1] as SuitName };
  const n = Number(/\d+/.exec(price)?.[0]);
  if (price.endsWith("-lives")) return { life: n };
  return AGREED[price] ?? (n ? { cards: n } : undefined);
}

/** What is agreed or switched for this table. */
function fareOf(station: string, options: Record<string, unknown>): Fare | undefined {
  if (station === "Blank Station") return agreed(String(options["blank_station"]));
  if (options["yooma_two_cards"] === true) {
    if (station === "Yooma") return FARES["Virginian City"];
    if (station === "Virginian City") return FARES["Yooma"];
  }
  return FARES[station];
}

/** A fare as signs and words. */
export interface FareSigns {
  icons: IconName[];
  suit?: SuitName;
  words: string;
  apart?: boolean; // several: signs or words, not both
}

export function fareSigns(station: string, table: Table): FareSigns | null {
  const fare = fareOf(station, (table.info?.setup.options ?? {}) as Record<string, unknown>);
  if (!fare) return null;
  if ("card" in fare)
    return {
      icons: fare.card.map(iconForKind),
      words: fare.card.map(kindName).join("\u00a0/ "),
      apart: fare.card.length > 1,
    };
  if ("suit" in fare) return { icons: [], suit: fare.suit, words: upperFirst(suitName(fare.suit)) };
  if ("sort" in fare) return { icons: [SORTS[fare.sort]!], words: t(`ui-fare-${fare.sort}`) };
  if ("ranks" in fare) return { icons: ["deck"], words: fare.ranks };
  if ("life" in fare) return { icons: ["broken-heart"], words: t("ui-fare-life", { n: fare.life }) };
  return { icons: ["discard"], words: t("ui-fare-cards", { n: fare.cards }) };
}
