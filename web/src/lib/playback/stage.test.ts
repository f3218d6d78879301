import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Scene, State } from "../game/play";
import { Stage, type Beat, type Board } from "./stage.svelte";

const [MOVES, READ] = [700, 1200];
const event = { n: 0, t: "throw", text: { key: "" }, nature: "neutral", how: "chosen", who: 1 } as const;
const aThrow: Beat = { events: [event], ms: MOVES, read: READ, run: () => undefined, first: true };
const others: Beat = { events: [{ ...event, t: "aim" }], ms: 100, read: 2000, run: () => undefined };

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Table that notes the time at which each kind of event is shown. */
function noting(): { board: Board; times: Record<string, number[]> } {
  const times: Record<string, number[]> = {};
  const board: Board = {
    prepare: async () => undefined,
    showEvents: ([one]) => void (times[one!.t] ??= []).push(performance.now()),
    showState: () => undefined,
    hideDecision: () => undefined,
    me: () => 0,
    follows: () => true,
  };
  return { board, times };
}

/** Time in ms from a throw to the next step, while much waits. */
async function read(pause: number | null): Promise<number> {
  const { board, times } = noting();
  const stage = new Stage(board);
  const beats = () => [aThrow, ...Array<Beat>(9).fill(others)];
  stage.scene = { beats, settle: () => undefined, late: () => undefined } as unknown as Scene;
  const began = performance.now();
  stage.add({ events: [], decision: null, pause } as unknown as State);
  await vi.advanceTimersByTimeAsync(20_000);
  return Math.round(times["aim"]![0]! - began);
}

it("leaves a throw its reading time, however much waits", async () => expect(await read(null)).toBe(READ));
it("does not read it while a pause runs in which a player may interrupt", async () =>
  expect(await read(1)).toBeLessThan(MOVES + 10));
it("lets a flight land that has begun, though a question of mine comes meanwhile", async () => {
  const { board, times } = noting();
  const flight: Beat = { events: [{ ...event, t: "draw" }], ms: MOVES, read: READ, run: () => undefined };
  const stage = new Stage(board);
  stage.scene = { beats: (events: Beat[]) => events, settle: () => undefined, late: () => undefined } as never;
  stage.add({ events: [flight], decision: null, pause: null } as never);
  await vi.advanceTimersByTimeAsync(100);
  stage.add({ events: Array(9).fill(others), decision: {}, pause: null } as never);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(times["aim"]![0]! - times["draw"]![0]!).toBeGreaterThanOrEqual(MOVES);
});
