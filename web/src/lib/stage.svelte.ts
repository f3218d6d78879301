// Shows what happened before the new state stands there: cards fly, shots are traced, plates recoil. States wait in line, but never
// longer than 1.2 s: what comes faster is shown faster, and a click shows it at once.
import { play as sound, type Sound } from "./sound";
import { calm } from "./ui.svelte";
import type { CardId, FromServer, GameEvent, Seat } from "./wire";

type State = Extract<FromServer, { t: "state" }>;
export interface Point {
  x: number;
  y: number;
}
export interface Flight {
  id: number;
  card: CardId | null;
  from: Point;
  to: Point;
  ms: number;
  delay: number;
}
export interface Shot {
  id: number;
  from: Point;
  to: Point;
  ms: number;
}
export interface Shown {
  card: CardId;
  cause: string;
  good: boolean;
  who: Seat | null;
}
interface Beat {
  ms: number;
  run: (ms: number) => void;
}

const BEHIND = 1200;
const EVENT_STAYS = 3600;
const SHOTS = new Set(["BANG!", "Gatling"]);
const MARKED = new Set(["lose", "heal", "out", "take", "lay", "passes", "return", "leave", "swap", "lend"]);

export function middleOf(at: string): Point | null {
  const element = document.querySelector(`[data-at="${at}"]`);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return box.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Both ends of a line between two things, from edge to edge. */
export function lineBetween(from: string, to: string): { from: Point; to: Point } | null {
  const ends = [from, to].map((at) => document.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect());
  const [a, b] = ends;
  if (!a?.width || !b?.width) return null;
  const middle = (box: DOMRect): Point => ({ x: box.left + Math.min(box.width / 2, 110), y: box.top + box.height / 2 });
  const rim = (box: DOMRect, towards: Point): Point => {
    const at = middle(box);
    const [dx, dy] = [towards.x - at.x, towards.y - at.y];
    const share = Math.min((box.width / 2 + 8) / (Math.abs(dx) || 1), (box.height / 2 + 8) / (Math.abs(dy) || 1), 0.45);
    return { x: at.x + dx * share, y: at.y + dy * share };
  };
  return { from: rim(a, middle(b)), to: rim(b, middle(a)) };
}

const isAimed = (event: GameEvent): boolean => event.nature === "harms" && event.to !== undefined && event.to !== event.who;
/** The cards that move, unseen ones as backs; a few stand for many. */
const several = (event: GameEvent): (CardId | null)[] => event.cards ?? Array<null>(Math.min(3, event.count ?? 1)).fill(null);

export class Stage {
  flights = $state.raw<Flight[]>([]);
  shots = $state.raw<Shot[]>([]);
  shown = $state.raw<Shown | null>(null); // the card of a check, in the middle
  away = $state.raw<ReadonlySet<CardId>>(new Set()); // cards that are in the air
  hit = $state.raw<ReadonlySet<Seat>>(new Set());
  marked = $state.raw<ReadonlySet<Seat>>(new Set()); // reduced motion: what changed
  arrived = $state<string | null>(null); // the event that has just come into force
  busy = $state(false);
  private queue: State[] = [];
  private ids = 0;
  private skipping = false;
  private wake: (() => void) | null = null;
  private markTimer = 0;
  private shownTimer = 0;
  private arrivedTimer = 0;

  constructor(private readonly show: (state: State) => void) {}

  add(state: State): void {
    this.queue.push(state);
    if (!this.busy) void this.run();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.arrived = null;
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
      const still = state.since === 0 || document.hidden || this.skipping || this.queue.length > 2;
      if (calm() && state.since > 0) this.mark(state.events);
      else if (!still && !calm()) await this.play(state.events);
      else if (state.since > 0) state.events.forEach((event) => this.arrive(event));
      this.settle();
      this.show(state);
    }
    this.skipping = false;
    this.busy = false;
  }

  private async play(events: GameEvent[]): Promise<void> {
    const beats = events.map((event) => this.beat(event)).filter((beat) => beat !== null);
    const total = beats.reduce((sum, beat) => sum + beat.ms, 0);
    const pace = Math.min(1, BEHIND / (1 + this.queue.length) / Math.max(1, total));
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
    this.flights = [];
    this.shots = [];
    this.away = new Set();
    this.hit = new Set();
  }

  private mark(events: GameEvent[]): void {
    const seats = events.flatMap((event) => (MARKED.has(event.t) ? [event.who, event.to, event.from] : []));
    this.marked = new Set(seats.filter((seat) => seat !== undefined));
    window.clearTimeout(this.markTimer);
    this.markTimer = window.setTimeout(() => (this.marked = new Set()), 2000);
    for (const event of events) {
      if (event.t === "check" || event.t === "colour") this.turnUp(event);
      this.arrive(event);
    }
  }

  private beat(event: GameEvent): Beat | null {
    const who = event.who === undefined ? null : `seat-${event.who}`;
    const card = event.card ?? null;
    switch (event.t) {
      case "play":
      case "answer":
        return this.playing(event, who);
      case "lay":
        return this.moving([card], who, `seat-${event.to ?? event.who}`);
      case "passes":
        return this.moving([card], who, `seat-${event.to}`);
      case "discard":
        return this.moving(event.cards ?? (card === null ? [null] : [card]), who, "discard");
      case "draw":
        return this.moving(several(event), event.zone === "discard" ? "discard" : "deck", who);
      case "bury":
      case "back":
        return this.moving(several(event), who, "deck");
      case "use":
        return isAimed(event) ? { ms: 220, run: (ms) => this.shoot(event, ms) } : null;
      case "take":
        return this.moving([card], event.zone === "row" ? "row" : event.zone === "discard" ? "discard" : `seat-${event.from}`, who);
      case "give":
        return this.moving([card], who, `seat-${event.to}`);
      case "event":
        return { ms: 500, run: () => this.arrive(event) };
      case "return":
        return { ms: 300, run: () => sound("bell") };
      case "check":
      case "colour":
        return { ms: 700, run: () => this.turnUp(event) };
      case "lose":
        return { ms: 300, run: () => this.recoil(event, "card") };
      case "heal":
        return { ms: 240, run: () => sound("beer") };
      case "stopped":
        return { ms: 160, run: () => sound("ricochet") };
      case "out":
        return { ms: 600, run: () => this.recoil(event, "bell") };
      default:
        return null;
    }
  }

  private playing(event: GameEvent, who: string | null): Beat | null {
    const move = this.moving([event.card ?? null], who, "discard");
    if (event.t !== "play" || !isAimed(event) || !move) return move;
    return {
      ms: move.ms + 220,
      run: (ms) => {
        move.run(ms * 0.6);
        this.shoot(event, ms * 0.8);
      },
    };
  }

  private shoot(event: GameEvent, ms: number): void {
    const line = lineBetween(`seat-${event.who}`, `seat-${event.to}`);
    if (!line) return;
    const text = event.as ?? String((event.text.args as Record<string, unknown> | undefined)?.["as"] ?? "");
    sound(SHOTS.has(text) || event.nature === "harms" ? "shot" : "card");
    this.shots = [...this.shots, { id: ++this.ids, ...line, ms }];
  }

  private moving(cards: (CardId | null)[], from: string | null, to: string | null): Beat | null {
    if (!from || !to || cards.length === 0) return null;
    return {
      ms: 280,
      run: (ms) => {
        sound("card");
        const target = middleOf(to);
        const start = middleOf(from);
        if (!target || !start) return;
        const fresh = cards.slice(0, 6).map((card, i) => ({
          id: ++this.ids,
          card,
          from: (card === null ? null : middleOf(`card-${card}`)) ?? start,
          to: target,
          ms,
          delay: Math.min(60, ms / 5) * i,
        }));
        this.flights = [...this.flights, ...fresh];
        this.away = new Set([...this.away, ...cards.filter((card) => card !== null)]);
      },
    };
  }

  /** A new event is announced; nothing waits for it. */
  private arrive(event: GameEvent): void {
    if (event.t !== "event" || event.cause === undefined) return;
    sound("bell");
    this.arrived = event.cause;
    window.clearTimeout(this.arrivedTimer);
    this.arrivedTimer = window.setTimeout(() => (this.arrived = null), EVENT_STAYS);
  }

  private turnUp(event: GameEvent): void {
    const card = event.card ?? event.cards?.[0];
    if (card === undefined || card === null) return;
    sound("card");
    this.shown = { card, cause: event.cause ?? "", good: event.good ?? false, who: event.who ?? null };
    window.clearTimeout(this.shownTimer);
    this.shownTimer = window.setTimeout(() => (this.shown = null), 1300);
  }

  private recoil(event: GameEvent, noise: Sound): void {
    if (event.who === undefined) return;
    sound(noise);
    this.hit = new Set([...this.hit, event.who]);
  }
}
