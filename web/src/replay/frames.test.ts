import { describe, expect, it } from "vitest";
import type { GameEvent, Replay } from "../lib/net/wire";
import { decidingFrom, pace, timesOf, turnAt, turnsOf, viewsOf } from "./frames";

const event = (n: number, t: string, who: number, count?: number): GameEvent => ({
  n,
  t,
  who,
  count,
  text: { key: t },
  nature: "neutral",
  how: "chosen",
});

const replay = {
  frames: [
    { events: 1, view: { move: 0, deck: 9 }, seats: { "0": { life: 4 }, "1": { life: 3 } } },
    { events: 3, view: { move: 1 }, seats: {} },
    { events: 4, view: { move: 2, deck: 7 }, seats: { "1": { life: 2 } } },
    { events: 6, view: { move: 3 }, seats: {} },
  ],
  events: [
    event(0, "start", 0),
    event(1, "turn", 0, 1),
    event(2, "draw", 0),
    event(3, "lose", 1),
    event(4, "turn", 1, 2),
    event(5, "draw", 1),
  ],
} as unknown as Replay;

describe("a recorded game", () => {
  it("keeps what does not change", () => {
    const views = viewsOf(replay);
    expect(views.map((view) => (view as unknown as { deck: number }).deck)).toEqual([9, 9, 7, 7]);
    expect(views.map((view) => view.seats.map((seat) => seat.life))).toEqual([
      [4, 3],
      [4, 3],
      [4, 2],
      [4, 2],
    ]);
    expect(views[3]!.seats[0]).toBe(views[0]!.seats[0]);
  });
  it("knows where turns begin", () => {
    const turns = turnsOf(replay);
    expect(turns).toEqual([
      { no: 1, who: 0, at: 1 },
      { no: 2, who: 1, at: 3 },
    ]);
    expect([0, 1, 2, 3].map((at) => turnAt(turns, at)?.no ?? null)).toEqual([null, 1, 1, 2]);
  });
  it("stands longer where more happens, and never for ever", () => {
    expect(pace([event(0, "turn", 0)], 1)).toBeLessThan(pace([event(0, "lose", 0)], 1));
    const many = Array.from({ length: 99 }, (_, n) => event(n, "lose", 0));
    expect(pace(many, 1)).toBeLessThan(3000);
    expect(pace(many, 2)).toBe(pace(many, 1) / 2);
  });
});

describe("the deciding turn", () => {
  const turns = [
    { no: 1, who: 0, at: 1 },
    { no: 2, who: 1, at: 40 },
  ];
  it("is the one in which the game ended", () => {
    expect(decidingFrom(turns, 50)).toBe(40);
    expect(decidingFrom([], 9)).toBe(0);
  });
  it("begins later where it was long, and earlier where the game ended with its start", () => {
    expect(decidingFrom(turns, 90)).toBe(72);
    expect(decidingFrom(turns, 41)).toBe(38);
    expect(decidingFrom([{ no: 1, who: 0, at: 0 }], 1)).toBe(0);
  });
  it("takes eight seconds, longer at steps with more to read", () => {
    expect(timesOf([1, 2, 1], 8000)).toEqual([0, 2000, 6000]);
    expect(timesOf([], 8000)).toEqual([]);
  });
});
