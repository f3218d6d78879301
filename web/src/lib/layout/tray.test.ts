import { expect, it } from "vitest";
import { trayOf } from "./tray";

it("has one row of cards, two where one would be too narrow", () => {
  expect(trayOf({ w: 844, h: 390 }, 8).per).toBe(8);
  expect(trayOf({ w: 390, h: 664 }, 8).per).toBe(8);
  const { per, width } = trayOf({ w: 683, h: 384 }, 8);
  expect(per).toBe(4);
  expect(width).toBeGreaterThanOrEqual(39);
});

it("has larger cards on a higher phone", () =>
  expect(trayOf({ w: 390, h: 844 }, 5).width).toBeGreaterThan(trayOf({ w: 390, h: 664 }, 5).width));
