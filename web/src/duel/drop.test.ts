import { describe, expect, it } from "vitest";
import { decisionOf } from "../lib/store/decision.fixture";
import { dropOf } from "./drop";
import type { Decision, Option } from "./wire";

const option = (code: number, more: Partial<Option>): Option =>
  ({ code, verb: "play", nature: "neutral", text: { key: "?" }, ...more }) as Option;
const TURN: Decision = {
  ...decisionOf("act"),
  who: 0,
  options: [
    option(1, { card: 7, to: 1, place: 0 }), // a Colt
    option(2, { card: 9, to: 0 }), // a Canteen: either side, or another card for it
    option(3, { card: 9, to: 1 }),
    option(4, { card: 9, verb: "discard", reload: true }),
    option(5, { card: 11, to: 1, hand: true }), // a Theft
    option(6, { card: 11, of: 40 }),
    option(7, { card: 13 }), // a Beer
  ],
};
const ANSWER: Decision = { ...decisionOf("hit"), who: 0, options: [option(8, { verb: "discard", card: 7 })] };

describe("a card dropped on the table of The Duel", () => {
  it("is aimed at the character, the side or the hand it was dropped on", () => {
    expect(dropOf(TURN, 7, { slot: 2, felt: true })).toEqual({
      what: "aim",
      path: { card: 7, aim: "slot-2" },
      aim: "slot-2",
    });
    expect(dropOf(TURN, 9, { slot: 3, felt: true })).toMatchObject({ path: { card: 9, as: "", aim: "side-1" } });
    expect(dropOf(TURN, 11, { seat: 1, felt: true })).toMatchObject({ path: { card: 11, aim: "hand-1" } });
  });
  it("tells why a character cannot be hit, and returns without a target", () => {
    expect(dropOf(TURN, 7, { slot: 3, felt: true })).toEqual({ what: "why", slot: 3 });
    expect(dropOf(TURN, 7, { felt: true })).toEqual({ what: "return" });
  });
  it("takes a card in play as its target", () =>
    expect(dropOf(TURN, 11, { card: 40, felt: true })).toMatchObject({ what: "card", card: 40 }));
  it("is played on the felt where it needs no target, or asks what is left", () => {
    expect(dropOf(TURN, 13, { felt: true })).toEqual({ what: "play" });
    expect(dropOf(TURN, 13, { felt: false })).toEqual({ what: "return" });
    expect(dropOf(TURN, 9, { felt: true })).toEqual({ what: "pick" });
  });
  it("answers a question outside my turn", () => {
    expect(dropOf(ANSWER, 7, { felt: true })).toMatchObject({ what: "answer", option: { code: 8 } });
    expect(dropOf(ANSWER, 13, { felt: true })).toEqual({ what: "return" });
  });
});
