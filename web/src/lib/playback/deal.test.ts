import { describe, expect, it } from "vitest";
import { backs, isDealt, order } from "./deal";

const hand = (seat: number, cards: (number | null)[]) => ({ seat, deck: "deck", cards });

describe("the deal", () => {
  it("goes round from the first player, with my cards open and a few backs for the others", () =>
    expect(
      order([hand(2, backs(1)), hand(0, backs(4)), hand(1, [7, 8, 9])]).map(({ hand, card }) => [hand.seat, card]),
    ).toEqual([
      [2, null],
      [0, null],
      [1, 7],
      [0, null],
      [1, 8],
      [1, 9],
    ]));
  it("is shown before anything was played", () => {
    expect(isDealt(1, [{ t: "turn" }, { t: "draw" }])).toBe(true);
    expect(isDealt(1, [{ t: "turn" }, { t: "play" }])).toBe(false);
    expect(isDealt(2, [])).toBe(false);
  });
});
