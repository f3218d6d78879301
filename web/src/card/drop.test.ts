import { describe, expect, it } from "vitest";
import { decisionOf } from "../lib/store/decision.fixture";
import { dropOf } from "./drop";
import type { Decision, Option } from "./wire";

const option = (code: number, more: Partial<Option>): Option => ({
  code,
  verb: "play",
  text: { key: "opt" },
  nature: "neutral",
  ...more,
});
const asked: Decision = {
  ...decisionOf("play"),
  who: 2,
  options: [
    option(1, { card: 7, to: 0 }),
    option(2, { card: 7, to: 3 }),
    option(3, { card: 8 }),
    option(4, { card: 9, to: 1, of: "hand" }),
    option(5, { card: 9, to: 1, of: 40 }),
    option(6, { card: 5, as: "BANG!", to: 0 }),
    option(7, { card: 5, as: "Duel", to: 1 }),
  ],
};

describe("a card dropped on the table", () => {
  it("is aimed at the plate it was dropped on", () => {
    expect(dropOf(asked, 7, { seat: 3, felt: true })).toEqual({ what: "aim", path: { card: 7 }, seat: 3 });
    expect(dropOf(asked, 5, { seat: 1, felt: true })).toEqual({ what: "aim", path: { card: 5, as: "Duel" }, seat: 1 });
  });
  it("tells why a seat cannot be hit", () =>
    expect(dropOf(asked, 7, { seat: 1, felt: true })).toEqual({ what: "why", seat: 1 }));
  it("returns where it needs a target and has none", () => {
    expect(dropOf(asked, 7, { felt: true })).toEqual({ what: "return" });
    expect(dropOf(asked, 7, { seat: 2, felt: true })).toEqual({ what: "return" });
  });
  it("takes a card in play as its target", () =>
    expect(dropOf(asked, 9, { seat: 1, card: 40, felt: true })).toEqual({ what: "card", card: 40 }));
  it("is played on the felt where it needs no target, and returns anywhere else", () => {
    expect(dropOf(asked, 8, { felt: true })).toEqual({ what: "play" });
    expect(dropOf(asked, 8, { seat: 0, felt: true })).toEqual({ what: "play" });
    expect(dropOf(asked, 8, { felt: false })).toEqual({ what: "return" });
  });
  it("returns where it cannot be played", () =>
    expect(dropOf(asked, 6, { seat: 0, felt: true })).toEqual({ what: "return" }));
});
