// Payment under construction: stored here so that the cards on the table show it and react to presses.
import { cardKind, kindFact } from "../../lib/store/catalog";
import type { Table } from "../../lib/store/table.svelte";
import type { CardId, Decision, Option, View } from "../../card/wire";
import { LOADS } from "./loads";
import { inOrder, OWN, press, proposal, total, type Picks, type Place } from "./paying";

export const keyOf = (option: Option): string => (typeof option.of === "number" ? String(option.of) : OWN);

export function placesOf(view: View, decision: Decision): Place[] {
  return decision.options
    .filter((option) => option.verb === "choose")
    .map((option) => {
      const key = keyOf(option);
      const kind = key === OWN ? "" : cardKind(Number(key));
      const own = (view.zones?.[LOADS] as number[] | undefined)?.[decision.who] ?? 0;
      return {
        key,
        have: key === OWN ? own : (view.tokens?.[key] ?? 0),
        price: key === OWN ? 0 : (kindFact(kind).loads ?? 0),
        bomb: kind === "Bomb",
      };
    });
}
export const needOf = (decision: Decision): number => Number(decision.title.args?.["left"] ?? 1);

class Plan {
  picks = $state.raw<Picks>({});
  private move = -1;
  private queue: string[] = []; // what is still to be said, a load each

  /** A question comes: the rest of what was decided is said, or a new proposal made. */
  meet(view: View, decision: Decision): Option | undefined {
    if (decision.move === this.move) return undefined;
    this.move = decision.move;
    const next = this.queue.shift();
    const option = decision.options.find((one) => keyOf(one) === next);
    if (option) return option;
    this.queue = [];
    this.picks = proposal(placesOf(view, decision), needOf(decision));
    return undefined;
  }
  press(view: View, decision: Decision, key: string): void {
    const place = placesOf(view, decision).find((one) => one.key === key);
    if (place) this.picks = press(this.picks, place, needOf(decision));
  }
  pay(table: Table, decision: Decision): void {
    const [first, ...rest] = inOrder(this.picks);
    const option = decision.options.find((one) => keyOf(one) === first);
    if (!option || total(this.picks) !== needOf(decision)) return;
    this.queue = rest;
    table.commands.choose(option);
  }
  /** How many of the loads of a card are about to be paid. */
  from(card: CardId): number {
    return this.move < 0 ? 0 : (this.picks[String(card)] ?? 0);
  }
  /** Clear the payment when the question is gone. */
  over(): void {
    this.picks = {};
  }
}
export const plan = new Plan();
