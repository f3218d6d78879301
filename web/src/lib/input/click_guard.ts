// Protection against late clicks: if the clock or another player answered my question, my next click was meant for it
// and not for the following question.
import type { Decision } from "../net/wire";

const STAYS = 700; // ms

export class ClickGuard {
  private open: { move: number; answered: boolean } | null = null; // the question that was put to me last
  private until = 0; // clock time in ms

  /** I have answered, or taken something back. */
  answered(): void {
    if (this.open) this.open.answered = true;
  }
  /** This is what I am asked from now on. */
  asks(decision: Decision | null, now = performance.now()): void {
    const gone = this.open !== null && this.open.move !== decision?.move;
    if (gone && !this.open!.answered) this.until = now + STAYS;
    if (gone || this.open === null) this.open = decision && { move: decision.move, answered: false };
  }
  stops(now = performance.now()): boolean {
    return now < this.until;
  }
}
