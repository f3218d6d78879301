// What holds for the running game besides its rules: clocks, pauses, and what may be done where only bots are left.
import type { State } from "../game/play";
import type { Seat } from "../net/wire";

export class LiveState {
  deadline = $state<number | null>(null); // clock time in ms
  limit = $state(0);
  pause = $state<number | null>(null); // clock time in ms at which a moment is over
  pauseLimit = $state(0); // seconds it took when it began
  longer = $state(false); // a player has asked for time at this moment
  held = $state<number | null>(null); // my answer to the moment, kept until its pause is over
  quiet = $state.raw<string[]>([]); // the moments at which I am not asked
  purses = $state.raw<(number | null)[] | null>(null); // seconds left, by seat
  spent = $state.raw<Seat[]>([]); // seats with an empty purse: bots answer for them
  timed = $state(true); // decisions have a clock
  botsOnly = $state(false); // nobody but bots is still in the game
  mayReveal = $state(false); // and no person may come back
  speed = $state<1 | 3>(1);
  revealed = $state(false);
  finishing = $state(false); // asked for the end, and it is not there yet
  idle = $state<number | null>(null); // clock time in ms from which on a bot may answer for somebody idle

  /** `came`: clock time in ms at which the state was heard; showing it may have taken a while. */
  take(state: State, came: number): void {
    const at = (seconds: number | null | undefined): number | null => (seconds == null ? null : came + seconds * 1000);
    this.timed = state.timed ?? true;
    this.limit = state.limit;
    this.deadline = this.timed ? at(state.deadline) : null;
    this.purses = state.purses ?? null;
    this.spent = state.spent ?? [];
    const left = state.pause ?? null;
    this.pauseLimit = left === null ? 0 : this.pause === null ? left : Math.max(left, this.pauseLimit);
    this.pause = at(left);
    this.longer = state.longer ?? false;
    this.quiet = state.quiet ?? [];
    this.held = state.held ?? null;
    this.botsOnly = state.bots_only ?? false;
    this.mayReveal = state.may_reveal ?? false;
    this.speed = state.speed ?? 1;
    this.revealed = state.revealed ?? false;
    this.idle = at(state.patience);
    if (!this.botsOnly) this.finishing = false;
  }
}
