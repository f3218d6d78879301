import { beforeEach, expect, it, vi } from "vitest";
import { emptyStorage } from "../lib/store/storage.fixture";
import type { TableInfo } from "../lib/net/wire";

const info = (more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: "t", round: 0, you: 0, commitment: "c1", part: false, ...more }) as TableInfo;
const fresh = async () => {
  vi.resetModules();
  return import("./promises");
};
let stored: Map<string, string>;
beforeEach(() => {
  stored = emptyStorage();
});

it("draws one part for a promise and sends it until the server has it", async () => {
  const { promiseOf, partFor } = await fresh();
  const part = partFor(info());
  expect(part).toMatch(/^[0-9a-f]{64}$/);
  expect(partFor(info())).toBe(part);
  expect(partFor(info({ part: true }))).toBeNull();
  expect(promiseOf("t", 1)).toMatchObject({ commitment: "c1", part, given: true, changed: false });
  expect(partFor(info({ round: 1, commitment: "c2" }))).not.toBe(part);
  expect(promiseOf("t", 1)?.part).toBe(part);
});

it("remembers over a reload", async () => {
  const part = (await fresh()).partFor(info());
  expect((await fresh()).partFor(info())).toBe(part);
});

it("notices another promise for the same game", async () => {
  const { promiseOf, partFor } = await fresh();
  partFor(info());
  partFor(info({ commitment: "c2" }));
  expect(promiseOf("t", 1)).toMatchObject({ commitment: "c1", changed: true });
});

it("remembers what a spectator saw, and draws when the spectator sits down", async () => {
  const { promiseOf, partFor } = await fresh();
  expect(partFor(info({ you: null }))).toBeNull();
  expect(promiseOf("t", 1)).toMatchObject({ commitment: "c1", part: "" });
  expect(partFor(info())).toMatch(/^[0-9a-f]{64}$/);
});

it("draws nothing where nothing is promised, or another device has given a part", async () => {
  const { promiseOf, partFor } = await fresh();
  expect(partFor(info({ commitment: null }))).toBeNull();
  expect(promiseOf("t", 1)).toBeNull();
  expect(partFor(info({ part: true }))).toBeNull();
  expect(promiseOf("t", 1)).toMatchObject({ part: "", given: false });
});

it("forgets the oldest", async () => {
  const { promiseOf, partFor } = await fresh();
  for (let round = 0; round < 30; round++) partFor(info({ round }));
  expect(promiseOf("t", 1)).toBeNull();
  expect(promiseOf("t", 30)).not.toBeNull();
});

it("reads what is no memory of its own as none", async () => {
  stored.set("boomtown.deals", "{");
  expect((await fresh()).partFor(info())).toMatch(/^[0-9a-f]{64}$/);
});

it("remembers a promise from before its table was there, and the next one of the table too", async () => {
  const { promiseOf, partFor, rememberPromise } = await fresh();
  rememberPromise("t", 1, "c1");
  partFor(info({ round: 1, commitment: "c2" }));
  expect(promiseOf("t", 1)).toMatchObject({ commitment: "c1", part: "", given: false, changed: false });
  expect(promiseOf("t", 2)).toMatchObject({ commitment: "c2" });
});
