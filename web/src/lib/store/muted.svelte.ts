// Players whose words this reader does not want at this table: kept in this browser until the reader leaves.
import { pref, savePref } from "./prefs";
import type { Seat } from "../net/wire";

/** A speaker at a table: a spectator has no seat. `marks`: those by which the server knows them. */
export interface Person {
  seat: Seat | null;
  name: string;
  marks?: readonly string[];
}
type Speaker = Pick<Person, "name"> & Partial<Person>;

/** A muted name, and a mark of the speaker who had it ("" until they have spoken). */
interface Entry {
  name: string;
  mark: string;
}

/** By name and by mark: a player who gets up, or comes again under another name, stays muted. */
export class Muted {
  private entries = $state.raw<readonly Entry[]>([]);

  constructor(private readonly code: string) {
    this.entries = (pref(this.at)?.split("\n") ?? []).map((line) => {
      const [name = "", mark = ""] = line.split("\t");
      return { name, mark };
    });
  }
  private get at(): string {
    return `mute.${this.code}`;
  }
  has(speaker: Speaker): boolean {
    return this.entries.some((entry) => concerns(entry, speaker));
  }
  toggle(speaker: Speaker): void {
    const names = this.entries.filter((entry) => concerns(entry, speaker)).map(({ name }) => name);
    if (names.length === 0) this.add(speaker);
    else this.keep(this.entries.filter(({ name }) => !names.includes(name)));
  }
  /** Note the marks of a speaker who is muted by name. */
  learn(speaker: Speaker): void {
    const known = this.entries.map(({ mark }) => mark);
    if (this.has(speaker) && !speaker.marks?.every((mark) => known.includes(mark))) this.add(speaker);
  }
  private add({ name, marks = [] }: Speaker): void {
    this.keep([...this.entries, ...["", ...marks].map((mark) => ({ name, mark }))]);
  }
  private keep(entries: readonly Entry[]): void {
    const lines = new Set(entries.map(({ name, mark }) => (mark ? `${name}\t${mark}` : name)));
    this.entries = entries;
    savePref(this.at, lines.size ? [...lines].join("\n") : null);
  }
  /** The reader has left. */
  forget(): void {
    savePref(this.at, null);
  }
}

const concerns = (entry: Entry, { name, marks = [] }: Speaker): boolean =>
  entry.name === name || (entry.mark !== "" && marks.includes(entry.mark));
