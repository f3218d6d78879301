import { expect, it, vi } from "vitest";
import { checks, seedOf, verdictOf } from "./check";
import type { DealPromise } from "./promises";

// the example of docs/fairness.md
const deal = {
  commitment: "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056",
  secret: "5e".repeat(32),
  parts: ["1a".repeat(32), null, "2b".repeat(32), null],
};
const seed = "20c1f689fce7dec8cf4b7fc9e094e70679a39a635d879efbfbd1a7b022c291c4";
const kept: DealPromise = {
  table: "t",
  round: 1,
  commitment: deal.commitment,
  part: deal.parts[0]!,
  given: true,
  changed: false,
};
const broken = async (...what: Parameters<typeof checks>): Promise<string[]> =>
  ((await checks(...what)) ?? []).filter(({ holds }) => holds === false).map(({ name }) => name);

it("makes the seed as the server does", async () => expect(await seedOf(deal)).toBe(seed));

it("finds nothing wrong with a deal as promised", async () => {
  const found = await checks(deal, seed, kept, 0);
  expect(found?.map(({ name, holds }) => [name, holds])).toEqual([
    ["shown", true],
    ["secret", true],
    ["part", true],
    ["seed", true],
  ]);
  expect(verdictOf(found)).toBe("held");
});

it("finds whatever was changed", async () => {
  const other = "0".repeat(64);
  expect(await broken({ ...deal, commitment: other }, seed, kept, 0)).toEqual(["shown", "secret"]);
  expect(await broken({ ...deal, secret: other }, seed, kept, 0)).toEqual(["secret", "seed"]);
  expect(await broken({ ...deal, parts: [other, null, null, null] }, seed, kept, 0)).toEqual(["part", "seed"]);
  expect(await broken({ ...deal, parts: [null, ...deal.parts.slice(1)] }, seed, kept, 0)).toEqual(["part", "seed"]);
  expect(await broken(deal, other, kept, 0)).toEqual(["seed"]);
  expect(await broken(deal, seed, { ...kept, changed: true }, 0)).toEqual(["shown"]);
});

it("says what it cannot tell", async () => {
  expect(verdictOf(await checks(deal, seed, null, 1))).toBe("partly");
  expect(verdictOf(await checks(deal, seed, { ...kept, part: "", given: false }, null))).toBe("held"); // a spectator
  const late = await checks(deal, seed, { ...kept, part: "3c".repeat(32), given: false }, 1);
  expect(late?.find(({ name }) => name === "part")?.holds).toBeNull();
  expect(verdictOf(null)).toBe("none");
});

it("compares without hashes where a page is not secure", async () => {
  vi.stubGlobal("crypto", {});
  const found = await checks(deal, seed, kept, 0);
  vi.unstubAllGlobals();
  expect(found?.map(({ holds }) => holds)).toEqual([true, null, true, null]);
  expect(verdictOf(found)).toBe("partly");
});

it("does not believe a server that denies a promise it has shown", async () => {
  const found = await checks(null, seed, kept, 0);
  expect(found).toEqual([{ name: "denied", holds: false }]);
  expect(verdictOf(found)).toBe("broken");
  expect(verdictOf(await checks(null, seed, null, 0))).toBe("none"); // a first game
});
