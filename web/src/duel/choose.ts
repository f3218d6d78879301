// From what the engine offers to what a person points at, in small steps: a card or a power, how it is used, whom it is aimed at, which card
// there. Pure functions; nothing here knows the page.
//
// Actions of a player on the page (data-step of the prompt is the open step; data-code of a button is its option):
//
// | option | first | then |
// | --- | --- | --- |
// | `play`, `discard` (reload) in my turn | the card of the hand, or in front of my character | as, to, of; without a target: confirm |
// | `use` of the marker | the button `swap` (S), in the prompt or between my two characters: that is the answer | nothing |
// | any other `use` in my turn | its button A, B, C, D, F, G in the prompt, one for all options of the same `source` | as, to, of, confirm |
// | `end` | the button `end-turn` (E) | nothing |
// | any other answer | its own button (keys 1 to 9 in the order of the options), or the thing itself: a card of my hand, in play or laid out, a character | nothing |
//
// as: a button. to: the plate of the character, the hand of the opponent (its backs, or the button `aim-hand`), or either plate of a side; keys
// 1 to 9 in the order of `targets`. of: a button, or the card on the table (there already while `to` is asked). confirm: the button with key 1.
import type { CardId, Decision, Option, Seat, Text, WhyNot } from "./wire";

/** Whom or what something is aimed at. */
export type Aim = `slot-${number}` | `hand-${number}` | `side-${number}`;

/** Selection until now. */
export interface Path {
  card?: CardId; // of mine
  source?: string; // a power
  as?: string;
  aim?: Aim;
  of?: CardId;
}
export type Step = "root" | "as" | "to" | "of" | "confirm" | "done";

const MARKER = "marker";
/** Keys of the buttons of my turn: letters that mean nothing else at the table. */
export const BUTTON_KEYS = "ABCDFG";
export const RELOAD = "reload";

export const slotOf = (seat: Seat, place: number): number => seat * 2 + place;
export const seatOfSlot = (slot: number): Seat => slot >> 1;
export const isSwap = (option: Option): boolean => option.verb === "use" && option.source === MARKER;

/** How a card is used: as itself, as another kind, or thrown away for another card. */
export const asOf = (option: Option): string => (option.reload ? RELOAD : (option.as ?? ""));
export function aimOf(option: Option): Aim | undefined {
  if (option.to === undefined) return undefined;
  if (option.place !== undefined) return `slot-${slotOf(option.to, option.place)}`;
  return option.hand ? `hand-${option.to}` : `side-${option.to}`;
}

/** Whether it is my turn, in which an object is selected first. */
export const isTurn = (decision: Decision): boolean => decision.why === "act";

function thingOf(decision: Decision, option: Option): Path | null {
  if (!isTurn(decision) || isSwap(option)) return null;
  if (option.verb === "use") return { source: option.source ?? "" };
  return option.card === undefined ? null : { card: option.card };
}
const same = (one: Path, other: Path): boolean => one.card === other.card && one.source === other.source;
const empty = (path: Path): boolean => path.card === undefined && path.source === undefined;

export function candidates(decision: Decision, path: Path): Option[] {
  if (empty(path)) return decision.options;
  return decision.options.filter((option) => {
    const thing = thingOf(decision, option);
    return (
      thing !== null &&
      same(thing, path) &&
      (path.as === undefined || asOf(option) === path.as) &&
      (path.aim === undefined || aimOf(option) === path.aim) &&
      (path.of === undefined || option.of === path.of)
    );
  });
}

const aimOrCard = (option: Option): Aim | CardId | undefined => option.of ?? aimOf(option);
const distinct = <T>(values: T[]): T[] => [...new Set(values)];

/** What has to be pointed at next. */
export function nextStep(decision: Decision, path: Path): Step {
  if (empty(path)) return "root";
  const left = candidates(decision, path);
  if (left.length === 0) return "root";
  if (path.as === undefined && distinct(left.map(asOf)).length > 1) return "as";
  if (path.aim === undefined && left.every((option) => aimOf(option) !== undefined)) return "to";
  if (path.of === undefined && distinct(left.map(aimOrCard)).length > 1) return "of"; // also a hand beside cards in play
  const one = left[0]!;
  const pointed = path.of !== undefined || aimOf(one) !== undefined || (one.of !== undefined && one.verb !== "use");
  return pointed ? "done" : "confirm"; // a power is said what it does, before its only card goes
}

/** Add one selection; returns the option as soon as only one remains. */
export function point(decision: Decision, path: Path): { path: Path; option: Option | null } {
  return { path, option: nextStep(decision, path) === "done" ? (candidates(decision, path)[0] ?? null) : null };
}

/** The options that stand as buttons in the prompt at this step. */
export function buttons(decision: Decision, path: Path): Option[] {
  switch (nextStep(decision, path)) {
    case "root":
      return firstOfThings(decision);
    case "of":
    case "confirm":
      return candidates(decision, path);
    default:
      return [];
  }
}

/** One button for a power that branches later; cards of my turn are picked up themselves. */
function firstOfThings(decision: Decision): Option[] {
  const seen: Path[] = [];
  return decision.options.filter((option) => {
    const thing = thingOf(decision, option);
    if (thing === null) return true;
    if (thing.card !== undefined) return false;
    return !seen.some((one) => same(one, thing)) && seen.push(thing) > 0;
  });
}

