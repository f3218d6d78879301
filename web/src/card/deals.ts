// What is paid for in money: a card on offer, or that somebody else gives up one. There may be many at a time, so one button of the prompt
// leads to all of them; the cards themselves lead to their own price at once.
import type { CardId, Decision, Option } from "./wire";

export const isDeal = (option: Option): boolean =>
  option.verb === "buy" || (option.verb === "discard" && option.gold !== undefined);

/** The card it is about. */
export const dealtCard = (option: Option): CardId | undefined =>
  option.verb === "buy" ? option.card : typeof option.of === "number" ? option.of : undefined;

export const manyDeals = (decision: Decision): boolean => decision.options.filter(isDeal).length > 1;
