// Animations of The Duel: cards fly, shots cross the street, the two characters of a side change places. A card that is turned up is shown
// large in the middle, next to the symbol it is checked for.
import { beatsOf, STILL, type Motion } from "../lib/playback/beats";
import { backs, deal, type DealtHand } from "../lib/playback/deal";
import { Flights, flying, landing } from "../lib/playback/flights.svelte";
import type { Scene } from "../lib/game/play";
import { play as sound, type Sound } from "../lib/input/sound";
import { middleOf } from "../lib/playback/points";
import type { Beat, Stage } from "../lib/playback/stage.svelte";
import { slotOf } from "./choose";
import type { Reveal, SideName } from "./faces";
import { frontOf } from "./spots";
import { isGreat, viewAfter } from "./playback";
import type { AnyView, CardId, DuelView, GameEvent, Seat } from "./wire";

interface Flying {
  card: CardId | null; // what is seen of it
  at: CardId | null; // where it begins
  back: SideName | null; // of one that is not seen
}
/** A card large in the middle. */
export interface Shown {
  what: "card" | "reveal" | "person";
  cards: CardId[];
  chosen: CardId | null; // of two: the one that counts
  symbol: Reveal | null; // asked for
  good: boolean;
  cause: string;
  character: string | null; // who comes in, or goes
  gone: boolean;
  who: Seat | null;
}

const STAYS = 3200;

/** What one needs to read it, in ms at normal pace. */
const READ: Record<string, number> = {
  turn: 450,
  play: 1000,
  use: 800,
  lay: 900,
  answer: 900,
  aimed: 900,
  lost: 700,
  discard: 500,
  draw: 500,
  take: 900,
  row: 800,
  lose: 850,
  heal: 600,
  reveal: 1700,
  swap: 900,
  passes: 900,
  front: 1300,
  rear: 900,
  lone: 1100,
  instead: 900,
  reload: 600,
  stopped: 500,
  enter: 1300,
  out: 1700,
  show: 1000,
  waits: 700,
};
const OTHERS = 400;
const FOLLOWS = new Set(["lose", "heal", "stopped", "shuffle", "waits", "instead", "lost", "lone"]);
const ACTS = new Set(["play", "answer", "lay", "passes", "reload"]);

/** Further facts of a flight. */
interface More {
  drawer?: Seat; // who alone sees the cards
  noise?: Sound;
  burnt?: () => number;
}

const sideOf = (view: DuelView | null, seat: Seat): SideName | null =>
  (view?.seats[seat]?.role ?? null) as SideName | null;
const placeAt = (seat: Seat | undefined, place?: number): string | null =>
  seat === undefined ? null : place === undefined ? `seat-${seat}` : `slot-${slotOf(seat, place)}`;

export class DuelScene implements Scene {
  readonly flights = new Flights<Flying>();
  shown = $state.raw<Shown | null>(null);
  struck = $state.raw<ReadonlySet<number>>(new Set()); // slots that have just been hit
  private timer = 0;

  constructor(
    private readonly stage: Stage,
    private readonly view: () => DuelView | null,
    private readonly me: () => Seat | null,
    private readonly burnt: (card: CardId) => number, // the part of its fuse that is gone
  ) {}

  beats(events: GameEvent[]): Beat[] {
    return beatsOf(events, {
      me: this.me(),
      motion: (event) => this.beat(event),
      present: (event) => this.present(event),
      read: (event) => READ[event.t] ?? OTHERS,
      great: (event) => isGreat(event, this.view()),
    });
  }
  applied(view: AnyView, events: GameEvent[]): AnyView {
    return viewAfter(view as DuelView, events);
  }
  mark(events: GameEvent[]): void {
    events.forEach((event) => this.present(event));
    this.strike(events);
  }
  late(events: GameEvent[]): void {
    const last = events.findLast((event) => event.t === "reveal");
    if (last) this.present(last);
  }
  /** The first hands fly from the decks of both players. */
  deal(view: DuelView): void {
    const hands = [view.first, 1 - view.first].map((seat) => {
      const hand = view.seats[seat]!.hand;
      return { seat, deck: `deck-${seat}`, cards: seat === view.you ? hand : backs(hand.length) };
    });
    const thing = ({ seat }: DealtHand, card: CardId | null) => ({ card, at: null, back: sideOf(view, seat) });
    deal(this.flights, hands, thing);
  }
  settle(): void {
    this.flights.clear();
    this.struck = new Set();
  }
  skip(): void {
    this.shown = null;
  }

