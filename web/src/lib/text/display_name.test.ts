import { expect, it } from "vitest";
import { shortNames } from "./display_name";

const first = (name: string): string => name.split(" ")[0]!;
const same = (name: string): string => name;

it("shortens names as long as they stay apart", () => {
  expect(shortNames(["Bart Cassidy", "Suzy Lafayette", null], first, same)).toEqual(["Bart", "Suzy", null]);
  expect(shortNames(["Black Jack", "Black Flower", "Bart Cassidy"], first, same)).toEqual([
    "Black Jack",
    "Black Flower",
    "Bart",
  ]);
});
