import { describe, expect, it } from "vitest";
import { Mine } from "./mine.svelte";
import { meaningOf } from "./standing_answers";
import type { Decision, Option, View } from "./wire";

const view = (role: string, goal: string | null = null, more: Partial<View> = {}): View =>
  ({ you: 0, seats: [{ role, goal }], hand: [1, 2, 3], asked_why: "play", phase: "play", ...more }) as unknown as View;
const tornado = { why: "tornado" } as Decision;
const card = (card: number): Option => ({ verb: "choose", card }) as Option;

describe("my role and goal", () => {
  it("are news when they change, until I have answered", () => {
    const mine = new Mine();
    expect(mine.seen(view("outlaw"), 1)).toBe(false);
    expect(mine.seen(view("outlaw"), 1)).toBe(false);
    expect(mine.seen(view("renegade"), 1)).toBe(true);
    expect(mine.changed).toEqual({ what: "role", role: "renegade" });
    expect(mine.seen(view("renegade", "last"), 1)).toBe(true);
    expect(mine.changed).toEqual({ what: "goal", role: "renegade" });
    mine.answered();
    expect(mine.changed).toBe(null);
  });
  it("are no news in another game", () => {
    const mine = new Mine();
    mine.seen(view("outlaw"), 1);
    expect(mine.seen(view("sheriff"), 2)).toBe(false);
  });
});

describe("cards chosen in secret", () => {
  it("stay marked until all have chosen", () => {
    const mine = new Mine();
    const waits = view("outlaw", null, { asked_why: "tornado" });
    mine.choose(tornado, card(1), waits);
    mine.seen(waits, 1);
    mine.choose(tornado, card(3), waits);
    mine.seen(waits, 1);
    expect([...mine.chosen]).toEqual([1, 3]);
    mine.seen(view("outlaw", null, { hand: [2, 7, 8] }), 1);
    expect([...mine.chosen]).toEqual([]);
  });
  it("are those that stay in the hand", () => {
    const mine = new Mine();
    mine.choose(tornado, card(1), view("outlaw"));
    mine.seen(view("outlaw", null, { asked_why: "tornado", hand: [2, 3] }), 1);
    expect([...mine.chosen]).toEqual([]);
  });
});

it("tells for how long a standing answer holds", () => {
  expect(meaningOf("saved")).toEqual({ why: "saved", scope: "always" });
  expect(meaningOf("saved@turn4")).toEqual({ why: "saved", scope: "turn" });
  expect(meaningOf("saved@turn4 card17")).toEqual({ why: "saved", scope: "card" });
});
