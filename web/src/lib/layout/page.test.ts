import { describe, expect, it } from "vitest";
import { toRem, widthOf } from "../../../scripts/units";
import { growth, isPhone, LOG_FROM, rem, SCREEN, screenGrowth, screenTable, stepsBelow } from "./page";

describe("a page", () => {
  it.each([
    [1280, 650, 1],
    [1440, 900, 1],
    [1920, 1080, 1.1875],
    [2560, 1440, 1.5625],
    [2560, 900, 1],
    [5120, 2880, 2],
  ])("of %i x %i is shown %f times as large as drawn", (w, h, n) => expect(growth(w, h)).toBe(n));
  it("is a phone where it is narrow or low", () => {
    expect([isPhone(390, 844), isPhone(844, 390), isPhone(720, 450), isPhone(719, 900)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([isPhone(720, 700), isPhone(1280, 650)]).toEqual([false, false]);
  });
  it("knows the widths it stays below", () => {
    expect(stepsBelow(1440, 900)).toEqual([]);
    expect(stepsBelow(800, 900)).toEqual([860, 900, 1100]);
    expect(stepsBelow(844, 390)).toEqual([720, 860, 900, 1100]);
  });
});

describe("a big screen", () => {
  it.each([
    [1280, 720],
    [1366, 768],
    [1920, 1080],
    [3840, 2160],
    [1024, 768],
    [2560, 1080],
  ])("of %i x %i shows all of the table, without a log of its own, never as a phone", (width, height) => {
    const unit = screenGrowth(width, height, SCREEN.table);
    expect(unit * SCREEN.table.width).toBeLessThanOrEqual(width);
    expect(unit * SCREEN.table.height).toBeLessThanOrEqual(height);
    const table = screenTable(width / unit);
    expect(table).toBeLessThan(LOG_FROM);
    expect(isPhone(table, height / unit)).toBe(false);
  });
});

describe("styles", () => {
  it("are written in px and built in rem", () => {
    expect(toRem("4px 13.5px -8px")).toBe("0.25rem 0.84375rem -0.5rem");
    expect(toRem("inset 0 1px 0 var(--x2px)")).toBe("inset 0 1px 0 var(--x2px)");
    expect(rem(24)).toBe("1.5rem");
  });
  it("ask for the width of the page, in the same unit", () => {
    expect(widthOf("(max-width: 719px)")).toBe(':where(html[data-below~="720"])');
    expect(widthOf("(min-width: 1100px)")).toBe(':where(html:not([data-below~="1100"]))');
    expect(widthOf("(hover: none)")).toBe(null);
    expect(() => widthOf("(max-width: 700px)")).toThrow("expected a page width among");
  });
});