  private beat(event: GameEvent): Motion {
    const who = event.who === undefined ? null : `seat-${event.who}`;
    const card = event.card ?? null;
    switch (event.t) {
      case "play":
      case "use":
        return event.nature === "harms" && event.to !== undefined && event.to !== event.who
          ? { ms: 460, run: (ms) => this.shoot(event, ms) }
          : { ms: 240, run: () => sound("card") };
      case "aimed":
        return { ms: 460, run: (ms) => this.shoot(event, ms) };
      case "lay":
        return this.moving([card], who, placeAt(event.to, event.place));
      case "passes":
        return this.moving([card], who, placeAt(event.to, event.place), {
          noise: "fuse",
          burnt: () => this.burnt(event.card!),
        });
      case "discard":
        return this.moving(event.cards ?? (card === null ? [null] : [card]), who, "discard");
      case "reload":
        return this.moving([card], who, "discard");
      case "draw":
        if (event.cause === "start") return STILL; // the deal follows
        return this.moving(several(event), this.deckOf(event), who, { drawer: event.who });
      case "take":
        return this.moving([card], event.zone === "row" ? "row" : placeAt(event.from as Seat), who, {
          drawer: event.who,
        });
      case "reveal":
      case "show":
        return { ms: 420, run: () => sound("card") };
      case "swap":
        return { ms: 380, run: () => sound("card") };
      case "front":
      case "rear":
      case "enter":
      case "lone":
        return { ms: 520, run: () => sound("bell") };
      case "lose":
        return { ms: 320, run: () => this.hit(event) };
      case "heal":
        return { ms: 240, run: () => sound("beer") };
      case "stopped":
        return { ms: 160, run: () => this.guard(placeAt(event.to, event.place)) };
      case "out":
        return { ms: 600, run: () => this.hit(event, "bell") };
      default:
        return STILL;
    }
  }

  /** The attack is stopped: drawn at the one who answered. */
  private guard(at: string | null): void {
    sound("ricochet");
    if (at) this.stage.guard(at);
  }
  private hit(event: GameEvent, noise: "hit" | "bell" = "hit"): void {
    sound(noise);
    const at = placeAt(event.who, event.place);
    if (at) this.stage.hurt(event, at);
    this.strike([event]);
  }
  private strike(events: GameEvent[]): void {
    const slots = events.flatMap(({ t, who, place }) =>
      (t === "lose" || t === "out") && who !== undefined && place !== undefined ? [slotOf(who, place)] : [],
    );
    if (slots.length) this.struck = new Set([...this.struck, ...slots]);
  }
  /** Shot across the street, from the front character. */
  private shoot(event: GameEvent, ms: number): void {
    const seat = event.t === "aimed" ? event.by : event.who;
    const from = seat == null ? undefined : frontOf(this.view()?.seats[seat]);
    const to = placeAt(event.to, event.place);
    if (from && to) this.stage.shoot(`slot-${slotOf(seat!, from.place)}`, to, "shot", ms);
  }
  private deckOf({ who, deck }: GameEvent): string {
    return deck === "common" ? "common" : `deck-${deck === "other" ? 1 - who! : who}`;
  }

  private moving(cards: (CardId | null)[], from: string | null, to: string | null, more: More = {}): Motion {
    const { drawer, noise = "card", burnt = () => 0 } = more;
    if (!from || !to || cards.length === 0) return STILL;
    const few = cards.slice(0, 5);
    return flying(few.length, (ms) => {
      landing(noise, cards.length, ms, burnt());
      const [start, target] = [middleOf(from) ?? middleOf("discard"), middleOf(to)];
      if (!start || !target) return;
      const back = drawer === undefined ? null : sideOf(this.view(), drawer);
      const seen = drawer === undefined || this.me() === drawer;
      this.flights.launch(
        few.map((card) => ({ card: seen ? card : null, at: card, back })),
        {
          from: start,
          to: target,
          ms,
          start: ({ at }) => this.flights.startOf(at),
          stay: to === "discard",
        },
      );
      this.flights.hide(cards);
    });
  }

  /** Show the opponent's cards, every reveal, and entering or leaving characters large in the middle. */
  private present(event: GameEvent): void {
    const shown = presented(event, this.me());
    if (shown === "stays") return;
    this.shown = shown;
    window.clearTimeout(this.timer);
    if (shown) this.timer = window.setTimeout(() => (this.shown = null), STAYS);
  }
}

const several = (event: GameEvent): (CardId | null)[] =>
  event.cards ?? (event.card != null ? [event.card] : Array<null>(Math.min(3, event.count ?? 1)).fill(null));

const PLAIN = { chosen: null, symbol: null, good: true, cause: "", character: null, gone: false };

/** Effect of an event on the middle; null: none, "stays": keep the shown card. */
export function presented(event: GameEvent, me: Seat | null): Shown | null | "stays" {
  if (FOLLOWS.has(event.t)) return "stays";
  const who = event.who ?? null;
  if (event.t === "reveal" || event.t === "show")
    return {
      ...PLAIN,
      what: "reveal",
      cards: event.cards ?? (event.card != null ? [event.card] : []),
      chosen: event.card ?? null,
      symbol: (event.symbol as Reveal | undefined) ?? null,
      good: event.good ?? false,
      cause: event.cause ?? "",
      who,
    };
  if (["enter", "out", "front"].includes(event.t) && event.character)
    return { ...PLAIN, what: "person", cards: [], character: event.character, gone: event.t === "out", who };
  const card = event.card ?? (event.cards?.length === 1 ? event.cards[0]! : null);
  if (!ACTS.has(event.t) || who === me || card === null || card === undefined) return null;
  return { ...PLAIN, what: "card", cards: [card], who };
}
