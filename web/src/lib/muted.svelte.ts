// Whose words I do not want to read at this table: kept in this browser, for as long as I am there.
import { pref, savePref } from "./prefs";
import type { Seat } from "./wire";

/** Somebody at a table: who looks on has no seat. */
export interface Person {
  seat: Seat | null;
  name: string;
}

/** By the name alone: a player who gets up, or is removed, stays muted as a spectator. */
const keyOf = ({ name }: Pick<Person, "name">): string => name;

export class Muted {
  private keys = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly code: string) {
    this.keys = new Set(pref(this.at)?.split("\n") ?? []);
  }
  private get at(): string {
    return `mute.${this.code}`;
  }
  has(person: Person): boolean {
    return this.keys.has(keyOf(person));
  }
  toggle(person: Person): void {
    const key = keyOf(person);
    this.keys = new Set(this.has(person) ? [...this.keys].filter((one) => one !== key) : [...this.keys, key]);
    savePref(this.at, this.keys.size ? [...this.keys].join("\n") : null);
  }
  /** I have left. */
  forget(): void {
    savePref(this.at, null);
  }
}
