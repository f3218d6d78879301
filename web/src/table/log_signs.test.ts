import { describe, expect, it } from "vitest";
import { signsOf } from "./log_signs";
import type { GameEvent } from "../lib/net/wire";

const line = (t: string, who: number, card = 0, gone = false) => ({
  event: { n: 0, t, who, card, text: { key: "?" } } as unknown as GameEvent,
  void: gone,
});
const parts = {
  logIcon: ({ t, card }: GameEvent) => (t === "use" ? undefined : card === 1 ? "gun" : "horse"),
} as never;

describe("signs of a folded turn", () => {
  it("are those of what its player did, each once", () => {
    const lines = [line("draw", 2), line("play", 2, 1), line("play", 2, 1), line("use", 2), line("play", 2, 2)];
    expect(signsOf(lines, 2, parts)).toEqual(["gun", "ability", "horse"]);
  });

  it("leave out what was taken back and what others did", () => {
    expect(signsOf([line("play", 2, 1, true), line("play", 3, 1)], 2, parts)).toEqual([]);
  });
});
