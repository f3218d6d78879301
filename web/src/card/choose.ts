// Steps from the options of the engine to a choice of the player: the object (a card of mine, a power), its use, its
// target, then a card of the target. Pure functions without knowledge of the page.
//
// Actions of a player on the page (data-step of the prompt is the open step; data-code of a button is its option, the
// first one if it has several):
//
// | option | first | then |
// | --- | --- | --- |
// | `play` in my turn | the card of the hand (in the prompt only as a card) | as, to, of; without a target: confirm |
// | `play` with `also` | the card of the hand | as, to, also |
// | `use` with `on` in my turn (a green card) | its button A, B, C, D, F, G, J, K in the prompt, or the card in front of me | to, of; without a target: confirm |
// | any other `use` | its button, one for all options with the same `source` and `on` | to, of; nothing without a target, but confirm where it costs a life |
// | `draw` with a card `of` (Pat Brennan) | one button for all of them, or the card on the table: that is the answer | to, of |
// | `choose`, `draw` with `to` alone or with `of: "hand"` | its own button, or the plate of that seat | nothing |
// | `choose` with `to` and a card `of` (Brawl, Vulture Sam) | its own button, or the card on the table | nothing |
// | `discard`, `choose` with `card` | its own button, or the card: in hand, in front of me, laid out | nothing |
// | `choose` with `suit`, `colour`, `character`; `pass`, `end` | its own button | nothing, but confirm where ending the turn costs a life |
// | `buy`, `discard` for money, `take` and what else is a group (groups.ts) | in my turn one button for all of a group, else its own; or the card itself: then a button with its price | nothing |
//
// as: a button. to: the plate of the seat, always asked where there is a target, even a single one; keys 1 to 8 clockwise from the
// next seat, the same for a seat whatever the other targets are; oneself last and only when pointed at twice, unless the option's nature is `helps`. also: the plate of the second target; which
// of the two comes first is free. of: a button, or the card on the
// table (there already while `to` is asked); left out when only one is left. confirm: the button with key 1.
// On a phone the cards themselves are the buttons where the prompt would list more than three of them.
import { others } from "../lib/layout/seats";
import { groupOf } from "./groups";
import type { CardId, Decision, Option, Seat, Text, WhyNot } from "./wire";

/** Selection until now. */
export interface Path {
  card?: CardId;
  source?: string;
  on?: CardId;
  draw?: "table"; // a card in play instead of the deck
  end?: true; // the turn ends, and that has its price
  deal?: true | CardId; // one of the options that share a button: any of them, or the one about this card
  group?: string; // which of these buttons
  as?: string;
  to?: Seat;
  also?: Seat; // the second target
  of?: CardId | "hand";
}
export type Step = "root" | "as" | "to" | "also" | "of" | "confirm" | "done";

/** Keys of the buttons of my turn: letters that mean nothing else at the table. */
export const BUTTON_KEYS = "ABCDFGJK";

const NATURAL = ""; // "played as itself"
const asOf = (option: Option): string => option.as ?? NATURAL;

/** Does the option begin with a card of mine to pick? */
const ownCard = (option: Option): boolean =>
  option.card !== undefined && option.verb !== "use" && option.verb !== "draw" && groupOf(option) === undefined;

/** What leads to several options and is pointed at first, if it is no card of mine: a power, the cards in play I may draw from. */
export function thingOf(option: Option): Path | null {
  const group = groupOf(option);
  if (group) return { deal: true, group: group.name };
  if (option.verb === "use" && option.source !== undefined) return { source: option.source, on: option.on };
  if (option.verb === "end" && costsLife(option)) return { end: true };
  return option.verb === "draw" && typeof option.of === "number" ? { draw: "table" } : null;
}
const sameThing = (one: Path, other: Path): boolean =>
  one.source === other.source &&
  one.on === other.on &&
  one.draw === other.draw &&
  one.end === other.end &&
  one.deal === other.deal &&
  one.group === other.group;

const empty = (path: Path): boolean =>
  path.card === undefined &&
  path.source === undefined &&
  path.draw === undefined &&
  path.end === undefined &&
  path.deal === undefined;

export const costsLife = (option: Option): boolean => (option.life ?? 0) < 0;

