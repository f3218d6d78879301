// What changes for me alone while the game goes on: my role or my goal becomes another one, and cards that I have chosen in secret wait
// for the others. Both are read off the states that come, one after the other.
import type { CardId, Decision, Option, View } from "./wire";

export interface Changed {
  what: "role" | "goal";
  role: string;
}

const STAYS = 5000; // ms the banner is there

export class Mine {
  changed = $state.raw<Changed | null>(null); // until I have answered my next question
  banner = $state(false);
  chosen = $state.raw<ReadonlySet<CardId>>(new Set()); // in secret, and still in my hand
  private last: { round: number; role: string; goal: string } | null = null;
  private choosing = ""; // the question to which they are the answer
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A new state is there; tells whether my role or goal is another one. */
  seen(view: View, round: number): boolean {
    this.wait(view);
    const me = view.you === null ? undefined : view.seats[view.you];
    const now = me?.role ? { round, role: me.role, goal: me.goal ?? "" } : null;
    const last = this.last;
    this.last = now;
    if (!now || last?.round !== round || view.phase === "over") {
      if (now && last?.round !== round) this.answered();
      return false;
    }
    if (last.role === now.role && last.goal === now.goal) return false;
    this.changed = { what: last.role === now.role ? "goal" : "role", role: now.role };
    this.banner = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.banner = false), STAYS);
    return true;
  }
  answered(): void {
    this.changed = null;
  }
  away(): void {
    this.banner = false;
  }

  /** I choose a card of my hand: where it stays there, it waits for the others. */
  choose(decision: Decision, option: Option, view: View): void {
    if (option.verb !== "choose" || option.card === undefined || !view.hand.includes(option.card)) return;
    const before = this.choosing === decision.why ? this.chosen : [];
    this.choosing = decision.why;
    this.chosen = new Set([...before, option.card]);
  }
  private wait(view: View): void {
    if (this.choosing === "") return;
    const goesOn = view.asked_why === this.choosing;
    this.chosen = new Set(goesOn ? [...this.chosen].filter((card) => view.hand.includes(card)) : []);
    if (!goesOn) this.choosing = "";
  }
}
