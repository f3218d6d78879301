import { expect, it } from "vitest";
import { placeBeside } from "./popover_place";

const page = { width: 1000, height: 800 };
const size = { width: 200, height: 100 };
const card = { left: 400, top: 650, right: 500, bottom: 790 };

it("stands above a thing where nothing is in the way", () =>
  expect(placeBeside(card, size, page, [])).toEqual({ left: 350, top: 540 }));
it("leaves free what is to be clicked, and stays near", () => {
  const prompt = { left: 200, top: 560, right: 700, bottom: 640 };
  const hand = { left: 300, top: 650, right: 650, bottom: 790 };
  expect(placeBeside(card, size, page, [prompt, hand])).toEqual({ left: 350, top: 450 });
});
it("stays on the page", () => {
  const corner = { left: 0, top: 0, right: 60, bottom: 40 };
  const { left, top } = placeBeside(corner, size, page, []);
  expect(left).toBeGreaterThanOrEqual(8);
  expect(top).toBeGreaterThanOrEqual(8);
});
