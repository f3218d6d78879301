import { beforeEach, expect, it } from "vitest";
import { Muted } from "./muted.svelte";
import { emptyStorage } from "./storage.fixture";

beforeEach(emptyStorage);

it("keeps a player muted who watches after a seat", () => {
  const muted = new Muted("abc");
  muted.toggle({ seat: 1, name: "Smoky" });
  expect(muted.has({ seat: null, name: "Smoky" })).toBe(true);
  expect(muted.has({ seat: 1, name: "Bea" })).toBe(false);
  muted.toggle({ seat: null, name: "Smoky" });
  expect(muted.has({ seat: 1, name: "Smoky" })).toBe(false);
});

it("keeps a player muted who comes again under another name", () => {
  const muted = new Muted("abd");
  muted.toggle({ seat: 1, name: "Smoky", marks: ["m1"] });
  const again = { seat: null, name: "Zoe", marks: ["m1"] };
  expect(muted.has(again)).toBe(true);
  expect(muted.has({ seat: 2, name: "Zoe", marks: ["m2"] })).toBe(false);
  expect(new Muted("abd").has(again)).toBe(true);
  muted.toggle(again);
  expect(muted.has(again)).toBe(false);
  expect(muted.has({ name: "Smoky" })).toBe(false);
});

it("learns the mark of a muted player who had not spoken", () => {
  const muted = new Muted("abe");
  muted.toggle({ seat: 1, name: "Smoky", marks: [] });
  muted.learn({ name: "Smoky", marks: ["m1"] });
  muted.learn({ name: "Bea", marks: ["m2"] });
  expect(muted.has({ name: "Zoe", marks: ["m1"] })).toBe(true);
  expect(muted.has({ name: "Bea", marks: ["m2"] })).toBe(false);
  muted.toggle({ name: "Smoky", marks: ["m1"] });
  expect(new Muted("abe").has({ name: "Zoe", marks: ["m1"] })).toBe(false);
});