/** Return whether the option starts with this object. */
function starts(option: Option, path: Path): boolean {
  if (path.card !== undefined) return ownCard(option) && option.card === path.card;
  if (path.deal !== undefined) {
    const group = groupOf(option);
    if (!group || (path.group !== undefined && group.name !== path.group)) return false;
    return path.deal === true || group.card(option) === path.deal;
  }
  const thing = thingOf(option);
  return thing !== null && sameThing(thing, path);
}

export function candidates(decision: Decision, path: Path): Option[] {
  if (empty(path)) return decision.options;
  const left = decision.options.filter(
    (option) =>
      starts(option, path) &&
      (path.as === undefined || asOf(option) === path.as) &&
      hits(option, path) &&
      (path.of === undefined || option.of === path.of),
  );
  const exact = left.filter((option) => option.to === path.to && option.also === path.also);
  return path.also !== undefined && exact.length > 0 ? exact : left;
}

/** Two targets are pointed at in any order; where the order matters, both are on offer, and the one that was meant is taken. */
function hits(option: Option, { to, also }: Path): boolean {
  const seats = [option.to, option.also];
  return (to === undefined || seats.includes(to)) && (also === undefined || seats.includes(also));
}

/** A seat is pointed at. */
export const isAiming = (step: Step): boolean => step === "to" || step === "also";

const distinct = <T>(values: T[]): T[] => [...new Set(values)];

/** In my turn a card without a target is confirmed, and what costs a life, so that one slip plays nothing. */
const confirmed = (decision: Decision, option: Option): boolean =>
  decision.why === "play" &&
  option.to === undefined &&
  (option.verb === "play" || (option.verb === "use" && option.on !== undefined) || costsLife(option));

/** What has to be pointed at next. */
export function nextStep(decision: Decision, path: Path): Step {
  if (empty(path)) return "root";
  const left = candidates(decision, path);
  if (left.length === 0) return "root";
  if (path.deal !== undefined)
    return left.length > 1 ? "of" : path.deal === true || decision.why !== "play" ? "done" : "confirm";
  if (path.as === undefined && distinct(left.map(asOf)).length > 1) return "as";
  if (path.to === undefined && left.some((option) => option.to !== undefined)) return "to";
  if (path.also === undefined && left.some((option) => option.also !== undefined)) return "also";
  if (path.of === undefined && distinct(left.map((option) => option.of)).length > 1) return "of";
  return confirmed(decision, left[0]!) ? "confirm" : "done";
}

/** The options that stand as buttons in the prompt at this step. */
export function buttons(decision: Decision, path: Path): Option[] {
  const left = candidates(decision, path);
  switch (nextStep(decision, path)) {
    case "root":
      return decision.options
        .filter((option) => decision.why !== "play" || option.verb !== "play")
        .filter(firstOfThing(decision.why === "play"));
    case "of":
    case "confirm":
      return left;
    default:
      return [];
  }
}

/** One button for an object that branches later. */
function firstOfThing(grouped: boolean): (option: Option) => boolean {
  const seen: Path[] = [];
  return (option) => {
    const thing = thingOf(option);
    if (thing === null || (!grouped && thing.deal)) return true;
    return !seen.some((one) => sameThing(one, thing)) && seen.push(thing) > 0;
  };
}

export const kindsPlayedAs = (decision: Decision, path: Path): string[] =>
  distinct(candidates(decision, path).map(asOf));

/** Seats that can be pointed at now, clockwise from the next one; I myself come last. `seating`: seats clockwise, where they have moved. */
export function targets(decision: Decision, path: Path, seating: readonly Seat[] = []): Seat[] {
  if (!isAiming(nextStep(decision, path))) return [];
  const named = candidates(decision, path).flatMap((option) => [option.to, option.also]);
  const seats = distinct(named).filter((seat) => seat !== undefined && seat !== path.to) as Seat[];
  const place = (seat: Seat): number => (seating.length > 0 ? seating.indexOf(seat) : seat);
  const turn = (seat: Seat): number => place(seat) + (place(seat) > place(decision.who) ? 0 : 100);
  return seats.sort((a, b) => turn(a) - turn(b));
}

