import { describe, expect, it } from "vitest";
import { fuseLeft, passesOf } from "./dynamite_fuse";
import type { GameEvent } from "../net/wire";

const event = (t: string, card: number): GameEvent => ({
  n: 0,
  t,
  text: { key: "" },
  nature: "harms",
  how: "forced",
  card,
});

describe("the fuse of a Dynamite", () => {
  it("counts the passes of this card since it was laid down", () => {
    const events = [event("lay", 7), event("passes", 7), event("lay", 7), event("passes", 7), event("passes", 8)];
    expect(passesOf(events, 7)).toBe(1);
    expect(passesOf(events, 8)).toBe(1);
    expect(passesOf([], 7)).toBe(0);
  });
  it("is shorter after each pass and never gone", () => {
    const lengths = [0, 1, 2, 3, 4, 5].map(fuseLeft);
    expect(lengths[0]).toBe(1);
    lengths.reduce((longer, shorter) => {
      expect(shorter).toBeLessThan(longer);
      return shorter;
    });
    expect(fuseLeft(40)).toBeGreaterThan(0.1);
  });
});
