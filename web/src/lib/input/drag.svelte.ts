// A card of my hand that follows the pointer, by mouse or finger. Each game says what a drop means (DragRules). A click
// stays a click: a drag begins after some px.
import { calm } from "../store/ui.svelte";
import { lineBetween, middleOf, type Point } from "../playback/points";

const BEGINS = { mouse: 6, touch: 12 }; // px
const RETURNS = 190; // ms
const STAYS = 700; // ms until the server has answered at the latest

/** Meaning of a held card in one game. `under`: the element below the pointer; null: the drag is given up. */
export interface DragRules {
  begin(card: number): boolean; // it can be played: its targets light up
  over(card: number, under: Element | null): { ready: boolean; target: string | null }; // `target`: a data-at, for the line
  drop(card: number, under: Element | null): void;
  waiting(): boolean; // an answer is on its way
}
/** Where a played card begins its flight. */
interface Dropping {
  dropped: { card: number; at: Point } | null;
}

/** The seat below the pointer, by an attribute that ends in its number. */
export const numberUnder = (under: Element | null, selector: string, key: string): number | undefined => {
  const said = under?.closest<HTMLElement>(selector)?.dataset[key]?.match(/\d+$/)?.[0];
  return said === undefined ? undefined : Number(said);
};
/** True on the table, not on the prompt. */
export const onFelt = (under: Element | null): boolean =>
  !!under?.closest("[data-felt]") && !under.closest("[data-testid='prompt']");

export class CardDrag {
  card = $state<number | null>(null); // that is held
  ready = $state(false); // dropped here, it would be played
  line = $state.raw<{ from: Point; to: Point } | null>(null); // of the aim
  private at: Point = { x: 0, y: 0 };
  private tilt = 0;
  private element: HTMLElement | null = null;

  constructor(
    private readonly rules: DragRules,
    private readonly flights: Dropping,
  ) {}

  /** Cards that are missing in the hand: `away` and the held one. */
  away(away: ReadonlySet<number>): ReadonlySet<number> {
    return this.card === null ? away : new Set([...away, this.card]);
  }

  /** A pointer went down on a card that can be played. */
  press(card: number, down: PointerEvent): void {
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

  private begin(card: number): boolean {
    if (this.rules.waiting() || !this.rules.begin(card)) return false;
    this.card = card;
    this.tilt = 0;
    return true;
  }
  private under(): Element | null {
    return document.elementFromPoint(this.at.x, this.at.y);
  }
  private move(to: Point): void {
    this.tilt = calm() ? 0 : Math.max(-14, Math.min(14, this.tilt * 0.7 + (to.x - this.at.x) * 0.5));
    this.at = to;
    this.draw();
    if (this.card === null) return;
    const { ready, target } = this.rules.over(this.card, this.under());
    this.ready = ready;
    this.line = target === null ? null : lineBetween(`card-${this.card}`, target);
  }
  private draw(): void {
    if (this.element)
      this.element.style.transform = `translate(${this.at.x}px, ${this.at.y}px) translate(-50%, -62%) rotate(${this.tilt.toFixed(1)}deg)`;
  }

  private end(drops: boolean): void {
    const card = this.card!;
    this.line = null;
    this.ready = false;
    swallowClick();
    this.rules.drop(card, drops ? this.under() : null);
    if (!this.rules.waiting()) return this.back(card); // nothing was played, or something is left to ask
    this.flights.dropped = { card, at: this.at };
    window.setTimeout(() => this.release(card), STAYS);
  }
  /** The card goes back to its place in my hand. */
  private back(card: number): void {
    const home = middleOf(`card-${card}`);
    if (!this.element || !home || calm()) return this.release(card);
    const flight = this.element.animate(
      { transform: `translate(${home.x}px, ${home.y}px) translate(-50%, -50%)` },
      { duration: RETURNS, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)", fill: "forwards" },
    );
    flight.onfinish = () => this.release(card);
  }
  private release(card: number): void {
    if (this.card === card) this.card = null;
    this.flights.dropped = null;
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
