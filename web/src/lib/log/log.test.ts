import { expect, it } from "vitest";
import { endings, merge, sinceMyTurn, turns } from "./log";
import type { GameEvent } from "../net/wire";
import { shared } from "../store/sharing";

const event = (n: number, t: string, more: Partial<GameEvent> = {}): GameEvent => ({
  n,
  t,
  text: { key: `log-${t}` },
  nature: "neutral",
  how: "chosen",
  ...more,
});

it("groups by turn and strikes out what was taken back", () => {
  const groups = turns([
    event(0, "start"),
    event(1, "turn", { who: 2 }),
    event(2, "play"),
    event(3, "undo", { back: 2 }),
    event(4, "turn", { who: 3 }),
  ]);
  expect(groups.map((group) => [group.who, group.lines.length])).toEqual([
    [null, 1],
    [2, 2],
    [3, 0],
  ]);
  expect(groups[1]!.lines.map((line) => line.void)).toEqual([true, false]);
});

it("keeps the object of a turn until an event of it changes", () => {
  const events = [event(0, "start"), event(1, "turn", { who: 2 }), event(2, "play"), event(3, "turn", { who: 3 })];
  const before = turns(events);
  const longer = shared(before, turns([...events, event(4, "play")]));
  expect(longer.map((turn, i) => turn === before[i])).toEqual([true, true, false]);
  const takenBack = shared(before, turns([...events, event(4, "undo", { back: 2 })]));
  expect(takenBack.map((turn, i) => turn === before[i])).toEqual([true, false, false]);
  const other = shared(before, turns([event(0, "start", { count: 5 }), ...events.slice(1)]));
  expect(other.map((turn, i) => turn === before[i])).toEqual([false, true, true]);
});

it("merges by number and forgets at 0", () => {
  const old = [event(0, "a"), event(1, "b"), event(2, "c")];
  expect(merge(old, 2, [event(2, "d"), event(3, "e")]).map((one) => one.t)).toEqual(["a", "b", "d", "e"]);
  expect(merge(old, 0, [event(0, "x")]).map((one) => one.t)).toEqual(["x"]);
});

it("knows who went out when and by whom, unless it was taken back", () => {
  const events = [
    event(0, "turn", { who: 0, count: 4 }),
    event(1, "out", { who: 3, by: 0 }),
    event(2, "undo", { back: 1 }),
    event(3, "out", { who: 1, by: null }),
  ];
  expect([...endings(events)]).toEqual([[1, { turn: 4, by: null }]]);
});

it("knows where my last turn ended", () => {
  const turn = (n: number, who: number) => event(n, "turn", { who });
  expect(sinceMyTurn([turn(0, 0), event(1, "play"), turn(2, 1), turn(5, 2)], 0)).toBe(2);
  expect(sinceMyTurn([turn(0, 0), turn(2, 1), turn(5, 2), turn(7, 0)], 0)).toBe(2);
  expect(sinceMyTurn([turn(3, 1), turn(5, 2)], 0)).toBe(3);
});
