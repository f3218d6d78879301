// Player of a recorded game: it feeds a table without a connection from the record.
import { announce } from "../lib/store/ui.svelte";
import { t } from "../lib/text/i18n.svelte";
import { Table } from "../lib/store/table.svelte";
import type { AnyView, GameEvent, Replay, Seat, TableInfo } from "../lib/net/wire";
import { decidingFrom, pace, timesOf, turnAt, turnsOf, viewsOf, type Turn } from "./frames";

const DECIDING = 8000; // ms that the deciding turn takes

export class ReplayPlayer {
  readonly table = new Table("");
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  record = $state.raw<Replay | null>(null);
  turns = $state.raw<Turn[]>([]);
  private views = $state.raw<AnyView[]>([]);
  private timer = 0;

  get last(): number {
    return Math.max(0, this.views.length - 1);
  }
  get view(): AnyView | null {
    return this.views[this.at] ?? null;
  }
  get turn(): Turn | null {
    return turnAt(this.turns, this.at);
  }
  /** Hands of all players, if the record is fully visible. */
  get hands(): number[][] | null {
    return (this.view as { hands?: number[][] } | null)?.hands ?? null;
  }

  /** Load another game, or the same one from another seat at the same step. */
  load(record: Replay, at = 0): void {
    this.record = record;
    this.views = viewsOf(record);
    this.turns = turnsOf(record);
    this.table.replayed = true;
    this.table.stage.reading = false; // the film has its own pace
    this.table.receive({ t: "table", table: infoOf(record) });
    this.show(at);
  }
  /** Stand at a step, without what led to it. */
  show(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
    this.table.stage.clear();
    this.tell(0);
  }
  /** To a step by hand: the film stops, and it is said where we are. */
  jump(at: number): void {
    this.pause();
    this.show(at);
    announce(this.place());
  }
  /** On to the next step, as it happened. */
  step(): void {
    if (this.at >= this.last) return;
    this.at += 1;
    this.tell(this.eventsUpTo(this.at - 1));
  }
  forward(): void {
    this.pause();
    this.step();
  }
  back(): void {
    this.jump(this.at - 1);
  }
  /** To where the turn begins that is `by` turns from here; back goes to the start of this one first. */
  turnBy(by: 1 | -1): void {
    const marks = [0, ...this.turns.map((turn) => turn.at), this.last];
    const to = by > 0 ? marks.find((at) => at > this.at) : marks.findLast((at) => at < this.at);
    if (to !== undefined) this.jump(to);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.show(0);
    this.playing = true;
    this.later(300);
  }
  pause(): void {
    this.playing = false;
    window.clearTimeout(this.timer);
  }
  /** Play the turn in which the game was decided, in eight seconds altogether. */
  playDeciding(): void {
    const from = decidingFrom(this.turns, this.last);
    this.show(from);
    this.playing = true;
    const steps = Array.from({ length: this.last - from + 1 }, (_, i) => from + i);
    const times = timesOf(
      steps.map((at) => pace(this.eventsOf(at), 1)),
      DECIDING,
    );
    this.playTo(times, performance.now(), 1);
  }
  /** Show the step `next` of a film with fixed times, and those after it. */
  private playTo(times: number[], began: number, next: number): void {
    window.clearTimeout(this.timer);
    const ends = next >= times.length;
    const due = began + (ends ? DECIDING : times[next]!) - performance.now();
    this.timer = window.setTimeout(
      () => {
        if (ends) return this.pause();
        this.table.stage.skip(); // what is still in the air has had its time
        this.step();
        this.playTo(times, began, next + 1);
      },
      Math.max(0, due),
    );
  }
  close(): void {
    this.pause();
    this.table.close();
  }
  private later(ms: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.tick(), ms);
  }
  private tick(): void {
    if (!this.playing) return;
    if (this.table.stage.busy && this.speed < 2) return this.later(80); // what flies has to land first
    this.step();
    if (this.at >= this.last) this.playing = false;
    else this.later(pace(this.eventsOf(this.at), this.speed));
  }

  /** "Turn 3: Bart. Step 12 of 140" */
  place(): string {
    const turn = this.turn;
    const whose =
      turn === null ? t("ui-replay-start") : t("ui-replay-turn", { n: turn.no, name: this.table.nameOf(turn.who) });
    return `${whose}. ${t("ui-replay-step", { at: this.at + 1, n: this.last + 1 })}`;
  }

  private eventsUpTo(at: number): number {
    return this.record?.frames[at]?.events ?? 0;
  }
  private eventsOf(at: number): GameEvent[] {
    return this.record?.events.slice(at > 0 ? this.eventsUpTo(at - 1) : 0, this.eventsUpTo(at)) ?? [];
  }
  private tell(since: number): void {
    const view = this.view;
    if (!view || !this.record) return;
    const events = this.record.events.slice(since, this.eventsUpTo(this.at));
    this.table.receive({
      t: "state",
      round: 1,
      view,
      decision: null,
      events,
      since,
      deadline: null,
      limit: 0,
      pause: null,
      quiet: [],
      held: null,
    });
  }
}

function infoOf({ title, setup, names }: Replay): TableInfo {
  const seats = names.map((name, seat: Seat) => ({
    name: name || (names.some(Boolean) ? t("ui-somebody") : t("ui-seat-n", { n: seat + 1 })),
    kind: "human" as const,
    bot: null,
    here: true,
  }));
  return {
    id: "",
    code: "",
    title: title || t("ui-replay-untitled"),
    phase: "over",
    public: false,
    timer: 0,
    host: 0,
    you: null,
    seats,
    setup,
    watchers: 0,
    round: 1,
  };
}
