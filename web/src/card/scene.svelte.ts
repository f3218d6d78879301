// What the card game shows when something happens: cards fly, shots are traced, a checked card lies in the middle, an event is announced.
import type { Scene } from "../lib/play";
import { play as sound } from "../lib/sound";
import { middleOf, type Beat, type Point, type Stage } from "../lib/stage.svelte";
import type { CardId, GameEvent, Seat } from "../lib/wire";

export interface Flight {
  id: number;
  card: CardId | null;
  from: Point;
  to: Point;
  ms: number;
  delay: number;
}
export interface Shown {
  card: CardId;
  cause: string;
  good: boolean;
  who: Seat | null;
}

const EVENT_STAYS = 3600;
const SHOTS = new Set(["BANG!", "Gatling"]);

const isAimed = (event: GameEvent): boolean => event.nature === "harms" && event.to !== undefined && event.to !== event.who;
/** The cards that move, unseen ones as backs; a few stand for many. */
const several = (event: GameEvent): (CardId | null)[] => event.cards ?? Array<null>(Math.min(3, event.count ?? 1)).fill(null);

export class CardScene implements Scene {
  flights = $state.raw<Flight[]>([]);
  shown = $state.raw<Shown | null>(null); // the card of a check, in the middle
  away = $state.raw<ReadonlySet<CardId>>(new Set()); // cards that are in the air
  arrived = $state<string | null>(null); // the event that has just come into force
  private ids = 0;
  private shownTimer = 0;
  private arrivedTimer = 0;

  constructor(private readonly stage: Stage) {}

  beats(events: GameEvent[]): Beat[] {
    return events.map((event) => this.beat(event)).filter((beat) => beat !== null);
  }
  mark(events: GameEvent[]): void {
    for (const event of events) {
      if (event.t === "check" || event.t === "colour") this.turnUp(event);
      this.arrive(event);
    }
  }
  late(events: GameEvent[]): void {
    events.forEach((event) => this.arrive(event));
  }
  settle(): void {
    this.flights = [];
    this.away = new Set();
  }
  skip(): void {
    this.arrived = null;
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
        return { ms: 300, run: () => this.stage.recoil(event, "card") };
      case "heal":
        return { ms: 240, run: () => sound("beer") };
      case "stopped":
        return { ms: 160, run: () => sound("ricochet") };
      case "out":
        return { ms: 600, run: () => this.stage.recoil(event, "bell") };
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
    const text = event.as ?? String((event.text.args as Record<string, unknown> | undefined)?.["as"] ?? "");
    this.stage.shoot(`seat-${event.who}`, `seat-${event.to}`, SHOTS.has(text) || event.nature === "harms" ? "shot" : "card", ms);
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
}
