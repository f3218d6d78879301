import { describe, expect, it } from "vitest";
import { applied } from "./applied";
import type { AnyView, GameEvent } from "../net/wire";

const view = { seats: [0, 1].map((seat) => ({ seat, life: 2, alive: true, role: null })) } as unknown as AnyView;
const event = (t: string, more: Partial<GameEvent>): GameEvent => ({
  n: 0,
  t,
  text: { key: "" },
  nature: "neutral",
  how: "forced",
  ...more,
});

describe("plates while events are told", () => {
  it("show the lives the log tells, never less than none", () => {
    expect(applied(view, [event("lose", { who: 1, count: 1, life: 1 })]).seats.map((seat) => seat.life)).toEqual([
      2, 1,
    ]);
    expect(applied(view, [event("lose", { who: 1, count: 4, life: -2 })]).seats[1]!.life).toBe(0);
  });
  it("show who is out, with the role", () =>
    expect(applied(view, [event("out", { who: 0, role: "outlaw" })]).seats[0]).toMatchObject({
      alive: false,
      life: 0,
      role: "outlaw",
    }));
  it("ask no one any more: what is told came after the answer", () => {
    const asked = { ...view, asked: 1 };
    expect(applied(asked, [event("draw", { who: 0, count: 2 })]).asked).toBeNull();
    expect(applied(asked, []).asked).toBe(1);
  });
  it("stay what they are where nothing changes", () => {
    expect(applied(view, [event("draw", { who: 0, count: 2 })])).toBe(view);
    expect(view.seats[1]!.life).toBe(2);
  });
});
