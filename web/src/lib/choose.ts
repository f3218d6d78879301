// From what the engine offers to what a person points at. An answer is reached in small steps: the thing (a card of mine, an
// ability), then what it is played as, then whom it hits, then which of his cards. Pure functions; nothing here knows the page.
import type { CardId, Decision, Option, Seat, Text, WhyNot } from "./wire";

/** What has been pointed at so far. */
export interface Path {
  card?: CardId;
  source?: string;
  on?: CardId;
  as?: string;
  to?: Seat;
  of?: CardId | "hand";
}
export type Step = "root" | "as" | "to" | "of" | "confirm" | "done";

const NATURAL = ""; // "played as itself"
const asOf = (option: Option): string => option.as ?? NATURAL;

/** Does the option start with this thing? Uses of an ability are found by source, everything else by card. */
function starts(option: Option, path: Path): boolean {
  if (path.source !== undefined) return option.verb === "use" && option.source === path.source && option.on === path.on;
  return option.verb !== "use" && option.verb !== "draw" && option.card === path.card;
}

export function candidates(decision: Decision, path: Path): Option[] {
  if (path.card === undefined && path.source === undefined) return decision.options;
  return decision.options.filter(
    (option) =>
      starts(option, path) &&
      (path.as === undefined || asOf(option) === path.as) &&
      (path.to === undefined || option.to === path.to) &&
      (path.of === undefined || option.of === path.of),
  );
}

const distinct = <T>(values: T[]): T[] => [...new Set(values)];

/** What has to be pointed at next. In my turn a card without a target is confirmed, so that one slip plays nothing. */
export function nextStep(decision: Decision, path: Path): Step {
  if (path.card === undefined && path.source === undefined) return "root";
  const left = candidates(decision, path);
  if (left.length === 0) return "root";
  if (path.as === undefined && distinct(left.map(asOf)).length > 1) return "as";
  if (path.to === undefined && left.some((option) => option.to !== undefined)) return "to";
  if (path.of === undefined && distinct(left.map((option) => option.of)).length > 1) return "of";
  if (decision.why === "play" && left[0]!.verb === "play" && left[0]!.to === undefined) return "confirm";
  return "done";
}

/** The options that stand as buttons in the prompt at this step. */
export function buttons(decision: Decision, path: Path): Option[] {
  const left = candidates(decision, path);
  switch (nextStep(decision, path)) {
    case "root":
      return decision.options.filter((option) => decision.why !== "play" || option.verb !== "play").filter(firstOfThing());
    case "of":
    case "confirm":
      return left;
    default:
      return [];
  }
}

/** One button for an ability that branches later. */
function firstOfThing(): (option: Option) => boolean {
  const seen = new Set<string>();
  return (option) => {
    if (option.verb !== "use") return true;
    const thing = `${option.source ?? ""}/${option.on ?? ""}`;
    return !seen.has(thing) && !!seen.add(thing);
  };
}

export const kindsPlayedAs = (decision: Decision, path: Path): string[] => distinct(candidates(decision, path).map(asOf));

/** Seats that can be pointed at now, clockwise from the next one; I myself come last. */
export function targets(decision: Decision, path: Path): Seat[] {
  if (nextStep(decision, path) !== "to") return [];
  const seats = distinct(candidates(decision, path).flatMap((option) => (option.to === undefined ? [] : [option.to])));
  const turn = (seat: Seat): number => (seat > decision.who ? seat : seat + 100);
  return seats.sort((a, b) => turn(a) - turn(b));
}

/** Cards in front of others (or of me) that can be pointed at now, with the option each stands for. */
export function tableTargets(decision: Decision, path: Path): Map<CardId, Option> {
  const step = nextStep(decision, path);
  const found = new Map<CardId, Option>();
  if (step === "root")
    for (const option of decision.options) if (option.verb === "use" && option.on !== undefined) found.set(option.on, option);
  if (step === "to" || step === "of")
    for (const option of candidates(decision, path)) if (typeof option.of === "number") found.set(option.of, option);
  return found;
}

/** Cards of mine that can be used, at the first step. */
export function usableCards(decision: Decision): Set<CardId> {
  const cards = new Set<CardId>();
  for (const option of decision.options)
    if (option.card !== undefined && option.verb !== "use" && option.verb !== "draw") cards.add(option.card);
  return cards;
}

export const drawFrom = (decision: Decision, from: "deck" | "discard"): Option | undefined =>
  decision.options.find((option) => option.verb === "draw" && option.from === from && option.to === undefined);

export const drawFromSeat = (decision: Decision, seat: Seat): Option | undefined =>
  decision.options.find((option) => option.verb === "draw" && option.to === seat);

/** Point at one more thing; an option comes out as soon as only one meaning is left. */
export function point(decision: Decision, path: Path): { path: Path; option: Option | null } {
  const step = nextStep(decision, path);
  return { path, option: step === "done" ? (candidates(decision, path)[0] ?? null) : null };
}

const reasonOf = (found: WhyNot | undefined): Text | null => found?.reason ?? null;

export const whyNotCard = (decision: Decision, card: CardId): Text | null =>
  reasonOf(decision.whynot.find((why) => why.card === card && why.to === undefined && why.of === undefined));

export const whyNotSource = (decision: Decision, source: string): Text | null =>
  reasonOf(decision.whynot.find((why) => why.source === source && why.card === undefined));

/** Why this seat cannot be hit by what I hold. */
export function whyNotSeat(decision: Decision, path: Path, seat: Seat): Text | null {
  const about = decision.whynot.filter((why) => why.to === seat && why.of === undefined);
  const same = path.card !== undefined ? about.filter((why) => why.card === path.card) : about.filter((why) => why.source === path.source);
  return reasonOf(same[0]);
}

export const endOption = (decision: Decision | null): Option | undefined => decision?.options.find((option) => option.verb === "end");
export const passOption = (decision: Decision | null): Option | undefined => decision?.options.find((option) => option.verb === "pass");

/** The one answer to recommend: what protects or helps and is not giving in. */
export function mainOption(decision: Decision, shown: Option[]): Option | undefined {
  if (decision.why === "play") return shown.length === 1 && shown[0]!.verb !== "end" ? shown[0] : usableCards(decision).size === 0 ? shown.find((option) => option.verb === "end") : undefined;
  const answers = shown.filter((option) => option.verb !== "pass" && option.verb !== "end");
  return ["shot", "indians", "duel", "rescue"].includes(decision.why) ? (answers.find((option) => option.verb !== "use") ?? answers[0]) : undefined;
}
