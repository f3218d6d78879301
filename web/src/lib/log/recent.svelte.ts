// Recent events that affected me, for their reading time and until I have answered my next question; and my own
// elimination.
import { eventsAboutMe, type MyEvent } from "./my_events";
import type { GameEvent, Seat } from "../net/wire";
import type { Table } from "../store/table.svelte";

export interface Out {
  n: number;
  role: string;
  special: string;
  by: Seat | null;
  how: MyEvent | null; // what it came of
}

const YOUNG = 4500; // ms something stays at least

export class RecentEvents {
  out = $state.raw<Out | null>(null); // the moment of my own elimination
  private from = $state(0); // number of the first event that is still news
  private born = new Map<number, number>(); // clock time in ms at which an event was told
  private timer = 0;
  readonly items = $derived.by(() => this.since(this.from));

  constructor(private readonly table: Pick<Table, "me" | "history">) {}

  private since(from: number): MyEvent[] {
    const { me, history } = this.table;
    return eventsAboutMe(history.events, me, history.notes).filter((one) => one.n >= from);
  }
  /** Everything that happened to me since an event. */
  all(from: number): MyEvent[] {
    return this.since(from);
  }

  add(events: GameEvent[]): void {
    const now = performance.now();
    for (const event of events) {
      this.born.set(event.n, now);
      if (event.t === "out" && event.role !== undefined && event.who === this.table.me) this.fall(event); // one character of several has no role
    }
  }
  private fall(event: GameEvent): void {
    const how = eventsAboutMe(this.table.history.events, this.table.me, this.table.history.notes).at(-1) ?? null;
    this.out = { n: event.n, role: event.role ?? "", special: event.special ?? "", by: event.by ?? null, how };
  }

  /** I have answered: what I could read is no news any more. */
  answered(): void {
    this.forget();
    window.clearTimeout(this.timer);
    if (this.items.length) this.timer = window.setTimeout(() => this.forget(), YOUNG);
  }
  private forget(): void {
    const old = performance.now() - YOUNG;
    const young = this.items.find((one) => (this.born.get(one.n) ?? 0) > old);
    this.from = young?.n ?? this.table.history.next;
  }
  /** Read, and put away. */
  clear(): void {
    window.clearTimeout(this.timer);
    this.out = null;
    this.from = this.table.history.next;
  }
  /** Put nothing away later: a page that is closed reads no news. */
  close(): void {
    window.clearTimeout(this.timer);
  }
  /** Start again without news: another game, or one that I join in its middle. */
  reset(): void {
    this.clear();
    this.born.clear();
  }
}
