// What a click on something of the train does, and how a place is called.
import type { CardPlay } from "../../card/play.svelte";
import type { CardId } from "../../card/wire";
import { cardKind } from "../../lib/store/catalog";
import { t } from "../../lib/text/i18n.svelte";
import { kindName } from "../../lib/text/text";
import { moveOption, takeOption, wagonAt, type Train } from "./train";

export const clickWagon = (play: CardPlay, card: CardId): boolean =>
  takeOption(play.decision, card) !== undefined && play.pickInPlay(card);

export function clickStation(play: CardPlay, train: Train, place: number): boolean {
  const card = wagonAt(train, place);
  return card !== undefined && clickWagon(play, card);
}

export const clickEngine = (play: CardPlay, train: Train): boolean =>
  moveOption(play.decision, train.engine) !== undefined && play.pickInPlay(train.engine);

/** Where something of the train stands, in words. */
export function placeWords(train: Train, place: number): string {
  const station = train.stations[place - 1];
  if (place > train.stations.length) return t("ui-end-of-line");
  return station === undefined ? t("ui-train-behind") : kindName(cardKind(station));
}
