import { describe, expect, it } from "vitest";
import { numbersLine } from "./words";

describe("numbers of players", () => {
  it("are a range where none is missing", () => expect(numbersLine([5, 6, 7, 8])).toBe("5\u2060–\u20608"));
  it("are a list otherwise", () => {
    expect(numbersLine([3])).toBe("3");
    expect(numbersLine([4, 5])).toBe("4 and 5");
    expect(numbersLine([3, 5, 8])).toBe("3, 5, and 8");
  });
});
