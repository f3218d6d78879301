// Things that fly over the table: from where to where, and which cards are in the air meanwhile.
import { play as sound, type Sound } from "../input/sound";
import type { Motion } from "./beats";
import { middleOf, type Point } from "./points";

export interface Flight {
  id: number;
  from: Point;
  to: Point;
  ms: number;
  delay: number;
}

const HEARD = 3; // of things that land together
const FLIES = 280; // ms
const NEXT = 0.2; // of a flight passes until the next thing leaves
const LANDS = 50; // ms until the landing is drawn: to draw the state that follows takes long, and would stop the flight
let ids = 0;

/** Delay of flight `n`, in ms, so that things fly in sequence. */
const delayOf = (n: number, ms: number): number => Math.min(60, ms * NEXT) * n;

/** Motion of `count` flights that begin one after the other and end on the table; `launch` gets the ms of each. */
export function flying(count: number, launch: (ms: number) => void): Motion {
  const flights = 1 + NEXT * (count - 1); // the time of all against that of one
  const run = (ms: number): void => launch(Math.max(ms - LANDS, ms / 2) / flights);
  return { ms: FLIES * flights + LANDS, run };
}

/** Play the sound of a landing, `ms` from now. `burnt`: the part of a fuse that is gone. */
export function landing(noise: Sound, count: number, ms: number, burnt = 0): void {
  for (let n = 0; n < Math.min(HEARD, count); n++) sound(noise, ms + delayOf(n, ms), burnt);
}

export class Flights<Thing extends object> {
  all = $state.raw<(Flight & Thing)[]>([]);
  private readonly timers = new Set<number>();
  away = $state.raw<ReadonlySet<number>>(new Set()); // cards that are in the air
  dropped: { card: number; at: Point } | null = null; // by a drag, not yet played

  /** `things` one after the other; `start`: of one that does not begin where the others do; `stay`: they lie where they arrive until `clear`. */
  launch(
    things: Thing[],
    way: { from: Point; to: Point; ms: number; start?: (thing: Thing) => Point | null; stay?: boolean },
  ): void {
    const fresh = things.map((thing, i) => ({
      ...thing,
      id: ++ids,
      from: way.start?.(thing) ?? way.from,
      to: way.to,
      ms: way.ms,
      delay: delayOf(i, way.ms),
    }));
    this.all = [...this.all, ...fresh];
    if (way.stay) return;
    window.setTimeout(
      () => (this.all = this.all.filter((flight) => !fresh.includes(flight))),
      way.ms + 60 * fresh.length,
    );
  }
  /** Point from which a card flies: that of my drop, else its present place. */
  startOf(card: number | null): Point | null {
    if (card === null) return null;
    return this.dropped?.card === card ? this.dropped.at : middleOf(`card-${card}`);
  }
  hide(cards: (number | null)[]): void {
    this.away = new Set([...this.away, ...cards.filter((card) => card !== null)]);
  }
  /** Show a card in its place, after its flight. */
  show(card: number): void {
    this.away = new Set([...this.away].filter((one) => one !== card));
  }
  /** Call `run` after `ms`, unless `clear` is called before. */
  later(ms: number, run: () => void): void {
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }
  clear(): void {
    this.timers.forEach((timer) => window.clearTimeout(timer));
    this.timers.clear();
    this.all = [];
    this.away = new Set();
  }
}
