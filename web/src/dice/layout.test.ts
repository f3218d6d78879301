import { describe, expect, it } from "vitest";
import { dieSize, diceWide, plateTop } from "./layout";

const PAGES = [[1440, 900], [1366, 768], [1280, 720], [1024, 768], [1920, 1080]] as const;

describe("the wide table", () => {
  it.each(PAGES)("%i x %i: six dice fit between the plates of eight players", (width, height) => {
    const layout = diceWide(width, height, 7);
    const size = dieSize(layout.middle - 16, 6);
    expect(size * 6 + 18 * 5).toBeLessThanOrEqual(layout.middle);
    expect(size).toBeGreaterThanOrEqual(52);
  });
  it.each(PAGES)("%i x %i: two plates at a side lie clear of each other and of those at the top", (width, height) => {
    const layout = diceWide(width, height, 7);
    const plate = layout.compact ? 64 : 88;
    expect(plateTop(layout, true)).toBeGreaterThanOrEqual(16 + plate + 24);
    expect(plateTop(layout, false) - plateTop(layout, true)).toBeGreaterThanOrEqual(plate + 34);
    expect(plateTop(layout, false) + plate + 24).toBeLessThan(layout.zone);
  });
  it("three plates at the top have room, or are small", () => {
    for (const [width, height] of PAGES) {
      const layout = diceWide(width, height, 7);
      if (!layout.compact) expect(layout.width).toBeGreaterThanOrEqual(3 * 224 + 100);
    }
  });
  it("without a place of my own the table is higher", () => expect(diceWide(1440, 900, 8, false).zone).toBeGreaterThan(diceWide(1440, 900, 7).zone));
});

describe("dice on a phone", () => {
  it("five and six lie in one row of 390 px", () => {
    for (const [count, gap] of [[5, 10], [6, 7]] as const) {
      const size = dieSize(390 - 44 + (18 - gap) * (count - 1), count);
      expect(size * count + gap * (count - 1)).toBeLessThanOrEqual(346);
      expect(size).toBeGreaterThanOrEqual(44);
    }
  });
});
