// A card of my hand that follows the pointer, by mouse or finger. What it means where it is dropped: drop.ts. A click
// stays a click: a drag begins after some px.
import { calm } from "../lib/store/ui.svelte";
import { lineBetween, middleOf, type Point } from "../lib/playback/stage.svelte";
import { candidates, nextStep, whyNotSeat } from "./choose";
import { dropOf, type Drop, type Place } from "./drop";
import type { CardPlay } from "./play.svelte";
import type { CardId, Seat } from "./wire";

const BEGINS = { mouse: 6, touch: 12 }; // px
const RETURNS = 190; // ms
const STAYS = 700; // ms until the server has answered at the latest
const GOES: ReadonlySet<Drop["what"]> = new Set(["aim", "card", "play"]);

function placeAt({ x, y }: Point, me: Seat | null): Place {
  const under = document.elementFromPoint(x, y);
  const seatOf = (selector: string, key: string): Seat | undefined => {
    const said = under?.closest<HTMLElement>(selector)?.dataset[key]?.replace("seat-", "");
    return said === undefined ? undefined : Number(said);
  };
  const seat = seatOf('[data-at^="seat-"]', "at") ?? seatOf("[data-slides]", "slides");
  const card = under?.closest<HTMLElement>("[data-testid='table-card'], [data-testid='zone-card']")?.dataset["card"];
  const table = under?.closest("[data-felt]") !== null && under?.closest("[data-testid='prompt']") === null;
  return {
    seat,
    card: card === undefined ? undefined : Number(card),
    felt: table || (seat !== undefined && seat === me),
  };
}

export class CardDrag {
  card = $state<CardId | null>(null); // that is held
  ready = $state(false); // dropped here, it would be played
  line = $state.raw<{ from: Point; to: Point } | null>(null); // of the aim
  private at: Point = { x: 0, y: 0 };
  private tilt = 0;
  private element: HTMLElement | null = null;

  constructor(private readonly play: CardPlay) {}

  /** A pointer went down on a card that can be played. */
  press(card: CardId, down: PointerEvent): void {
    if (down.button !== 0 || !down.isPrimary || this.card !== null) return;
    const from = { x: down.clientX, y: down.clientY };
    const least = down.pointerType === "mouse" ? BEGINS.mouse : BEGINS.touch;
    const watch = new AbortController();
    const { signal } = watch;
    const move = (event: PointerEvent): void => {
      const to = { x: event.clientX, y: event.clientY };
      if (this.card === null && Math.hypot(to.x - from.x, to.y - from.y) < least) return;
      if (this.card === null && !this.begin(card)) return watch.abort();
      this.move(to);
    };
    const end = (drops: boolean) => (): void => {
      watch.abort();
      if (this.card !== null) this.end(drops);
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", end(true), { signal });
    window.addEventListener("pointercancel", end(false), { signal });
    window.addEventListener("keydown", (event) => event.key === "Escape" && end(false)(), { signal });
  }

  /** Draws the held card; attached to its element. */
  readonly follow = (element: HTMLElement): (() => void) => {
    this.element = element;
    this.draw();
    return () => (this.element = null);
  };

  private begin(card: CardId): boolean {
    const { decision, table } = this.play;
    if (!decision || table.commands.waiting || candidates(decision, { card }).length === 0) return false;
    this.play.putBack();
    if (nextStep(decision, { card }) !== "done") this.play.pointAt({ card }); // targets light up
    this.card = card;
    this.tilt = 0;
    return true;
  }
  private move(to: Point): void {
    this.tilt = calm() ? 0 : Math.max(-14, Math.min(14, this.tilt * 0.7 + (to.x - this.at.x) * 0.5));
    this.at = to;
    this.draw();
    const { decision, table } = this.play;
    if (!decision || this.card === null) return;
    const place = placeAt(to, table.me);
    const drop = dropOf(decision, this.card, place);
    this.ready = GOES.has(drop.what);
    table.hovered = place.seat ?? null;
    const target = drop.what === "aim" ? `seat-${drop.seat}` : drop.what === "card" ? `card-${drop.card}` : null;
    this.line = target === null ? null : lineBetween(`card-${this.card}`, target);
  }
  private draw(): void {
    if (this.element)
      this.element.style.transform = `translate(${this.at.x}px, ${this.at.y}px) translate(-50%, -62%) rotate(${this.tilt.toFixed(1)}deg)`;
  }

  private end(drops: boolean): void {
    const card = this.card!;
    const { decision, table } = this.play;
    const drop: Drop = drops && decision ? dropOf(decision, card, placeAt(this.at, table.me)) : { what: "return" };
    this.line = null;
    this.ready = false;
    table.hovered = null;
    swallowClick();
    this.act(drop, card);
    if (!table.commands.waiting) return this.back(card); // nothing was played, or something is left to ask
    this.play.scene.dropped = { card, at: this.at };
    window.setTimeout(() => this.release(card), STAYS);
  }
  private act(drop: Drop, card: CardId): void {
    const { play } = this;
    if (drop.what === "aim") {
      play.pointAt(drop.path);
      play.aimAt(drop.seat);
    } else if (drop.what === "card") {
      play.pointAt({ card });
      play.pickInPlay(drop.card);
    } else if (drop.what === "play") {
      if (play.step === "confirm") play.pickCard(card);
      else play.pointAt({ card });
    } else if (drop.what === "pick") play.pointAt({ card });
    else {
      const why = drop.what === "why" ? whyNotSeat(play.decision!, { card }, drop.seat) : null;
      play.putBack();
      if (drop.what === "why") play.table.showNote(why ?? { key: "ui-cannot-now" });
    }
  }
  /** The card goes back to its place in my hand. */
  private back(card: CardId): void {
    const home = middleOf(`card-${card}`);
    if (!this.element || !home || calm()) return this.release(card);
    const flight = this.element.animate(
      { transform: `translate(${home.x}px, ${home.y}px) translate(-50%, -50%)` },
      { duration: RETURNS, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)", fill: "forwards" },
    );
    flight.onfinish = () => this.release(card);
  }
  private release(card: CardId): void {
    if (this.card === card) this.card = null;
    this.play.scene.dropped = null;
  }
}

/** The click that a browser may send after a drag picks nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true });
  window.setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
