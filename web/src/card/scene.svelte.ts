// Animation of the card game: cards fly, shots are traced, a played or checked card is shown large in the middle,
// events are announced.
import { showsOf } from "../art/sets";
import { applied } from "../lib/playback/applied";
import { beatsOf, STILL, type Motion } from "../lib/playback/beats";
import { Flights, flying, landing } from "../lib/playback/flights.svelte";
import type { Scene } from "../lib/game/play";
import { play as sound, type Sound } from "../lib/input/sound";
import { middleOf } from "../lib/playback/points";
import type { Beat, Stage } from "../lib/playback/stage.svelte";
import { backs, deal } from "../lib/playback/deal";
import { isGreat, playedAs, SHOTS } from "./great";
import { presented, type Shown } from "./presented";
import { isAimed, read } from "./reading";
import type { CardId, GameEvent, Seat, View } from "./wire";

const EVENT_STAYS = 3600;
const STAYS = 4500; // ms a card lies in the middle where nothing follows it

/** The cards that move, unseen ones as backs; a few stand for many. */
const several = (event: GameEvent): (CardId | null)[] =>
  event.cards ?? Array<null>(Math.min(3, event.count ?? 1)).fill(null);
export class CardScene implements Scene {
  readonly flights = new Flights<{ card: CardId | null }>();
  shown = $state.raw<Shown | null>(null);
  arrived = $state<string | null>(null); // the event that has just come into force
  moment = $state.raw<GameEvent | null>(null); // a picture of its own that covers the table for a moment
  private momentTimer = 0;
  private shownTimer = 0;
  private arrivedTimer = 0;

  constructor(
    private readonly stage: Stage,
    private readonly me: () => Seat | null,
    private readonly view: () => View | null,
    private readonly burnt: (card: CardId) => number, // the part of its fuse that is gone
  ) {}

  beats(events: GameEvent[]): Beat[] {
    return beatsOf(events, {
      me: this.me(),
      motion: (event) => this.beat(event),
      present: (event) => this.present(event),
      read,
      great: (event) => isGreat(event, this.view()),
    });
  }
  readonly applied = applied;
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
    this.flights.clear();
  }
  /** The first hands fly from the deck to the seats. */
  deal(view: View): void {
    const first = view.seating.indexOf(view.turn);
    const seats = view.seating.map((_, i) => view.seating[(first + i) % view.seating.length]!);
    const hands = seats.map((seat) => ({
      seat,
      deck: "deck",
      cards: seat === view.you ? view.hand : backs(view.seats[seat]?.hand ?? 0),
    }));
    deal(this.flights, hands, (_, card) => ({ card }));
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
        : { ms: 280, run: () => this.layDown(event) };
    switch (event.t) {
      case "play":
      case "answer":
        return this.playing(event, who);
      case "lay":
        return this.moving([card], who, `seat-${event.to ?? event.who}`);
      case "passes":
        return this.moving([card], who, `seat-${event.to}`, event.nature === "harms" ? "fuse" : "card", () =>
          this.burnt(event.card!),
        );
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
        return { ms: 300, run: () => this.stage.recoil(event, event.cause === "Dynamite" ? "boom" : "hit") };
      case "heal":
        return { ms: 240, run: () => sound("beer") };
      case "stopped":
        return { ms: 160, run: () => this.dodge(event) };
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
  /** A moment stays for a while; nothing waits for it. */
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

  /** A card that is shown large; an answer also stands out where it is given. */
  private layDown(event: GameEvent): void {
    sound("card");
    if (event.t === "answer") this.stage.guard(`seat-${event.who}`);
  }
  private dodge(event: GameEvent): void {
    sound("ricochet");
    this.stage.guard(`seat-${event.who}`);
  }

  private playing(event: GameEvent, who: string | null): Motion {
    const move = this.moving([event.card ?? null], who, "discard");
    if (event.t === "answer" && who)
      return {
        ms: move.ms,
        run: (ms) => {
          move.run(ms);
          this.stage.guard(who);
        },
      };
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
    this.stage.shoot(
      `seat-${event.who}`,
      `seat-${event.to}`,
      SHOTS.has(playedAs(event)) || event.nature === "harms" ? "shot" : "card",
      ms,
    );
  }

  private moving(
    cards: (CardId | null)[],
    from: string | null,
    to: string | null,
    noise: Sound = "card",
    burnt = () => 0,
  ): Motion {
    if (!from || !to || cards.length === 0) return STILL;
    const seen = cards.slice(0, 6);
    return flying(seen.length, (ms) => {
      landing(noise, cards.length, ms, burnt());
      const target = middleOf(to);
      const start = middleOf(from);
      if (!target || !start) return;
      this.flights.launch(
        seen.map((card) => ({ card })),
        {
          from: start,
          to: target,
          ms,
          start: ({ card }) => this.flights.startOf(card),
          stay: to === "discard", // on the pile it lies until the pile shows it; anywhere else it has arrived
        },
      );
      this.flights.hide(cards);
    });
  }

  /** A new event is announced; nothing waits for it. */
  private arrive(event: GameEvent): void {
    if (event.t !== "event" || event.cause === undefined) return;
    sound("bell");
    this.arrived = event.cause;
    window.clearTimeout(this.arrivedTimer);
    this.arrivedTimer = window.setTimeout(() => (this.arrived = null), EVENT_STAYS);
  }

  /** Show another player's card, or a check, large in the middle; its consequences leave it there. */
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
