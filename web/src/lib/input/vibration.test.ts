import { afterEach, describe, expect, it, vi } from "vitest";
import { ui } from "../store/ui.svelte";
import { HIT, vibrate } from "./vibration";

/** Vibrate once on a phone; returns the patterns it was asked for. */
function patterns(sound: boolean, reduced: boolean): number[][] {
  const asked: number[][] = [];
  vi.stubGlobal("navigator", { vibrate: (pattern: number[]) => asked.push(pattern) });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  ui.sound = sound;
  vibrate(HIT);
  return asked;
}

describe("vibration", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    ui.sound = false;
  });
  it("is felt with the sound", () => expect(patterns(true, false)).toEqual([HIT]));
  it("is off with the sound off or reduced motion", () => {
    expect(patterns(false, false)).toEqual([]);
    expect(patterns(true, true)).toEqual([]);
  });
  it("needs a device that can", () => {
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    ui.sound = true;
    expect(() => vibrate(HIT)).not.toThrow();
  });
});
