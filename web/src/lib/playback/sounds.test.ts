import { describe, expect, it } from "vitest";
import { endSound, stillSound } from "./sounds";
import type { GameEvent } from "../net/wire";

const event = (t: string, more: Partial<GameEvent> = {}): GameEvent => ({
  n: 0,
  t,
  text: { key: "" },
  nature: "neutral",
  how: "forced",
  ...more,
});

describe("sounds of all games", () => {
  it("tell victory from defeat", () => {
    expect(endSound(event("end", { winners: [0, 2] }), 2)).toBe("victory");
    expect(endSound(event("end", { winners: [0, 2] }), 1)).toBe("defeat");
    expect(endSound(event("end", { winners: [] }), null)).toBe("bell");
  });
  it("are heard with reduced motion", () => {
    expect(stillSound(event("play", { nature: "harms", to: 1 }))).toBe("shot");
    expect(stillSound(event("play", { nature: "helps" }))).toBeNull();
    expect(stillSound(event("lose"))).toBe("hit");
  });
});
