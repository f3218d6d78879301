// What the Dice Game shows when something happens: dice are thrown, arrows and glasses fly, shots hit together, an attack is announced.
import type { IconName } from "../art/icons";
import type { Motion } from "../lib/playback/beats";
import { Flights, flying, landing } from "../lib/playback/flights.svelte";
import type { Scene } from "../lib/game/play";
import { play as sound } from "../lib/input/sound";
import { middleOf } from "../lib/playback/points";
import type { Beat, Stage } from "../lib/playback/stage.svelte";
import { rests, settled } from "./pieces/throw";
import { isGreat, viewAfter } from "./playback";
import type { AnyView, Die, DiceView, GameEvent, Seat } from "./wire";

/** Message shown large in the middle for a moment, without blocking clicks. */
export type News = { what: "attack"; who: Seat | null } | { what: "role"; who: Seat; special: string };

/** What one needs to read it, in ms at normal pace. */
const READ: Record<string, number> = {
  turn: 200,
  saloon: 900,
  keep: 400,
  arrow: 400,
  attack: 1500,
  quiver: 400,
  arrowgift: 900,
  chief: 900,
  dynamite: 900,
  aim: 400,
  beer: 450,
  gatling: 1100,
  role: 1500,
  judged: 1300,
  turned: 1100,
  again: 1300,
  spoiled: 1300,
  saved: 1400,
  sheriff: 1400,
  arrowswap: 1200,
  token: 1000,
  use: 900,
  lose: 650,
  heal: 500,
  out: 1700,
  ghost: 1400,
};
const OTHERS = 400;
const RESULT = 500; // more, to read a throw once its last die lies still
const THROW = 1500; // at most
const NEWS_STAYS = 2600;
const TOGETHER = new Set(["lose", "out"]); // one after the other in the log, at once at the table
const SHOT = new Set(["bullseye", "gatling"]);

const readOf = ({ t, dice }: GameEvent): number =>
  t === "throw" ? Math.min(THROW, settled(dice?.length ?? 5) + RESULT) : (READ[t] ?? OTHERS);

const isArrow = (event: GameEvent | undefined): boolean => event?.t === "arrow" && !event.chief;

/** True if the next event tells the same: one cause for several players, or what shots, arrows or a beer do to another player. */
const isOneStep = (event: GameEvent, next: GameEvent | undefined, me: Seat | null): boolean =>
  (event.t === "aim" && next?.t === "lose" && next.cause === "bullseye" && ![event.who, next.who].includes(me ?? -1)) ||
  (isArrow(event) && isArrow(next) && event.who === next?.who && event.who !== me) ||
  (TOGETHER.has(event.t) && next?.t === event.t && next.cause === event.cause) ||
  (event.t === "beer" && event.who !== me && next?.t === "heal" && next.cause === "beer" && next.who === event.to);

export class DiceScene implements Scene {
  dice = $state.raw<Die[] | null>(null); // as they lie while events are shown; null: as the view says
  throws = $state(0); // how many I have seen: a new one lets the dice roll
  readonly flights = new Flights<{ icon: IconName }>();
  news = $state.raw<News | null>(null);
  shaken = $state(false); // dynamite
  private newsTimer = 0;

  constructor(
    private readonly stage: Stage,
    private readonly view: () => DiceView | null,
  ) {}

  beats(events: GameEvent[]): Beat[] {
    const found: Beat[] = [];
    const me = this.view()?.you ?? null;
    for (let i = 0; i < events.length; i++) {
      const event = events[i]!;
      const group = [event];
      while (isOneStep(event, events[i + 1], me)) group.push(events[++i]!);
      const motion = (group.length > 1 ? this.together(group) : this.beat(event)) ?? { ms: 0, run: () => undefined };
      const read = readOf(event) * (1 + (group.length - 1) * 0.35);
      const great = (): GameEvent | undefined => group.find((one) => isGreat(one, this.view()));
      // a throw is seen before it is told
      found.push({ ...motion, events: group, read, great, first: event.t === "throw" });
    }
    return found;
  }
  applied(view: AnyView, events: GameEvent[]): AnyView {
    return viewAfter(view as DiceView, events);
  }
  /** What changed is marked on the plates; the dice only change their faces. */
  mark(events: GameEvent[]): void {
    for (const event of events) this.announce(event);
  }
  late(events: GameEvent[]): void {
    this.mark(events);
  }
  settle(): void {
    this.dice = null;
    this.flights.clear();
    this.shaken = false;
  }
  skip(): void {
    this.news = null;
  }

