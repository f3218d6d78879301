import { describe, expect, it } from "vitest";
import { SinceLastTurn } from "./since_last_turn.svelte";
import type { State } from "../game/play";
import type { GameEvent } from "../net/wire";

const event = (n: number, t: string, who: number, more: Partial<GameEvent> = {}): GameEvent =>
  ({ n, t, who, text: { key: "?" }, ...more }) as GameEvent;
const QUIET = [
  event(0, "turn", 0),
  event(1, "draw", 0),
  event(2, "turn", 1),
  event(3, "play", 1),
  event(4, "turn", 2),
  event(5, "play", 2),
  event(6, "turn", 0),
];
const HURT = [...QUIET.slice(0, 4), event(4, "lose", 2, { count: 1 }), event(5, "turn", 2), event(6, "turn", 0)];

/** Number of the first event of the summary after the page is opened in such a game. */
function openedIn(events: GameEvent[]): number | null {
  const summary = new SinceLastTurn({ me: 0, view: { phase: "play" }, history: { events } } as never);
  summary.shown({ since: 0, events } as unknown as State, true);
  return summary.from;
}

describe("the summary since my last turn", () => {
  it("begins after my turn, where lives were lost", () => {
    expect(openedIn(HURT)).toBe(2);
  });

  it("is not shown where it would be empty", () => {
    expect(openedIn(QUIET)).toBeNull();
  });
});
