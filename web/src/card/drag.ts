// Drag of a card of my hand in the card game: what is under the pointer, and the clicks that a drop stands for.
import { numberUnder, onFelt, type DragRules } from "../lib/input/drag.svelte";
import { candidates, nextStep, whyNotSeat } from "./choose";
import { dropOf, type Drop, type Place } from "./drop";
import type { CardPlay } from "./play.svelte";
import type { CardId, Seat } from "./wire";

const GOES: ReadonlySet<Drop["what"]> = new Set(["aim", "card", "play"]);

function placeOf(under: Element | null, me: Seat | null): Place {
  const seat = numberUnder(under, '[data-at^="seat-"]', "at") ?? numberUnder(under, "[data-slides]", "slides");
  return {
    seat,
    card: numberUnder(under, "[data-testid='table-card'], [data-testid='zone-card']", "card"),
    felt: onFelt(under) || (seat !== undefined && seat === me),
  };
}

export const dragRules = (play: CardPlay): DragRules => ({
  waiting: () => play.table.commands.waiting,
  begin(card) {
    const { decision } = play;
    if (!decision || candidates(decision, { card }).length === 0) return false;
    play.putBack();
    if (nextStep(decision, { card }) !== "done") play.pointAt({ card });
    return true;
  },
  over(card, under) {
    const { decision, table } = play;
    if (!decision) return { ready: false, target: null };
    const place = placeOf(under, table.me);
    const drop = dropOf(decision, card, place);
    table.hovered = place.seat ?? null;
    const target = drop.what === "aim" ? `seat-${drop.seat}` : drop.what === "card" ? `card-${drop.card}` : null;
    return { ready: GOES.has(drop.what), target };
  },
  drop(card, under) {
    const { decision, table } = play;
    table.hovered = null;
    act(play, card, under && decision ? dropOf(decision, card, placeOf(under, table.me)) : { what: "return" });
  },
});

function act(play: CardPlay, card: CardId, drop: Drop): void {
  if (drop.what === "aim") {
    play.pointAt(drop.path);
    play.aimAt(drop.seat);
  } else if (drop.what === "card") {
    play.pointAt({ card });
    play.pickInPlay(drop.card);
  } else if (drop.what === "play") {
    if (play.step === "confirm") play.pickCard(card);
    else play.pointAt({ card });
  } else if (drop.what === "pick") play.pointAt({ card });
  else {
    const why = drop.what === "why" ? whyNotSeat(play.decision!, { card }, drop.seat) : null;
    play.putBack();
    if (drop.what === "why") play.table.showNote(why ?? { key: "ui-cannot-now" });
  }
}
