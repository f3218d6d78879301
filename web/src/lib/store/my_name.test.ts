import { beforeEach, expect, it } from "vitest";
import { alsoFrom } from "../text/i18n.svelte";
import { MyName } from "./my_name.svelte";
import { emptyStorage } from "./storage.fixture";

const WORDS = Array.from({ length: 99 }, (_, number) => `N${number}`).join(", ");

let stored: Map<string, string>;
beforeEach(() => {
  stored = emptyStorage();
});

it("keeps a typed name over a reload", () => {
  new MyName(true).shown = "Ann";
  expect(new MyName(true).shown).toBe("Ann");
});

it("forgets the draft once the name has a seat", () => {
  const name = new MyName(true);
  name.shown = "Ann";
  expect(name.take()).toBe("Ann");
  expect([...stored]).toEqual([["boomtown.name", "Ann"]]);
});

it("keeps no draft elsewhere", () => {
  new MyName().shown = "Ann";
  expect(stored.size).toBe(0);
});

it("keeps the suggested name when further texts come", async () => {
  await alsoFrom(() => Promise.resolve(`ui-suggest-first = ${WORDS}\nui-suggest-last = ${WORDS}\n`));
  const name = new MyName();
  const first = name.shown;
  await alsoFrom(() => Promise.resolve("other = text\n"));
  expect(first).toMatch(/^N\d+ N\d+$/);
  expect(name.shown).toBe(first);
  expect(new MyName().shown).toBe(first); // another page
});
