import { describe, expect, it } from "vitest";
import { others, phoneRows, places } from "./seats";
import { round } from "./seats.fixture";
import { slug } from "../text/slug";

describe("seats", () => {
  it("run clockwise from me", () => expect(others(round(5), 3)).toEqual([4, 0, 1, 2]));
  it("are all shown to a spectator", () => expect(others(round(4), null)).toEqual([0, 1, 2, 3]));
  it("follow the places, where two have swapped theirs", () => {
    expect(others([0, 2, 1, 3], 0)).toEqual([2, 1, 3]);
    expect(others([3, 1, 2, 0], 0)).toEqual([3, 1, 2]);
    expect(others([3, 1, 2, 0], null)).toEqual([3, 1, 2, 0]);
    expect(phoneRows([0, 2, 1, 3], 0)).toEqual([[1], [2, 3]]);
  });
  it.each([
    [4, "LTR"],
    [5, "LTTR"],
    [6, "LTTTR"],
    [7, "LLTTRR"],
    [8, "LLTTTRR"],
    [3, "LR"],
  ] as const)("%i players sit %s", (players, sides) =>
    expect(
      places(round(players), 0)
        .map((place) => place.side[0]!.toUpperCase())
        .join(""),
    ).toBe(sides),
  );
  it("stay apart when a spectator sees all eight", () => {
    const tops = places(round(8), null).filter((place) => place.side === "top");
    expect(tops.map((place) => place.x)).toEqual([14, 38, 62, 86]);
  });
  it("form a U on the phone, the odd one on top", () => {
    expect(phoneRows(round(6), 0)).toEqual([[3], [2, 4], [1, 5]]);
    expect(phoneRows(round(7), 0)).toEqual([
      [3, 4],
      [2, 5],
      [1, 6],
    ]);
    expect(phoneRows(round(8), 0)).toEqual([[4], [3, 5], [2, 6], [1, 7]]);
  });
});

it.each([
  ["Rev. Carabine", "rev-carabine"],
  ["BANG!", "bang"],
  ["expert_characters", "expert-characters"],
])("the slug of %s is %s", (name, id) => expect(slug(name)).toBe(id));
