// Summary since my last turn, after an absence: another tab was in front, the connection was cut, or I return to a
// running game.
import { marks } from "./condensed";
import { sinceMyTurn } from "./log";
import type { State } from "../game/play";
import type { Table } from "../store/table.svelte";

const MISSED = 6; // events worth summing up
const LONG = 20_000; // ms out of sight

export class SinceLastTurn {
  from = $state<number | null>(null); // number of the first event that is summed up
  private hidden = 0; // clock time in ms since when nobody looks
  private seen = -1; // number of the last event before that
  private back = false; // the line has just been mended

  constructor(private readonly table: Pick<Table, "me" | "view" | "history">) {}

  reconnected(): void {
    this.back = true;
  }
  /** The table has the state: have I missed something? `first`: I open the page. */
  shown(state: State, first: boolean): void {
    const returned = first ? state.since === 0 : this.back && state.events.length >= MISSED;
    this.back = false;
    if (returned) this.sum(state.events.length);
  }
  look(looking: boolean): void {
    if (!looking) {
      if (this.hidden === 0) this.seen = this.table.history.events.at(-1)?.n ?? -1;
      this.hidden ||= performance.now();
      return;
    }
    const long = this.hidden > 0 && performance.now() - this.hidden > LONG;
    this.hidden = 0;
    if (long) this.sum(this.table.history.events.filter((event) => event.n > this.seen).length);
  }
  clear(): void {
    this.from = null;
  }

  private sum(missed: number): void {
    const { me, view, history } = this.table;
    if (me === null || view === null || view.phase === "over" || missed < MISSED) return;
    if (!history.events.some((event) => event.t === "turn" && event.who === me)) return;
    const from = sinceMyTurn(history.events, me);
    // where no player gained or lost lives the log is enough
    if (marks(history.events.filter((event) => event.n >= from)).length > 0) this.from = from;
  }
}
