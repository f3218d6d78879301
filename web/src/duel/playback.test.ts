import { describe, expect, it } from "vitest";
import { isGreat, viewAfter } from "./playback";
import type { DuelView, GameEvent } from "./wire";

const event = (t: string, more: Partial<GameEvent> = {}): GameEvent => ({
  n: 0,
  t,
  text: { key: "" },
  nature: "harms",
  how: "forced",
  ...more,
});
const person = (life: number) => ({ life, active: true, off: null });
const view = {
  seats: [
    { seat: 0, people: [person(3), person(1)] },
    { seat: 1, people: [person(2), null] },
  ],
} as unknown as DuelView;

describe("characters while events are told", () => {
  it("lose the lives the log tells, and none is left to one who is out", () => {
    const after = viewAfter(view, [
      event("lose", { who: 0, place: 0, life: 1, count: 2 }),
      event("out", { who: 0, place: 1 }),
    ]);
    expect(after.seats[0]!.people.map((one) => one?.life)).toEqual([1, 0]);
    expect(after.seats[0]!.people[1]?.off).toBe("out");
    expect(after.seats[1]).toBe(view.seats[1]);
  });
  it("stay where nothing changes", () => expect(viewAfter(view, [event("draw", { who: 0 })])).toBe(view));
});

describe("great moments", () => {
  it("are an elimination and a shot that can kill", () => {
    expect(isGreat(event("out", { who: 0, place: 1 }), view)).toBe(true);
    expect(isGreat(event("aimed", { by: 1, to: 0, place: 1 }), view)).toBe(true);
    expect(isGreat(event("aimed", { by: 1, to: 0, place: 0 }), view)).toBe(false);
  });
});
