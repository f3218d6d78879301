// Queue of states and their animation: flights, shots, recoiling plates, each for its reading time. The queue never
// falls far behind the game (pace.ts): it speeds up, and a click skips it. In step mode each step waits for a click.
// Each game draws its own steps (Scene).
import { GREAT, SCALE, SEEN, share, type Waiting } from "./pace";
import type { Scene, State } from "../game/play";
import { pref } from "../store/prefs";
import { play as sound, type Sound } from "../input/sound";
import { HIT, vibrate } from "../input/vibration";
import { FELT, strike, type Blow } from "./blow";
import { lineBetween, middleOf, type Point } from "./points";
import { endSound, stillSound } from "./sounds";
import { calm, phone } from "../store/ui.svelte";
import type { GameEvent, Pace, Seat } from "../net/wire";

export interface Shot {
  id: number;
  from: Point;
  to: Point;
  ms: number;
}
export interface Beat {
  events: GameEvent[];
  ms: number; // what moves
  read: number; // how long it stays at normal pace
  run: (ms: number) => void;
  first?: boolean; // it is seen before it is told: the log and the prompt wait for what moves
  great?: () => GameEvent | undefined; // the event that has the stage alone, as far as the table shows it now
}
interface Line {
  state: State;
  beats: Beat[];
  came: number; // clock time in ms
  excused: number; // ms that great moments took meanwhile
}

const MARKED = new Set([
  "lose",
  "heal",
  "out",
  "take",
  "lay",
  "passes",
  "return",
  "leave",
  "swap",
  "seats",
  "skip",
  "shadow",
  "survive",
  "force",
  "hand",
  "lend",
  "arrow",
  "quiver",
  "token",
  "saved",
  "chief",
]);

/** Skip all reading times; the tests set it. */
export const atOnce = (): boolean => pref("show") === "at-once";

const nextTask = (): Promise<void> => new Promise((done) => window.setTimeout(done));

const FRAME = 100; // ms; a page that goes to the background gets no frame

/** Until the browser has drawn what was changed. */
const drawn = (): Promise<void> =>
  new Promise((done) => {
    const late = window.setTimeout(done, FRAME);
    requestAnimationFrame(() => {
      window.clearTimeout(late);
      window.setTimeout(done);
    });
  });

/** What the table does with the states of its stage. */
export interface Board {
  prepare: (state: State) => Promise<void>; // until the game of a state can be shown
  showEvents: (events: GameEvent[], state: State) => void; // these are being shown now
  showState: (state: State, came: number) => void;
  hideDecision: () => void; // something else is shown than what I did: my question is over
  me: () => Seat | null;
  follows: (state: State) => boolean; // it tells what happened since the one before, not a whole game anew
}

export class Stage {
  shots = $state.raw<Shot[]>([]);
  hit = $state.raw<ReadonlySet<Seat>>(new Set());
  marked = $state.raw<ReadonlySet<Seat>>(new Set()); // reduced motion: what changed
  great = $state.raw<GameEvent | null>(null); // it has the stage alone
  blows = $state.raw<readonly Blow[]>([]); // that are felt now
  guards = $state.raw<(Point & { id: number })[]>([]); // where an attack was answered
  busy = $state(false);
  stepping = $state(false); // each thing waits for the next click
  waits = $state(0); // things that are not shown yet
  asked = $state(false); // a question of mine is among them
  scene: Scene | null = null;
  pace: Pace = "normal";
  speed = 1; // against the game's own
  reading = true; // false: only what moves takes time
  private queue: Line[] = [];
  private ids = 0;
  private skipping = false;
  private steps = 0; // asked for and not yet taken
  private wake: (() => void) | null = null;
  private retime: (() => void) | null = null;
  private markTimer = 0;
  private held: Promise<void> | null = null;

  constructor(private readonly board: Board) {}

  add(state: State, came = performance.now()): void {
    this.queue.push({ state, beats: this.beatsOf(state), came, excused: 0 });
    this.count();
    this.retime?.();
    if (!this.busy) void this.run();
  }

