// Drag of a card of my hand in The Duel: what is under the pointer, and the clicks that a drop stands for.
import { numberUnder, onFelt, type DragRules } from "../lib/input/drag.svelte";
import { candidates, cardOption, isTurn, nextStep, whyNotSlot } from "./choose";
import { dropOf, type Drop, type Place } from "./drop";
import type { DuelPlay } from "./play.svelte";
import type { CardId } from "./wire";

const RETURNS: ReadonlySet<Drop["what"]> = new Set(["pick", "why", "return"]);

const placeOf = (under: Element | null): Place => ({
  slot: numberUnder(under, "[data-fighter]", "fighter"),
  seat: numberUnder(under, '[data-at^="seat-"]', "at"),
  card: numberUnder(under, "[data-testid='table-card']", "card"),
  felt: onFelt(under),
});

export const dragRules = (play: DuelPlay): DragRules => ({
  waiting: () => play.table.commands.waiting,
  begin(card) {
    const { decision } = play;
    if (!decision) return false;
    const possible = isTurn(decision) ? candidates(decision, { card }).length > 0 : cardOption(decision, card) !== null;
    if (!possible) return false;
    play.putBack();
    if (isTurn(decision) && nextStep(decision, { card }) !== "done") play.pointAt({ card });
    return true;
  },
  over(card, under) {
    const { decision } = play;
    if (!decision) return { ready: false, target: null };
    const drop = dropOf(decision, card, placeOf(under));
    const at = drop.what === "aim" ? drop.aim.replace(/^(hand|side)/, "seat") : null;
    return { ready: !RETURNS.has(drop.what), target: drop.what === "card" ? `card-${drop.card}` : at };
  },
  drop(card, under) {
    const { decision } = play;
    act(play, card, under && decision ? dropOf(decision, card, placeOf(under)) : { what: "return" });
  },
});

function act(play: DuelPlay, card: CardId, drop: Drop): void {
  if (drop.what === "aim") play.pointAt(drop.path);
  else if (drop.what === "card" || drop.what === "answer") play.table.commands.choose(drop.option);
  else if (drop.what === "play") play.pickCard(card);
  else if (drop.what === "pick") play.pointAt({ card });
  else {
    const why = drop.what === "why" ? whyNotSlot(play.decision!, { card }, drop.slot) : null;
    play.putBack();
    if (drop.what === "why") play.table.showNote(why ?? { key: "ui-cannot-now" });
  }
}
