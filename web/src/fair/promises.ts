// What this browser adds to the next deal of a table, and what it remembers of the promise until the game is over
// (docs/fairness.md).
import { pref, savePref } from "../lib/store/prefs";
import type { TableInfo } from "../lib/net/wire";

export interface DealPromise {
  table: string;
  round: number; // the game that the promise is for
  commitment: string; // the first one that was shown for it
  part: string; // mine, "" where I did not sit
  given: boolean; // the server has said that it has it
  changed: boolean; // later another commitment was shown for the same game
}
const KEY = "deals";
const MOST = 20; // games remembered

let promises: DealPromise[] | null = null; // also holds where the browser stores nothing

function all(): DealPromise[] {
  if (promises) return promises;
  try {
    promises = JSON.parse(pref(KEY) ?? "[]") as DealPromise[];
  } catch {
    promises = [];
  }
  return promises;
}

const drawn = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What was promised of that game, as this browser saw it. */
export const promiseOf = (table: string, round: number): DealPromise | null =>
  all().find((one) => one.table === table && one.round === round) ?? null;

/** Remember a promise that was shown before its table was there: that of a deal of the day. */
export function rememberPromise(table: string, round: number, commitment: string): void {
  store(null, { table, round, commitment, part: "", given: false, changed: false });
}

function store(before: DealPromise | null, now: DealPromise): void {
  promises = [...all().filter((one) => one !== before), now].slice(-MOST);
  savePref(KEY, JSON.stringify(promises));
}

/** Remember the promise for the next game; my part of it, where it has still to be sent. */
export function partFor(info: TableInfo): string | null {
  const { commitment, you, id: table } = info;
  if (!commitment) return null;
  const round = info.round + 1;
  const before = promiseOf(table, round);
  const now: DealPromise = { ...(before ?? { table, round, commitment, part: "", given: false, changed: false }) };
  if (commitment !== now.commitment) now.changed = true;
  if (you !== null && info.part && now.part) now.given = true;
  if (you !== null && !info.part && !now.part) now.part = drawn();
  if (JSON.stringify(before) !== JSON.stringify(now)) store(before, now);
  return you !== null && !info.part ? now.part : null;
}
