import { describe, expect, it } from "vitest";
import { BEHIND, OWN, share, type Waiting } from "./pace";

const line = (wanted: number, more: Partial<Waiting> = {}): Waiting => ({
  wanted,
  since: 0,
  own: false,
  pause: false,
  ...more,
});

describe("what is shown", () => {
  it("has its full time while little waits", () => expect(share([line(1200), line(3000)], "normal")).toBe(1));
  it("goes faster the more waits, never further behind than the pace allows", () => {
    expect(share([line(2 * BEHIND.normal)], "normal")).toBe(0.5);
    expect(share([line(1.5 * BEHIND.normal)], "slow")).toBe(1);
    expect(share([line(BEHIND.normal, { since: BEHIND.normal / 2 }), line(BEHIND.normal)], "normal")).toBe(0.5);
  });
  it("hurries for a question of mine, by what is left of its time", () => {
    expect(share([line(2 * OWN, { own: true })], "slow")).toBe(0.5);
    expect(share([line(OWN, { own: true, since: 750 })], "normal")).toBe(0.5);
    expect(share([line(OWN, { own: true, since: 5000 })], "normal")).toBe(0);
  });
  it("hurries more in a short pause", () => expect(share([line(1200, { pause: true })], "slow")).toBe(0.5));
});
