import { describe, expect, it } from "vitest";
import type { View } from "../../card/wire";
import { line, placeOf, trainOf, wagonAt, type Train } from "./train";

const train = (at: number, stations = 8): Train => ({
  engine: 100,
  other: 101,
  at,
  stations: Array.from({ length: stations }, (_, i) => 200 + i),
  wagons: [1, 2, 3],
  deck: 10,
});

describe("the train", () => {
  it("is read from the view, the locomotive in use last", () => {
    const zones = {
      stations: { count: 2, cards: [20, 21] },
      train: { count: 1, cards: [1] },
      locomotive: { count: 2, cards: [101, 100] },
      wagon_deck: { count: 9 },
    };
    expect(trainOf({ zones, train_at: 2 } as unknown as View)).toEqual({
      engine: 100,
      other: 101,
      at: 2,
      stations: [20, 21],
      wagons: [1],
      deck: 9,
    });
    expect(trainOf({ zones: {}, train_at: null } as unknown as View)).toBeNull();
  });
  it("pairs wagons with the stations behind the locomotive", () => {
    expect(wagonAt(train(1), 1)).toBeUndefined();
    expect([1, 2, 3].map((place) => wagonAt(train(3), place))).toEqual([2, 1, undefined]);
    expect(wagonAt(train(9), 8)).toBe(1);
    expect(placeOf(train(1), 3)).toBe(-2);
  });
});

describe("its line above the table", () => {
  it("has room for everything, wherever the train stands", () => {
    for (const stations of [3, 5, 8])
      for (let at = 1; at <= stations + 1; at++)
        for (const width of [690, 996, 1136, 1600]) {
          const found = train(at, stations);
          const { x, w, depot } = line(found, width);
          const first = Math.min(1, placeOf(found, found.wagons.length));
          expect(x(first)).toBeGreaterThanOrEqual(depot - 0.01);
          expect(x(stations + 1) + w(stations + 1)).toBeLessThanOrEqual(width + 0.01);
          for (let place = first; place <= stations; place++) expect(x(place) + w(place)).toBeCloseTo(x(place + 1), 5);
        }
  });
});
