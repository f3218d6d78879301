// From what the engine offers to what a person points at. Pure functions; nothing here knows the page.
//
// Actions of a player on the page (data-step of the prompt is the open step; data-code of a button is its option; a
// die has data-testid "die" and data-at "die-<position>", aria-pressed marks the dice to throw again):
//
// | question | how |
// | --- | --- |
// | `roll` (step `dice`) | click dice or keys 1 to 6 until those to be thrown again are marked (A: all or none), then the button `roll` (R); it carries the code of the option with exactly these dice. `stop` (S) keeps all |
// | `throw` | the button `throw` (R), or a role's own button |
// | `doctor` (step `die`, then `face`) | the die (or its key), then the button of a face; Esc goes back |
// | an option with `to` | its own button (keys 1 to 9 in the order of the options), or the plate of that seat where only one option has it, or only one of them is a `choose`; otherwise the plate leaves only that seat's buttons (step `of`) |
// | all others | their own buttons, keys 1 to 9 in the order of the options |
import type { Decision, DiceView, Die, Option, Seat, Text } from "./wire";

/** Selection until now. */
export interface Path {
  at?: number; // Doctor: the die
  to?: Seat;
}
export type Step = "root" | "dice" | "die" | "face" | "of";

/** A special role may interrupt: the question pauses all players, and the other players do not learn what it is. */
export const isMoment = (decision: Decision): boolean => decision.meanwhile === "moment";

export function nextStep(decision: Decision, path: Path): Step {
  if (decision.why === "roll") return "dice";
  if (decision.options.some((option) => option.at !== undefined)) return path.at === undefined ? "die" : "face";
  return path.to === undefined ? "root" : "of";
}

/** The options that are left after what has been pointed at; those of dice are not listed one by one. */
export function buttons(decision: Decision, path: Path): Option[] {
  switch (nextStep(decision, path)) {
    case "dice":
      return [];
    case "die":
      return decision.options.filter((option) => option.at === undefined);
    case "face":
      return decision.options.filter((option) => option.at === path.at);
    case "of":
      return decision.options.filter((option) => option.to === path.to);
    default:
      return decision.options;
  }
}

const same = (one: readonly number[], other: ReadonlySet<number>): boolean =>
  one.length === other.size && one.every((at) => other.has(at));

/** The answer that throws exactly these dice again. */
export const rollOption = (decision: Decision, again: ReadonlySet<number>): Option | undefined =>
  decision.options.find((option) => option.verb === "roll" && same(option.dice ?? [], again));
export const keepOption = (decision: Decision): Option | undefined =>
  decision.options.find((option) => option.verb === "keep");

/** Positions of the dice that may be thrown again: from the question, or from the dice on the table before it. */
export function free(view: DiceView, decision: Decision | null): Set<number> {
  if (decision?.why === "roll") return new Set(decision.options.flatMap((option) => option.dice ?? []));
  return new Set(view.dice.flatMap((die, at) => (die.face !== null && !die.locked ? [at] : [])));
}

/** May I mark dice already, before I am asked? */
export const mayMark = (view: DiceView): boolean =>
  view.you !== null &&
  view.turn === view.you &&
  view.phase === "roll" &&
  !view.final &&
  view.roll > 0 &&
  view.roll < view.rolls;

/** Assigned bull's eyes that have not hit. */
export const pendingAims = (view: DiceView): DiceView["aims"] =>
  view.plan.some((step) => step.face.startsWith("bullseye") && step.state !== "done") ? view.aims : [];

/** Position of the die that shows the nth bull's eye of a face; a double one counts as two. */
export const dieOfAim = (view: DiceView, face: string, nth: number): number | undefined =>
  view.dice.flatMap((die, at) => (die.face === face ? [at] : die.face === `double_${face}` ? [at, at] : []))[nth];

/** Marks belong to one throw: with the next one they are gone. */
export const throwOf = (view: DiceView): string => `${view.turn_no}.${view.turn}.${view.roll}`;

export type DieState = "again" | "kept" | "stays" | "given" | "none";

export function dieState(
  view: DiceView,
  at: number,
  marking: boolean,
  again: ReadonlySet<number>,
  loose: ReadonlySet<number>,
): DieState {
  const die = view.dice[at] as Die;
  if (die.face === null) return "none";
  if (die.given && view.roll === 0) return "given";
  if (marking && loose.has(at)) return again.has(at) ? "again" : "kept";
  return die.locked && !view.final && view.phase === "roll" ? "stays" : "none";
}

/** The answers that a seat stands for. */
export const seatOptions = (decision: Decision, seat: Seat): Option[] =>
  decision.options.filter((option) => option.to === seat);

/** The one answer that the plate of a seat gives at once; null: there are several, or none. */
export function seatOption(decision: Decision, seat: Seat): Option | null {
  const found = seatOptions(decision, seat);
  const plain = found.filter((option) => option.verb === "choose");
  return plain.length === 1 ? plain[0]! : found.length === 1 ? found[0]! : null;
}

/** Whether plates answer the question, because it asks for a player; all other seats then show a reason. */
export const aimed = (decision: Decision): boolean =>
  decision.options.some((option) => option.to !== undefined && option.verb === "choose");

export const whyNotSeat = (decision: Decision, seat: Seat): Text | null =>
  decision.whynot.find((why) => why.to === seat)?.reason ?? null;

/** The one answer to recommend. */
export function mainOption(decision: Decision, shown: Option[]): Option | undefined {
  if (decision.why === "throw") return shown.find((option) => option.verb === "pass");
  if (isMoment(decision)) return undefined; // whether to show a role is nobody's to recommend
  return shown.length === 1 ? shown[0] : undefined;
}
