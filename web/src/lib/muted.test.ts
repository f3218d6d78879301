import { expect, it } from "vitest";
import { Muted } from "./muted.svelte";

it("keeps a player muted who watches after a seat", () => {
  const muted = new Muted("abc");
  muted.toggle({ seat: 1, name: "Smoky" });
  expect(muted.has({ seat: null, name: "Smoky" })).toBe(true);
  expect(muted.has({ seat: 1, name: "Bea" })).toBe(false);
  muted.toggle({ seat: null, name: "Smoky" });
  expect(muted.has({ seat: 1, name: "Smoky" })).toBe(false);
});
