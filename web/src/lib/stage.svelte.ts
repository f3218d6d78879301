// Shows what happened before the new state stands there: things fly, shots are traced, plates recoil. States wait in line, but never
// longer than 1.2 s: what comes faster is shown faster, and a click shows it at once. What is shown is the game's own (Scene).
import type { Scene, State } from "./play";
import { play as sound, type Sound } from "./sound";
import { calm } from "./ui.svelte";
import type { GameEvent, Seat } from "./wire";

export interface Point {
  x: number;
  y: number;
}
export interface Shot {
  id: number;
  from: Point;
  to: Point;
  ms: number;
}
export interface Beat {
  ms: number;
  run: (ms: number) => void;
}

const BEHIND = 1200;
const BEHIND_PAUSE = 600; // while a short pause runs in which somebody may interrupt
const MARKED = new Set(["lose", "heal", "out", "take", "lay", "passes", "return", "leave", "swap", "lend", "arrow", "quiver", "token", "saved", "chief"]);

export function middleOf(at: string): Point | null {
  const element = document.querySelector(`[data-at="${at}"]`);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return box.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Both ends of a line between two things, from edge to edge; of something broad it starts near its left end, where the portrait is. */
export function lineBetween(from: string, to: string, broad = 110): { from: Point; to: Point } | null {
  const ends = [from, to].map((at) => document.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect());
  const [a, b] = ends;
  if (!a?.width || !b?.width) return null;
  const middle = (box: DOMRect): Point => ({ x: box.left + Math.min(box.width / 2, broad), y: box.top + box.height / 2 });
  const rim = (box: DOMRect, towards: Point): Point => {
    const at = middle(box);
    const [dx, dy] = [towards.x - at.x, towards.y - at.y];
    const share = Math.min((box.width / 2 + 8) / (Math.abs(dx) || 1), (box.height / 2 + 8) / (Math.abs(dy) || 1), 0.45);
    return { x: at.x + dx * share, y: at.y + dy * share };
  };
  return { from: rim(a, middle(b)), to: rim(b, middle(a)) };
}

export class Stage {
  shots = $state.raw<Shot[]>([]);
  hit = $state.raw<ReadonlySet<Seat>>(new Set());
  marked = $state.raw<ReadonlySet<Seat>>(new Set()); // reduced motion: what changed
  busy = $state(false);
  scene: Scene | null = null;
  private queue: State[] = [];
  private ids = 0;
  private skipping = false;
  private wake: (() => void) | null = null;
  private markTimer = 0;

  /** `prepare` waits until the game of a state can be shown. */
  constructor(
    private readonly prepare: (state: State) => Promise<void>,
    private readonly show: (state: State) => void,
  ) {}

  add(state: State): void {
    this.queue.push(state);
    if (!this.busy) void this.run();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.scene?.skip();
    if (!this.busy) return;
    this.skipping = true;
    this.wake?.();
  }

  clear(): void {
    this.queue = [];
    this.skip();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let state = this.queue.shift(); state; state = this.queue.shift()) {
      await this.prepare(state);
      const still = state.since === 0 || document.hidden || this.skipping || this.queue.length > 2;
      if (calm() && state.since > 0) this.mark(state.events);
      else if (!still && !calm()) await this.play(state);
      else if (state.since > 0) this.scene?.late(state.events);
      this.settle();
      this.show(state);
    }
    this.skipping = false;
    this.busy = false;
  }

  private async play(state: State): Promise<void> {
    const beats = this.scene?.beats(state.events) ?? [];
    const total = beats.reduce((sum, beat) => sum + beat.ms, 0);
    const behind = state.pause == null ? BEHIND : BEHIND_PAUSE;
    const pace = Math.min(1, behind / (1 + this.queue.length) / Math.max(1, total));
    for (const beat of beats) {
      if (this.skipping) return;
      beat.run(beat.ms * pace);
      await this.wait(beat.ms * pace);
    }
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = window.setTimeout(done, ms);
      this.wake = () => {
        window.clearTimeout(timer);
        done();
      };
    });
  }

  private settle(): void {
    this.scene?.settle();
    this.shots = [];
    this.hit = new Set();
  }

  private mark(events: GameEvent[]): void {
    const seats = events.flatMap((event) => (MARKED.has(event.t) ? [event.who, event.to, event.from] : []));
    this.marked = new Set(seats.filter((seat) => seat !== undefined));
    window.clearTimeout(this.markTimer);
    this.markTimer = window.setTimeout(() => (this.marked = new Set()), 2000);
    this.scene?.mark(events);
  }

  // --- what scenes of all games are made of
  shoot(from: string, to: string, noise: Sound, ms: number): void {
    const line = lineBetween(from, to);
    if (!line) return;
    sound(noise);
    this.shots = [...this.shots, { id: ++this.ids, ...line, ms }];
  }
  recoil(event: GameEvent, noise: Sound): void {
    if (event.who === undefined) return;
    sound(noise);
    this.hit = new Set([...this.hit, event.who]);
  }
}
