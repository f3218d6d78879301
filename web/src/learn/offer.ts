// Which lesson a table offers. Each set is offered at the first table of this device that has it, and nowhere else.
import { pref, savePref } from "../lib/store/prefs";
import type { TableInfo } from "../lib/net/wire";
import type { LessonFact } from "./lessons";
import { isPassed } from "./progress";

type Played = Pick<TableInfo, "code" | "setup">;

const key = (what: string): string => `offered.${what}`;
const REFUSED = "no";
/** What may be offered: the sets of the table, then the game itself. */
const things = ({ setup }: Played): string[] => [...setup.sets, setup.game];
const mayOffer =
  (info: Played) =>
  (what: string): boolean => {
    const known = pref(key(what));
    return known === null || known === info.code;
  };

/** Something is at this table for the first time, and was not refused. */
export const isOffered = (info: Played): boolean => things(info).some(mayOffer(info));
/** The table that offers it is this one. */
export const offered = (info: Played): void =>
  things(info)
    .filter(mayOffer(info))
    .forEach((what) => savePref(key(what), info.code));
export const refuse = (info: Played): void =>
  things(info)
    .filter(mayOffer(info))
    .forEach((what) => savePref(key(what), REFUSED));

/** The lesson to offer: of a set, else the first of a game that no guided game teaches. Null: none that is new. */
export function toOffer(all: LessonFact[], info: Played): LessonFact | null {
  const may = mayOffer(info);
  const ofGame = all.filter((one) => one.game === info.setup.game);
  const fresh = ofGame.filter((one) => !isPassed(one.name));
  for (const set of info.setup.sets.filter(may)) {
    const found = fresh.find((one) => one.sets.includes(set));
    if (found) return found;
  }
  if (!may(info.setup.game) || ofGame.some((one) => one.guided)) return null;
  return fresh.find((one) => one.sets.length === 0) ?? null;
}
