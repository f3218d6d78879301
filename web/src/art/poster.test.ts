import { describe, expect, it } from "vitest";
import { cells, HEIGHT, twoLines, WIDTH } from "./poster";

describe("the picture of a result", () => {
  it.each([2, 3, 4, 5, 7, 8, 12, 24])(
    "has a place for each of %i characters, none over another or outside",
    (count) => {
      const places = cells(count);
      expect(places).toHaveLength(count);
      for (const { x, y, width, height } of places) {
        expect(x).toBeGreaterThanOrEqual(30);
        expect(x + width).toBeLessThanOrEqual(WIDTH - 30);
        expect(y).toBeGreaterThanOrEqual(180);
        expect(y + height).toBeLessThanOrEqual(HEIGHT - 50);
      }
      for (const [i, one] of places.entries())
        for (const other of places.slice(i + 1))
          expect(one.x + one.width <= other.x || one.y + one.height <= other.y).toBe(true);
    },
  );
  it("cuts a name in its middle", () => {
    expect(twoLines("Jourdonnais")).toEqual(["Jourdonnais"]);
    expect(twoLines("Slab the Killer")).toEqual(["Slab the", "Killer"]);
    expect(twoLines("Lady Rosa of Texas")).toEqual(["Lady Rosa", "of Texas"]);
  });
});
