// What the card game shows when something happens: cards fly, shots are traced, a card that is played or checked lies large in the
// middle, an event is announced. How long each thing takes to read stands here too.
import { showsOf } from "../art/sets";
import type { Scene } from "../lib/play";
import { isAside } from "../lib/telling";
import { play as sound } from "../lib/sound";
import { middleOf, type Beat, type Point, type Stage } from "../lib/stage.svelte";
import type { CardId, GameEvent, Seat } from "./wire";

export interface Flight {
  id: number;
  card: CardId | null;
  from: Point;
  to: Point;
  ms: number;
  delay: number;
}
/** A card in the middle, large enough to be read. */
export interface Shown {
  card: CardId;
  what: "act" | "check";
  cause: string; // what a card was turned up for
  good: boolean;
  who: Seat | null;
  to: Seat | null; // whom it is aimed at
  from: string; // where it comes from, and where it goes afterwards (data-at)
  goes: string;
}

type Motion = Pick<Beat, "ms" | "run">;

const STILL: Motion = { ms: 0, run: () => undefined };
const EVENT_STAYS = 3600;
const STAYS = 4500; // ms a card lies in the middle where nothing follows it
const SHOTS = new Set(["BANG!", "Gatling"]);

/** What one needs to read it, in ms at normal pace. */
const READ: Record<string, number> = {
  turn: 450,
  play: 1000,
  use: 700,
  lay: 900,
  answer: 900,
  stand: 500,
  discard: 500,
  draw: 500,
  take: 900,
  give: 700,
  row: 700,
  lose: 850,
  heal: 600,
  check: 1200,
  colour: 1000,
  jailed: 1000,
  passes: 900,
  out: 1700,
  return: 1200,
  swap: 1200,
  event: 1500,
  penalty: 1200,
  lend: 900,
  start: 300,
  buy: 1000,
  force: 1200,
  found: 1000,
  effect: 700,
  shadow: 1200,
  side: 1200,
  cancel: 900,
  saved: 1000,
  reveal: 1600,
  flip: 1200,
  roles: 1600,
  seats: 1500,
  skip: 900,
  order: 1200,
  hand: 1600,
  survive: 1300,
  goal: 1800,
};
const AIMED = 300; // more, where one must see at whom
const OTHERS = 400; // all other things

const isAimed = (event: GameEvent): boolean =>
  event.nature === "harms" && event.to !== undefined && event.to !== event.who;
/** The cards that move, unseen ones as backs; a few stand for many. */
const several = (event: GameEvent): (CardId | null)[] =>
  event.cards ?? Array<null>(Math.min(3, event.count ?? 1)).fill(null);
const read = (event: GameEvent): number =>
  (READ[event.t] ?? showsOf(event.t)?.read ?? OTHERS) + (isAimed(event) ? AIMED : 0);

/** What nobody has to read goes with what it belongs to: the beginning of a turn with what follows, the rest with what came before. */
export function together(events: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let opens = false; // the group goes on with the next event
  for (const event of events) {
    if (groups.length && (opens || (event.t !== "turn" && isAside(event)))) groups.at(-1)!.push(event);
    else groups.push([event]);
    opens = event.t === "turn";
  }
  return groups;
}

export class CardScene implements Scene {
  flights = $state.raw<Flight[]>([]);
  shown = $state.raw<Shown | null>(null);
  away = $state.raw<ReadonlySet<CardId>>(new Set()); // cards that are in the air
  arrived = $state<string | null>(null); // the event that has just come into force
  moment = $state.raw<GameEvent | null>(null); // a picture of its own that covers the table for a moment
  private momentTimer = 0;
  private ids = 0;
  private shownTimer = 0;
  private arrivedTimer = 0;

  constructor(
    private readonly stage: Stage,
    private readonly me: () => Seat | null,
  ) {}

  beats(events: GameEvent[]): Beat[] {
    return together(events).map((group) => {
      const main = group.find((event) => !isAside(event)) ?? group[0]!;
      const motions = group.map((event) => ({ event, ...this.beat(event) }));
      const run = (ms: number): void => {
        for (const { event, run } of motions) {
          this.present(event);
          run(ms);
        }
      };
      return { events: group, ms: Math.max(...motions.map((motion) => motion.ms)), read: read(main), run };
    });
  }
  mark(events: GameEvent[]): void {
    for (const event of events) {
      this.present(event);
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
    this.shown = null;
    this.moment = null;
  }

  private beat(event: GameEvent): Motion {
    const who = event.who === undefined ? null : `seat-${event.who}`;
    const card = event.card ?? null;
    // a card that is shown large needs no small one that flies
    const large = presented(event, this.me());
    if (large !== null && large !== "stays")
      return this.shoots(event)
        ? { ms: 500, run: (ms) => this.shoot(event, ms) }
        : { ms: 280, run: () => sound("card") };
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
        return isAimed(event) ? { ms: 220, run: (ms) => this.shoot(event, ms) } : STILL;
      case "take":
        return this.moving(
          [card],
          event.zone === "row" ? "row" : event.zone === "discard" ? "discard" : `seat-${event.from}`,
          who,
        );
      case "give":
        return this.moving([card], who, `seat-${event.to}`);
      case "event":
        return { ms: 500, run: () => this.arrive(event) };
      case "return":
        return { ms: 300, run: () => sound("bell") };
      case "buy":
        return this.moving([card], card === null ? null : `card-${card}`, who);
      case "found":
        return this.moving([card], "deck", who);
      case "force":
        return this.moving([card], `seat-${event.to}`, "discard");
      case "saved":
        return this.moving([card], who, "discard");
      case "reveal":
        return this.moving(several(event), "center", "row");
      case "seats":
      case "skip":
      case "shadow":
      case "survive":
        return { ms: 300, run: () => this.pointOut(event) };
      case "goal":
      case "roles":
      case "side":
        return { ms: 300, run: () => sound("bell") };
      case "lose":
        return { ms: 300, run: () => this.stage.recoil(event, "card") };
      case "heal":
        return { ms: 240, run: () => sound("beer") };
      case "stopped":
        return { ms: 160, run: () => sound("ricochet") };
      case "out":
        return { ms: 600, run: () => this.stage.recoil(event, "bell") };
      default:
        return this.ofSet(event, who);
    }
  }

