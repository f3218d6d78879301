import { expect, test } from "vitest";
import { Progress } from "./progress.svelte";

const IDS = ["a", "b"];

/** A list of which the first entry is done here; what the account adds is in `known`. */
function list(known: Record<string, string>, share: () => Promise<void>): Progress<string> {
  const progress = new Progress((id) => known[id] ?? "new", share);
  progress.show(IDS);
  return progress;
}

test("what this browser knows is shown before the account answers", () => {
  const progress = list({ a: "done" }, () => new Promise<void>(() => undefined));
  expect(progress.states).toEqual({ a: "done", b: "new" });
});

test("what the account knows is added", async () => {
  const known: Record<string, string> = { a: "done" };
  const answer = Promise.resolve().then(() => void (known["b"] = "done"));
  const progress = list(known, () => answer);
  await answer;
  await Promise.resolve();
  expect(progress.states).toEqual({ a: "done", b: "done" });
});

test("an account that does not answer changes nothing", async () => {
  const progress = list({ a: "done" }, () => Promise.reject(new Error("no connection")));
  await Promise.resolve();
  expect(progress.states).toEqual({ a: "done", b: "new" });
});
