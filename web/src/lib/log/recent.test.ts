import { expect, it, vi } from "vitest";
import { RecentEvents } from "./recent.svelte";
import { History } from "../store/history.svelte";
import type { GameEvent } from "../net/wire";

const ME = 0;
const hit: GameEvent = { n: 0, t: "lose", text: { key: "log-lose" }, nature: "harms", how: "forced", who: ME, by: 2 };

it("of a table that is closed are not put away later", () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  const history = new History();
  const recent = new RecentEvents({ me: ME, history });
  history.show([hit]);
  recent.add([hit]);
  expect(recent.all(0)).toHaveLength(1);
  recent.answered();
  expect(vi.getTimerCount()).toBe(1);
  recent.close();
  expect(vi.getTimerCount()).toBe(0);
});
