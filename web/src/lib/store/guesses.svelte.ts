// Guesses of the player at the hidden roles. They stay in this browser, and belong to one game.
import { pref, savePref } from "./prefs";
import type { Seat } from "../net/wire";

export class Guesses {
  private roles = $state.raw<Readonly<Record<Seat, string>>>({});
  private round = -1;

  /** `code`: of the table; "" for a lesson or a replay. */
  constructor(private readonly code: string) {}

  /** A lesson or a replay keeps no guesses: all of them would share one place. */
  get possible(): boolean {
    return this.code !== "";
  }
  private get at(): string {
    return `guesses.${this.code}`;
  }
  /** Read the guesses at this game, after a reload too. Those at an earlier game are forgotten. */
  begin(round: number): void {
    this.round = round;
    const [kept, ...entries] = (pref(this.at) ?? "").split(" ");
    this.roles = kept === String(round) ? Object.fromEntries(entries.map((entry) => entry.split("="))) : {};
  }
  /** The role that the player guesses, null for none. */
  of(seat: Seat): string | null {
    return this.roles[seat] ?? null;
  }
  /** Guess a role; the same one again takes the guess back. */
  toggle(seat: Seat, role: string): void {
    const { [seat]: before, ...others } = this.roles;
    this.roles = before === role ? others : { ...others, [seat]: role };
    const entries = Object.entries(this.roles).map((entry) => entry.join("="));
    savePref(this.at, entries.length ? [this.round, ...entries].join(" ") : null);
  }
  /** How many guesses there are, and how many of them are right. */
  score(roles: readonly string[]): { n: number; right: number } {
    const guessed = Object.entries(this.roles);
    return { n: guessed.length, right: guessed.filter(([seat, role]) => roles[Number(seat)] === role).length };
  }
}