  private together(events: GameEvent[]): Motion {
    if (isArrow(events[0])) return this.fly("broadhead-arrow", "arrows", `seat-${events[0]!.who}`, events.length);
    const beats = events.map((event) => this.beat(event)).filter((beat) => beat !== null);
    return { ms: Math.max(...beats.map((beat) => beat.ms)), run: (ms) => beats.forEach((beat) => beat.run(ms)) };
  }

  private beat(event: GameEvent): Motion | null {
    const who = `seat-${event.who}`;
    const to = `seat-${event.to}`;
    switch (event.t) {
      case "turn":
        return { ms: 120, run: () => this.clearDice() };
      case "throw":
        return { ms: settled(event.dice?.length ?? 5), run: () => this.throwDice(event) };
      case "turned":
        return { ms: 420, run: () => this.turnDie(event) };
      case "arrow":
        return this.fly("broadhead-arrow", "arrows", who);
      case "quiver":
        return this.fly("broadhead-arrow", who, "arrows", event.count);
      case "arrowgift":
        return this.fly("broadhead-arrow", who, to);
      case "chief":
        return this.fly("chief-arrow", `seat-${event.from}`, who);
      case "attack":
      case "role":
        return { ms: 620, run: () => this.announce(event) };
      case "dynamite":
        return { ms: 420, run: () => this.blast() };
      case "aim":
        return { ms: 140, run: () => sound("card") };
      case "beer":
        return this.fly("beer-stein", "dice", to);
      case "token":
        return this.fly("ghost", who, to);
      case "lose":
        return { ms: 340, run: (ms) => this.hit(event, ms) };
      case "heal":
        return { ms: 220, run: () => sound("beer") };
      case "spoiled":
      case "judged":
        return { ms: 240, run: () => sound("ricochet") };
      case "out":
        return { ms: 600, run: () => this.stage.recoil(event, "bell") };
      case "saved":
      case "sheriff":
      case "ghost":
        return { ms: 420, run: () => sound("bell") };
      default:
        return null;
    }
  }

  private now(): Die[] {
    return this.dice ?? this.view()?.dice ?? [];
  }
  private clearDice(): void {
    this.dice = this.now()
      .slice(0, 5)
      .map(() => ({ die: "base", face: null, thrown: false, locked: false, given: false }));
  }
  /** Faces from the event; the state that follows assigns them to dice. */
  private throwDice(event: GameEvent): void {
    rests(event.dice?.length ?? 5).forEach((after) => sound("die", after));
    const before = this.now();
    const thrown = new Set(event.dice ?? []);
    this.dice = (event.faces ?? []).map((face, at) => ({
      die: before[at]?.die ?? "base",
      face,
      thrown: thrown.has(at),
      locked: false,
      given: false,
    }));
    this.throws += 1;
  }
  private turnDie(event: GameEvent): void {
    sound("die");
    this.dice = this.now().map((die, at) => ({
      ...die,
      thrown: at === event.at,
      face: at === event.at ? (event.face ?? die.face) : die.face,
    }));
    this.throws += 1;
  }

  private fly(icon: IconName, from: string, to: string, count = 1): Motion {
    const things = Array.from({ length: Math.min(4, Math.max(1, count)) }, () => ({ icon }));
    return flying(things.length, (ms) => {
      landing(icon === "beer-stein" ? "card" : "arrow", Math.max(1, count), ms);
      const [start, target] = [middleOf(from), middleOf(to)];
      if (start && target) this.flights.launch(things, { from: start, to: target, ms });
    });
  }

  private hit(event: GameEvent, ms: number): void {
    const by = event.by ?? null;
    if (by !== null && by !== event.who && SHOT.has(event.cause ?? ""))
      this.stage.shoot(`seat-${by}`, `seat-${event.who}`, "shot", ms);
    this.stage.recoil(event, event.cause === "indians" ? "arrow" : "hit");
  }
  private blast(): void {
    sound("boom");
    this.shaken = true;
  }

  private announce(event: GameEvent): void {
    if (event.t === "attack") this.tell({ what: "attack", who: event.who ?? null });
    else if (event.t === "role" && event.who !== undefined && event.special)
      this.tell({ what: "role", who: event.who, special: event.special });
  }
  private tell(news: News): void {
    sound(news.what === "attack" ? "drum" : "bell");
    this.news = news;
    window.clearTimeout(this.newsTimer);
    this.newsTimer = window.setTimeout(() => (this.news = null), NEWS_STAYS);
  }
}
