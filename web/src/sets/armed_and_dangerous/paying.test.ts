import { describe, expect, it } from "vitest";
import { inOrder, OWN, press, proposal, total, type Place } from "./paying";

const own = (have: number): Place => ({ key: OWN, have, price: 0, bomb: false });
const card = (key: string, have: number, price: number, bomb = false): Place => ({ key, have, price, bomb });

describe("the proposal", () => {
  it("takes from the character first", () => expect(proposal([card("1", 4, 3), own(2)], 2)).toEqual({ [OWN]: 2 }));
  it("spares the last load and the last use of a card", () => {
    expect(proposal([card("1", 3, 3), card("2", 4, 3)], 1)).toEqual({ "2": 1 });
    expect(proposal([card("1", 1, 1), card("2", 3, 3)], 1)).toEqual({ "2": 1 });
  });
  it("sets off a Bomb only where nothing else is left", () => {
    const places = [card("9", 2, 0, true), card("1", 1, 1)];
    expect(proposal(places, 2)).toEqual({ "9": 1, "1": 1 });
    expect(proposal(places, 3)).toEqual({ "9": 2, "1": 1 });
  });
  it("takes what there is", () => expect(total(proposal([own(1)], 3))).toBe(1));
});

describe("a press on a place", () => {
  const places = [own(2), card("1", 4, 3)] as const;
  it("takes from there instead of elsewhere", () =>
    expect(press({ [OWN]: 2 }, places[1], 2)).toEqual({ [OWN]: 1, "1": 1 }));
  it("goes from all of its loads back to none", () => {
    expect(press({ [OWN]: 0, "1": 2 }, places[1], 2)).toEqual({ [OWN]: 0, "1": 0 });
    expect(press({ [OWN]: 2, "1": 1 }, places[0], 3)).toEqual({ [OWN]: 0, "1": 1 });
  });
  it("never takes more than is to be paid", () => {
    let picks = proposal([...places], 3);
    for (let i = 0; i < 9; i++) {
      picks = press(picks, places[i % 2]!, 3);
      expect(total(picks)).toBeLessThanOrEqual(3);
    }
  });
  it("is told one load after the other", () => expect(inOrder({ [OWN]: 1, "7": 2 })).toEqual(["7", "7", OWN]));
});