/** One of several cards of the hand that answer alike; to choose another of them, the player picks the card itself. */
export function oneOfAlike(options: Option[], hand: CardId[], kindOf: (card: CardId) => string): Option[] {
  const seen = new Set<string>();
  return options.filter((option) => {
    if (option.card === undefined || !hand.includes(option.card)) return true;
    const { code: _code, card, text, ...rest } = option;
    const alike = JSON.stringify([kindOf(card), text.key, rest]);
    return !seen.has(alike) && seen.add(alike);
  });
}

/** Ways to use what is picked. */
export const ways = (decision: Decision, path: Path): string[] => distinct(candidates(decision, path).map(asOf));

/** Outside my turn a character alone may be the answer. */
const plainAims = (decision: Decision): Option[] =>
  isTurn(decision) ? [] : decision.options.filter((option) => option.verb === "choose" && option.card === undefined);

const ORDER = ["slot", "hand", "side"];
/** What can be aimed at now: the characters first, as they stand, then hands and sides. */
export function targets(decision: Decision, path: Path): Aim[] {
  const step = nextStep(decision, path);
  const open = step === "to" || (step === "of" && path.aim === undefined);
  const from = open ? candidates(decision, path) : empty(path) ? plainAims(decision) : [];
  const order = (aim: Aim): string => `${ORDER.findIndex((sort) => aim.startsWith(sort))}${aim}`;
  const aims = distinct(from.map(aimOf)).filter((aim) => aim !== undefined) as Aim[];
  return aims.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The aim that the plate in this slot stands for. */
export function aimAtSlot(decision: Decision, path: Path, slot: number): Aim | null {
  const all = targets(decision, path);
  return all.find((aim) => aim === `slot-${slot}`) ?? all.find((aim) => aim === `side-${seatOfSlot(slot)}`) ?? null;
}

/** The options an aim stands for now. */
export const aimed = (decision: Decision, path: Path, aim: Aim): Option[] =>
  (empty(path) ? plainAims(decision) : candidates(decision, path)).filter((option) => aimOf(option) === aim);

/** Selectable cards on the table, with the option of each (the first of several). */
export function lying(decision: Decision, path: Path): Map<CardId, Option> {
  const step = nextStep(decision, path);
  const found = new Map<CardId, Option>();
  const add = (card: CardId | undefined, option: Option): void => {
    if (card !== undefined && !found.has(card)) found.set(card, option);
  };
  if (step === "root" && !isTurn(decision))
    for (const option of decision.options) add(option.of ?? option.card, option);
  else if (step === "root")
    for (const option of decision.options) add(option.verb === "use" ? undefined : option.card, option);
  else if (step === "to" || step === "of") for (const option of candidates(decision, path)) add(option.of, option);
  return found;
}

/** Cards of mine, or laid out, that answer or begin an answer. */
export const usable = (decision: Decision): Set<CardId> =>
  new Set(decision.options.flatMap((option) => (option.card === undefined ? [] : [option.card])));

/** The one answer that a card gives at once; null: none, or several. */
export function cardOption(decision: Decision, card: CardId): Option | null {
  const found = decision.options.filter((option) => option.card === card || option.of === card);
  return found.length === 1 ? found[0]! : null;
}

const reasonOf = (found: WhyNot | undefined): Text | null => found?.reason ?? null;

export const whyNotCard = (decision: Decision, card: CardId): Text | null =>
  reasonOf(decision.whynot.find((why) => why.card === card && why.to === undefined)) ??
  reasonOf(decision.whynot.find((why) => why.card === card));
/** Why a power or the marker cannot be used. */
export const whyNotSource = (decision: Decision, source: string): Text | null =>
  reasonOf(decision.whynot.find((why) => why.source === source && why.card === undefined));
export const whyNotSwap = (decision: Decision): Text | null => whyNotSource(decision, MARKER);
/** Why the character in this slot cannot be aimed at by what I hold. */
export const whyNotSlot = (decision: Decision, path: Path, slot: number): Text | null =>
  reasonOf(
    decision.whynot.find(
      (why) =>
        why.to === seatOfSlot(slot) &&
        (why.place === undefined || slotOf(why.to, why.place) === slot) &&
        why.card === path.card &&
        (path.source === undefined || why.source === path.source),
    ),
  );

export const swapOption = (decision: Decision | null): Option | undefined => decision?.options.find(isSwap);
export const endOption = (decision: Decision | null): Option | undefined =>
  decision?.options.find((option) => option.verb === "end");
export const passOption = (decision: Decision | null): Option | undefined =>
  decision?.options.find((option) => option.verb === "pass");

/** Something happens to me unless I answer. */
export const threatens = (decision: Decision): boolean =>
  decision.nature === "harms" && passOption(decision) !== undefined;

/** The one answer to recommend: what protects or helps and is not giving in. */
export function mainOption(decision: Decision, shown: Option[]): Option | undefined {
  if (isTurn(decision)) {
    const end = endOption(decision);
    if (shown.length === 1 && shown[0] !== end) return shown[0];
    return usable(decision).size === 0 && shown.length === 1 ? end : undefined;
  }
  const answers = shown.filter((option) => option.verb !== "pass");
  if (threatens(decision)) return answers.find((option) => option.verb !== "use") ?? answers[0];
  return shown.length === 1 ? shown[0] : undefined;
}
