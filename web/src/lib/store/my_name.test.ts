import { expect, test } from "vitest";
import { alsoFrom } from "../text/i18n.svelte";
import { MyName } from "./my_name.svelte";

const WORDS = Array.from({ length: 99 }, (_, number) => `N${number}`).join(", ");

test("the suggested name stays when further texts come", async () => {
  await alsoFrom(() => Promise.resolve(`ui-suggest-first = ${WORDS}\nui-suggest-last = ${WORDS}\n`));
  const name = new MyName();
  const first = name.shown;
  await alsoFrom(() => Promise.resolve("other = text\n"));
  expect(first).toMatch(/^N\d+ N\d+$/);
  expect(name.shown).toBe(first);
});