  /** Handle a click on the table: show the next step, or all waiting steps at once. */
  click(): void {
    if (this.stepping) this.step();
    else this.skip();
  }
  step(): void {
    this.scene?.skip();
    this.steps = 1;
    this.wake?.();
  }
  /** Show everything that waits at once. */
  skip(): void {
    this.scene?.skip();
    if (!this.busy) return;
    this.skipping = true;
    this.wake?.();
  }
  setStepping(on: boolean): void {
    this.stepping = on;
    if (!on) this.step();
  }
  clear(): void {
    this.queue = [];
    this.skip();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let line = this.queue[0]; line; line = this.queue[0]) {
      await this.board.prepare(line.state);
      if (line.beats.length === 0) line.beats = this.beatsOf(line.state);
      if (this.board.follows(line.state)) await this.play(line);
      this.settle();
      this.queue = this.queue.filter((one) => one !== line);
      this.count();
      this.board.showState(line.state, line.came);
      if (this.queue.length && !this.still) await nextTask(); // what comes next is a task of its own
    }
    this.skipping = false;
    this.busy = false;
  }

  private beatsOf(state: State): Beat[] {
    return this.board.follows(state) ? (this.scene?.beats(state.events) ?? []) : [];
  }
  private count(): void {
    this.waits = this.queue.reduce((sum, line) => sum + line.beats.length, 0);
    this.asked = this.queue.some((line) => line.state.decision !== null);
  }
  private get still(): boolean {
    return this.skipping || document.hidden || atOnce();
  }

  private async play(line: Line): Promise<void> {
    const late: GameEvent[] = [];
    while (line.beats.length && this.queue.includes(line)) {
      const beat = line.beats[0]!;
      if (!this.own(beat)) this.board.hideDecision();
      if (this.stepping && !this.still && !this.own(beat)) await this.nextStep();
      this.great = this.greatOf(beat);
      if (this.great?.t === "end") sound(endSound(this.great, this.board.me()));
      const ms = this.still ? 0 : this.duration(beat);
      const moves = calm() ? 0 : Math.min(ms, beat.ms); // what has begun to move arrives, whatever comes meanwhile
      const seenFirst = beat.first === true && ms >= SEEN && !calm();
      if (!seenFirst) this.board.showEvents(beat.events, line.state);
      this.shots = [];
      this.hit = new Set();
      this.guards = [];
      if (ms < SEEN) late.push(...beat.events);
      else if (calm()) this.mark(beat.events);
      else {
        if (!seenFirst) await drawn(); // what is told is painted before anything flies, not in its first frame
        if (!this.still) beat.run(moves);
      }
      if (seenFirst) {
        await this.wait(() => Math.min(beat.ms, this.duration(beat)));
        this.board.showEvents(beat.events, line.state);
        await this.wait(() => this.duration(beat) - beat.ms);
      } else if (ms >= SEEN && !this.still) await this.wait(() => Math.max(moves, this.duration(beat)));
      if (!this.still) await this.held;
      if (this.great || this.whole(beat)) for (const one of this.queue) one.excused += ms;
      this.great = null;
      line.beats = line.beats.slice(1);
      this.count();
    }
    if (late.length === 0) return;
    if (calm()) this.outline(late);
    this.scene?.late(late);
  }
  /** Hold the playback until the returned function is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.held = new Promise((done) => (release = done));
    return () => {
      this.held = null;
      release();
    };
  }

  /** I did it myself, and know. */
  private own(beat: Beat): boolean {
    const me = this.board.me();
    return me !== null && beat.events.every((event) => event.who === me && event.how === "chosen");
  }
  private time(beat: Beat): number {
    const read = this.reading && !this.own(beat) ? (beat.read * SCALE[this.pace]) / this.speed : 0;
    return Math.max(calm() ? 0 : beat.ms, read);
  }
  private greatOf(beat: Beat): GameEvent | null {
    return (!this.still && this.reading && beat.great?.()) || null;
  }
  /** A great moment is never hurried; every other beat takes its share of the time there is. */
  private duration(beat: Beat): number {
    if (this.great) return Math.max(GREAT, this.time(beat));
    const ms = this.time(beat) * this.share();
    if (!this.whole(beat)) return ms;
    const pausing = this.queue.some(({ state }) => state.pause != null); // its time runs already
    return pausing ? Math.max(beat.ms, ms) : this.time(beat);
  }
  /** True for a beat that ends its motion and can be read before the log names it, unless all goes fast. */
  private whole(beat: Beat): boolean {
    return beat.first === true && this.reading && this.pace !== "fast" && this.speed === 1;
  }
  private share(): number {
    if (this.stepping) return 1;
    let wanted = 0;
    const now = performance.now();
    const lines = this.queue.map((line): Waiting => {
      wanted += this.sum(line);
      return {
        wanted,
        since: now - line.came - line.excused,
        own: line.state.decision !== null,
        pause: line.state.pause != null,
      };
    });
    return share(lines, this.reading ? this.pace : "fast");
  }
  private sum(line: Line): number {
    return line.beats.reduce((sum, beat) => sum + (this.greatOf(beat) || this.whole(beat) ? 0 : this.time(beat)), 0);
  }

  /** As long as `takes` says; what comes meanwhile may shorten it. */
  private wait(takes: () => number): Promise<void> {
    const began = performance.now();
    return new Promise((done) => {
      let timer = 0;
      const end = () => {
        window.clearTimeout(timer);
        this.wake = this.retime = null;
        done();
      };
      this.wake = end;
      this.retime = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(end, takes() - (performance.now() - began));
      };
      this.retime();
    });
  }
  private async nextStep(): Promise<void> {
    if (!this.steps)
      await new Promise<void>((done) => {
        this.wake = () => {
          this.wake = null;
          done();
        };
      });
    this.steps = 0;
  }

  private settle(): void {
    this.scene?.settle();
    this.shots = [];
    this.guards = [];
    this.hit = new Set();
  }

  private mark(events: GameEvent[]): void {
    this.outline(events);
    const noise = events.map(stillSound).find((one) => one !== null);
    if (noise) sound(noise);
    this.scene?.mark(events);
  }
  /** The plates of those it is about stand out for a while. */
  outline(events: GameEvent[]): void {
    const seats = events.flatMap((event) => (MARKED.has(event.t) ? [event.who, event.to, event.from] : []));
    this.marked = new Set(seats.filter((seat) => typeof seat === "number"));
    window.clearTimeout(this.markTimer);
    this.markTimer = window.setTimeout(() => (this.marked = new Set()), 2000);
  }

  // --- what scenes of all games are made of
  shoot(from: string, to: string, noise: Sound, ms: number): void {
    sound(noise);
    const line = phone() ? null : lineBetween(from, to); // where all lies close together, a line would lie on names and numbers
    if (!line) return;
    this.shots = [...this.shots, { id: ++this.ids, ...line, ms: this.great ? GREAT - 300 : ms }];
  }
  /** An answer to an attack is drawn where it is given. */
  guard(seat: string): void {
    const at = middleOf(seat);
    if (at) this.guards = [...this.guards, { id: ++this.ids, ...at }];
  }
  /** A blow is felt at the plate, and on the whole table where it is mine or `hard`. */
  hurt(event: GameEvent, at: string, hard = false): void {
    const mine = event.who === this.board.me();
    if (mine && event.t === "lose") vibrate(HIT);
    const blow = strike(at, mine, hard);
    if (!blow) return;
    this.blows = [...this.blows, blow];
    window.setTimeout(() => (this.blows = this.blows.filter((one) => one !== blow)), FELT);
  }
  recoil(event: GameEvent, noise: Sound): void {
    if (event.who === undefined) return;
    sound(noise);
    this.hit = new Set([...this.hit, event.who]);
    this.hurt(event, `seat-${event.who}`, noise === "boom");
  }
}