/** Seats by the digit that points at them: clockwise from the next one, I myself last. The key of a seat is always the same. */
export const seatKeys = (seating: readonly Seat[], me: Seat): Seat[] => [...others(seating, me), me];

/** Cards in play that can be pointed at now, with the option each stands for (the first of several). */
export function tableTargets(decision: Decision, path: Path): Map<CardId, Option> {
  const step = nextStep(decision, path);
  const found = new Map<CardId, Option>();
  const add = (card: CardId | "hand" | undefined, option: Option): void => {
    if (typeof card === "number" && !found.has(card)) found.set(card, option);
  };
  if (step === "root")
    for (const option of decision.options) {
      const group = groupOf(option);
      if (group) add(group.card(option), option);
      else if (option.verb === "use") add(option.on, option);
      else if (option.verb !== "play") add(option.of ?? option.card, option);
    }
  if (step === "to" || step === "of")
    for (const option of candidates(decision, path)) add(groupOf(option)?.card(option) ?? option.of, option);
  return found;
}

/** Cards of mine that can be used, at the first step. */
export function usableCards(decision: Decision): Set<CardId> {
  const cards = new Set<CardId>();
  for (const option of decision.options) if (ownCard(option)) cards.add(option.card!);
  return cards;
}

export const drawFrom = (decision: Decision, from: "deck" | "discard"): Option | undefined =>
  decision.options.find((option) => option.verb === "draw" && option.from === from && option.to === undefined);

/** The answer that the plate of a seat stands for: draw from this hand, borrow from this player. */
export const seatOption = (decision: Decision, seat: Seat): Option | undefined =>
  decision.options.find(
    (option) =>
      (option.verb === "draw" || option.verb === "choose") && option.to === seat && typeof option.of !== "number",
  );

/** Add one selection; returns the option as soon as only one remains. */
export function point(decision: Decision, path: Path): { path: Path; option: Option | null } {
  const step = nextStep(decision, path);
  return { path, option: step === "done" ? (candidates(decision, path)[0] ?? null) : null };
}

const reasonOf = (found: WhyNot | undefined): Text | null => found?.reason ?? null;

export const whyNotCard = (decision: Decision, card: CardId): Text | null =>
  reasonOf(decision.whynot.find((why) => why.card === card && why.to === undefined));

export const whyNotSource = (decision: Decision, source: string): Text | null =>
  reasonOf(decision.whynot.find((why) => why.source === source && why.card === undefined));

/** Why this seat cannot be hit by what I hold. */
export function whyNotSeat(decision: Decision, path: Path, seat: Seat): Text | null {
  const about = decision.whynot.filter((why) => why.to === seat);
  const card = path.card ?? path.on;
  const same = card !== undefined ? about.filter((why) => why.card === card) : [];
  return reasonOf(same[0] ?? (path.source === undefined ? undefined : about.find((why) => why.source === path.source)));
}

/** The card that is shot at. */
export function shotAt(decision: Decision | null): CardId | undefined {
  const of = decision?.title.args?.["of"];
  return typeof of === "object" && "card" in of ? of.card : undefined;
}

/** Reason why the turn cannot end now. */
export const whyNotEnd = (decision: Decision): Text | null =>
  reasonOf(decision.whynot.find((why) => why.reason.key === "why-duty"));

export const endOption = (decision: Decision | null): Option | undefined =>
  decision?.options.find((option) => option.verb === "end");
export const passOption = (decision: Decision | null): Option | undefined =>
  decision?.options.find((option) => option.verb === "pass");

/** Something happens to me unless I answer: it harms, and letting it happen is one of the answers. */
export const threatens = (decision: Decision): boolean =>
  decision.nature === "harms" && passOption(decision) !== undefined;

/** The one answer to recommend: what protects or helps and is not giving in. */
export function mainOption(decision: Decision, shown: Option[]): Option | undefined {
  if (decision.why === "play")
    return shown.length === 1 && shown[0]!.verb !== "end"
      ? shown[0]
      : usableCards(decision).size === 0
        ? shown.find((option) => option.verb === "end")
        : undefined;
  const answers = shown.filter((option) => option.verb !== "pass" && option.verb !== "end");
  return threatens(decision) ? (answers.find((option) => option.verb !== "use") ?? answers[0]) : undefined;
}
