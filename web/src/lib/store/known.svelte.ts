// What a table has heard besides the state itself: what happened, what was said, what holds for the clock.
import { Chat, type Said } from "./chat.svelte";
import { History } from "./history.svelte";
import { Live } from "./live_state.svelte";
import { Muted } from "./muted.svelte";
import type { GameEvent, Note, Seat } from "../net/wire";

export class Known {
  readonly history = new History();
  readonly live = new Live();
  readonly chat: Chat;
  begins = $state<number | null>(null); // clock time in ms at which the game begins by itself

  constructor(code: string) {
    this.chat = new Chat(new Muted(code));
  }

  get events(): GameEvent[] {
    return this.history.events;
  }
  get notes(): ReadonlyMap<number, Note> {
    return this.history.notes;
  }
  get said(): Said[] {
    return this.chat.said;
  }
  get speaking(): ReadonlyMap<Seat, string> {
    return this.chat.speaking;
  }
  get deadline(): number | null {
    return this.live.deadline;
  }
  get limit(): number {
    return this.live.limit;
  }
  get pause(): number | null {
    return this.live.pause;
  }
  get pauseLimit(): number {
    return this.live.pauseLimit;
  }
  get held(): number | null {
    return this.live.held;
  }
  get quiet(): string[] {
    return this.live.quiet;
  }
}
