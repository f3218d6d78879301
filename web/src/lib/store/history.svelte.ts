// Events of the game known to this page: the server sends the beginning of a long game on request only.
import { merge } from "../log/log";
import type { State } from "../game/play";
import type { FromServer, GameEvent, Note } from "../net/wire";

type Earlier = Extract<FromServer, { t: "log" }>;

const isOpening = (note: Note): boolean => note.why === "who";

export class History {
  events = $state.raw<GameEvent[]>([]);
  notes = $state.raw<ReadonlyMap<number, Note>>(new Map()); // by the number of the event they belong to
  openings = $state.raw<Note[]>([]); // of "who is who", each before its event
  first = $state(0); // number of the first event that is here
  asking = $state(false); // earlier ones are on their way

  /** Number after the last known event. */
  get next(): number {
    return (this.events.at(-1)?.n ?? -1) + 1;
  }

  /** These are being shown now; the state that brings them comes after them. */
  show(events: GameEvent[], notes: Note[] = []): void {
    const last = this.events.at(-1)?.n ?? -1;
    const fresh = events.filter((event) => event.n > last);
    if (fresh.length === 0) return;
    const numbers = new Set(fresh.map((event) => event.n));
    this.note(notes.filter((note) => numbers.has(note.n)));
    this.events = [...this.events, ...fresh];
  }

  /** Take all events of a state that is now shown. `newGame`: it belongs to another game. */
  take(state: State, newGame: boolean): void {
    if (state.since === 0) this.first = state.first ?? state.events[0]?.n ?? 0;
    const stays = (n: number): boolean => !newGame && state.since > 0 && n < state.since;
    this.notes = new Map([...this.notes].filter(([n]) => stays(n)));
    this.openings = this.openings.filter(({ n }) => stays(n));
    this.note(state.notes ?? []);
    this.events = merge(newGame ? [] : this.events, state.since, state.events);
    this.asking = false;
  }

  /** Insert the events before the first known one. */
  earlier(message: Earlier): void {
    this.asking = false;
    if (message.before !== this.first) return; // asked for before a new beginning came
    this.note(message.notes ?? []);
    this.first = message.events.length ? message.first : 0;
    this.events = [...message.events.filter((event) => event.n < message.before), ...this.events];
  }

  private note(notes: Note[]): void {
    const others = notes.filter((note) => !isOpening(note));
    if (others.length) this.notes = new Map([...this.notes, ...others.map((note): [number, Note] => [note.n, note])]);
    this.openings = [...this.openings, ...notes.filter(isOpening)];
  }
}
