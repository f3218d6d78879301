import { describe, expect, it } from "vitest";
import { isGreat, viewAfter } from "./playback";
import type { DiceView, GameEvent } from "./wire";

const event = (t: string, more: Partial<GameEvent> = {}): GameEvent => ({
  n: 0,
  t,
  text: { key: "" },
  nature: "neutral",
  how: "forced",
  ...more,
});
const seat = (n: number) => ({ seat: n, life: 5, alive: true, arrows: 1, chief: false });
const view = { seats: [seat(0), seat(1)], arrows: 3, chief: "pile" } as unknown as DiceView;
const told = (...events: GameEvent[]) => {
  const after = viewAfter(view, events);
  return [after.arrows, after.seats.map((one) => one.arrows), after.seats.map((one) => one.life)];
};

describe("arrows and lives while events are told", () => {
  it("go from the pile to a plate, from plate to plate, and back", () => {
    expect(told(event("arrow", { who: 0, count: 2, chief: false }))).toEqual([2, [2, 1], [5, 5]]);
    expect(told(event("arrowgift", { who: 0, to: 1 }))).toEqual([3, [0, 2], [5, 5]]);
    expect(told(event("quiver", { who: 1, count: 1 }))).toEqual([4, [1, 0], [5, 5]]);
    expect(told(event("lose", { who: 0, count: 1, life: 4 }), event("quiver", { count: 5, all: true }))).toEqual([
      5,
      [0, 0],
      [4, 5],
    ]);
  });
  it("say who has the chief's arrow", () => {
    const after = viewAfter(view, [event("arrow", { who: 1, count: 3, chief: true })]);
    expect([after.chief, after.seats[1]!.chief, after.arrows]).toEqual([1, true, 3]);
  });
  it("leave the view as it is where nothing changes", () =>
    expect(viewAfter(view, [event("turn", { who: 0 })])).toBe(view));
});

describe("great moments", () => {
  it("are an elimination, an attack and the third dynamite", () => {
    expect(["out", "attack", "dynamite", "end"].every((t) => isGreat(event(t, { who: 0 }), view))).toBe(true);
    expect(["throw", "lose", "aim"].some((t) => isGreat(event(t, { who: 0 }), view))).toBe(false);
  });
});
