import { expect, it } from "vitest";
import { tallestGap } from "./free_band";

it("the tallest gap lies above, between or below what is taken, whatever overlaps", () => {
  const plates = [
    { top: 150, bottom: 220 },
    { top: 180, bottom: 230 },
  ];
  expect(tallestGap([{ top: 400, bottom: 650 }, ...plates], 0, 650)).toEqual({ top: 230, bottom: 400 });
  expect(tallestGap([{ top: 190, bottom: 800 }], 0, 844)).toEqual({ top: 0, bottom: 190 });
  expect(tallestGap([{ top: 0, bottom: 100 }], 0, 300)).toEqual({ top: 100, bottom: 300 });
  expect(tallestGap([{ top: 0, bottom: 300 }], 0, 300)).toEqual({ top: 0, bottom: 0 });
});
