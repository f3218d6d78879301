import { describe, expect, it } from "vitest";
import { isDealt, order } from "./deal";
import type { GameEvent, View } from "./wire";

const view = {
  you: 1,
  turn: 2,
  turn_no: 1,
  seating: [0, 1, 2],
  hand: [7, 8, 9],
  choices: [],
  seats: [{ hand: 4 }, { hand: 3 }, { hand: 1 }],
} as unknown as View;
const event = (t: string): GameEvent => ({ n: 0, t, text: { key: "" }, nature: "neutral", how: "forced" });

describe("the deal", () => {
  it("goes round from the first player, with my cards open and a few backs for the others", () =>
    expect(order(view)).toEqual([
      { seat: 2, card: null },
      { seat: 0, card: null },
      { seat: 1, card: 7 },
      { seat: 0, card: null },
      { seat: 1, card: 8 },
      { seat: 1, card: 9 },
    ]));
  it("is shown before anything was played", () => {
    expect(isDealt(view, [event("turn"), event("draw")])).toBe(true);
    expect(isDealt(view, [event("turn"), event("play")])).toBe(false);
    expect(isDealt({ ...view, turn_no: 2 }, [])).toBe(false);
  });
});
