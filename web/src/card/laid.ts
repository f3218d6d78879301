// Cards in the middle of the table to choose from or to look at.
import { t } from "../lib/text/i18n.svelte";
import { phone } from "../lib/store/ui.svelte";
import { laidZones } from "./setparts";
import type { CardId, Option, View } from "./wire";
import { zoneName } from "./zonewords";

export interface LaidRow {
  cards: CardId[];
  label: string;
  at: string; // value of its data-at
}

export const laidRows = (view: View): LaidRow[] =>
  [
    { cards: view.looking, label: t("ui-looking"), at: "looking" },
    { cards: view.turned, label: t("ui-turned"), at: "turned" },
    { cards: view.row, label: t("ui-row"), at: "row" },
    ...laidZones(view).map(({ name, zone }) => ({ cards: zone.cards ?? [], label: zoneName(name), at: name })),
  ].filter(({ cards }) => cards.length > 0);

/** The option that a laid card stands for: a click on it takes it, or discards what was drawn. */
export const takesCard = (option: Option, card: CardId): boolean =>
  (option.verb === "choose" || option.verb === "discard") && option.card === card;

/** Whether they are in the prompt: on a phone, where a place of their own would cover another. */
export const laidInPrompt = (view: View | null): boolean =>
  phone() && view !== null && view.you !== null && laidRows(view).length > 0;
