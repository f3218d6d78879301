import { beforeAll, describe, expect, it } from "vitest";
import { loadFacts } from "../lib/store/facts.svelte";
import { isGreat } from "./great";
import type { Catalog, GameEvent, View } from "./wire";

const event = (t: string, more: Partial<GameEvent> = {}): GameEvent => ({
  n: 0,
  t,
  text: { key: "" },
  nature: "harms",
  how: "chosen",
  ...more,
});
const view = { seats: [{ life: 4 }, { life: 1 }, { life: 0 }] } as unknown as View;

beforeAll(() => loadFacts("bang", async () => ({ cards: [], kinds: {} }) as unknown as Catalog));

describe("great moments", () => {
  it("are an elimination, an explosion, a new event and the end", () => {
    for (const one of [event("out", { who: 1, role: "outlaw" }), event("end"), event("event", { cause: "Blessing" })])
      expect(isGreat(one, view)).toBe(true);
    expect(isGreat(event("check", { cause: "Dynamite", good: false }), view)).toBe(true);
    expect(isGreat(event("check", { cause: "Dynamite", good: true }), view)).toBe(false);
  });
  it("are a shot that can kill, and the Beer that saves", () => {
    expect(isGreat(event("play", { who: 0, to: 1 }), view)).toBe(true);
    expect(isGreat(event("play", { who: 1, to: 0 }), view)).toBe(false);
    expect(isGreat(event("heal", { who: 2, life: 1, nature: "helps" }), view)).toBe(true);
    expect(isGreat(event("heal", { who: 1, life: 2, nature: "helps" }), view)).toBe(false);
  });
});
