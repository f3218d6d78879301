// Changes that only I see: a new role or goal of mine, and cards that I chose in secret and that wait for other
// players. Both follow from successive states.
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

  /** Take a new state; returns whether my role or goal changed. */
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

  /** Note a card chosen from my hand: if it stays there, it waits for other players. */
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
