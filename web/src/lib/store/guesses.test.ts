import { beforeEach, expect, it } from "vitest";
import { Guesses } from "./guesses.svelte";
import { emptyStorage } from "./storage.fixture";

beforeEach(emptyStorage);

const begun = (round: number): Guesses => {
  const guesses = new Guesses("abc");
  guesses.begin(round);
  return guesses;
};

it("keeps guesses over a reload, and forgets them with the next game", () => {
  begun(1).toggle(3, "outlaw");
  const again = begun(1);
  expect(again.of(3)).toBe("outlaw");
  expect(again.of(2)).toBeNull();
  again.begin(2);
  expect(again.of(3)).toBeNull();
  expect(begun(2).of(3)).toBeNull();
});

it("changes a guess, and takes back the same one", () => {
  const guesses = begun(1);
  guesses.toggle(3, "outlaw");
  guesses.toggle(3, "renegade");
  expect(guesses.of(3)).toBe("renegade");
  guesses.toggle(3, "renegade");
  expect(guesses.of(3)).toBeNull();
  expect(begun(1).of(3)).toBeNull();
});

it("counts the right ones", () => {
  const guesses = begun(1);
  guesses.toggle(1, "outlaw");
  guesses.toggle(3, "renegade");
  expect(guesses.score(["sheriff", "outlaw", "outlaw", "deputy"])).toEqual({ n: 2, right: 1 });
});

it("is for tables alone", () => {
  expect([begun(1).possible, new Guesses("").possible]).toEqual([true, false]);
});
