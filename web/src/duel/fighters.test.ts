import { expect, it } from "vitest";
import { fighters } from "./fighters";
import type { DuelSeat, GameEvent } from "./wire";

const event = (n: number, t: string, more: Partial<GameEvent>): GameEvent => ({
  n,
  t,
  text: { key: t },
  nature: "neutral",
  how: "chosen",
  ...more,
});
const side = {
  seat: 0,
  out: ["Jango", "Wyatt Ear"],
  people: [null, { character: "Alan Pinkertoon", life: 1, max_life: 4 }],
  reserve_names: ["Annie Oakey"],
} as unknown as DuelSeat;

it("names the fallen with their turns, then who stands, then the reserve", () => {
  const events = [
    event(0, "turn", { who: 0, count: 1 }),
    event(1, "turn", { who: 1, count: 2 }),
    event(2, "out", { who: 0, character: "Jango" }),
    event(3, "out", { who: 1, character: "Wyatt Ear" }),
    event(4, "turn", { who: 0, count: 3 }),
    event(5, "out", { who: 0, character: "Wyatt Ear" }),
  ];
  expect(fighters(side, events).map(({ character, life, turn, out }) => [character, life, turn, out])).toEqual([
    ["Jango", null, 2, true],
    ["Wyatt Ear", null, 3, true],
    ["Alan Pinkertoon", 1, null, false],
    ["Annie Oakey", null, null, false],
  ]);
});
it("names the last one of a side once, though it still lies in its place", () => {
  const last = {
    ...side,
    people: [{ character: "Wyatt Ear", life: 0, max_life: 4 }, null],
    reserve_names: [],
  } as unknown as DuelSeat;
  expect(fighters(last, []).map(({ character }) => character)).toEqual(["Jango", "Wyatt Ear"]);
});