  /** An event of a set's own, as the set says. */
  private ofSet(event: GameEvent, who: string | null): Motion {
    const shows = showsOf(event.t);
    if (!shows) return STILL;
    const card = event.card ?? null;
    const fly =
      shows.flies === "to" && card !== null
        ? this.moving([card], `card-${card}`, who)
        : shows.flies === "from"
          ? this.moving([card], who, `seat-${event.to}`)
          : { ms: shows.moment ? 500 : 0, run: () => undefined };
    return {
      ms: fly.ms,
      run: (ms) => {
        if (shows.sound) sound(shows.sound);
        fly.run(ms);
      },
    };
  }
  /** A moment stays a while by itself; nothing waits for it. */
  private remember(event: GameEvent): void {
    const stays = showsOf(event.t)?.moment;
    if (!stays) return;
    this.moment = event;
    window.clearTimeout(this.momentTimer);
    this.momentTimer = window.setTimeout(() => (this.moment = null), stays);
  }

  private pointOut(event: GameEvent): void {
    sound("bell");
    this.stage.outline([event]);
  }

  private playing(event: GameEvent, who: string | null): Motion {
    const move = this.moving([event.card ?? null], who, "discard");
    if (event.t !== "play" || !isAimed(event)) return move;
    return {
      ms: move.ms + 220,
      run: (ms) => {
        move.run(ms * 0.6);
        this.shoot(event, ms * 0.8);
      },
    };
  }

  private shoots(event: GameEvent): boolean {
    return isAimed(event) && (event.t === "play" || event.t === "use");
  }
  private shoot(event: GameEvent, ms: number): void {
    const text = event.as ?? String((event.text.args as Record<string, unknown> | undefined)?.["as"] ?? "");
    this.stage.shoot(
      `seat-${event.who}`,
      `seat-${event.to}`,
      SHOTS.has(text) || event.nature === "harms" ? "shot" : "card",
      ms,
    );
  }

  private moving(cards: (CardId | null)[], from: string | null, to: string | null): Motion {
    if (!from || !to || cards.length === 0) return STILL;
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
        // on the pile it lies until the pile shows it; anywhere else it has arrived
        if (to !== "discard")
          window.setTimeout(
            () => (this.flights = this.flights.filter((flight) => !fresh.includes(flight))),
            ms + 60 * fresh.length,
          );
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

  /** What somebody else does with a card, or a check, lies large in the middle; what follows from it leaves it there. */
  private present(event: GameEvent): void {
    this.remember(event);
    const shown = presented(event, this.me());
    if (shown === "stays") return;
    if (shown?.what === "check") sound("card");
    this.shown = shown;
    window.clearTimeout(this.shownTimer);
    if (shown) this.shownTimer = window.setTimeout(() => (this.shown = null), STAYS);
  }
}

const FOLLOWS = new Set([
  ...["lose", "heal", "stopped", "stand", "harmless", "out", "jailed", "shuffle", "penalty"],
  ...["cancel", "gold", "survive", "reshuffle", "offer"],
]);
const ACTS = new Set(["play", "answer", "lay", "use", "passes", "take", "discard", "buy", "found", "force", "saved"]);
const TO_SEAT = new Set(["lay", "passes", "take"]);

/** What an event puts into the middle; null: nothing, "stays": what lies there goes on lying there. */
export function presented(event: GameEvent, me: Seat | null): Shown | null | "stays" {
  if (FOLLOWS.has(event.t)) return "stays";
  const { who = null, cause = "" } = event;
  const card = event.card ?? (event.cards?.length === 1 ? event.cards[0] : null) ?? null;
  const checked = ["check", "colour", "flip"].includes(event.t) ? (card ?? event.cards?.[0] ?? null) : null;
  if (checked !== null)
    return {
      card: checked,
      what: "check",
      cause,
      good: event.good ?? false,
      who,
      to: null,
      from: "deck",
      goes: "discard",
    };
  // my own hand I know; what leaves a hand as a price or at the end of a turn says nothing
  if (!ACTS.has(event.t) || who === me || card === null || cause === "limit" || cause === "cost") return null;
  const to = event.to !== undefined && event.to !== who ? event.to : null;
  const from =
    event.t === "take"
      ? event.zone === "row"
        ? "row"
        : event.zone === "discard"
          ? "discard"
          : `seat-${event.from}`
      : `seat-${who}`;
  const goes = TO_SEAT.has(event.t) ? `seat-${event.t === "take" ? who : (to ?? who)}` : "discard";
  return { card, what: "act", cause: "", good: true, who, to: event.t === "take" ? null : to, from, goes };
}
