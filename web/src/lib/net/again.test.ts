import { beforeEach, expect, test, vi } from "vitest";
import { callAgain, problemOf } from "./again";

const refusal = (status: number, code: string): Response =>
  new Response(JSON.stringify({ error: { code, text: { key: `err-${code}`, args: {} } } }), { status });
const answers: Response[] = [];
const ask = vi.fn(() => Promise.resolve(answers.shift()!));

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  answers.length = 0;
  vi.stubGlobal("fetch", ask);
});

test("a busy server is asked again", async () => {
  answers.push(refusal(503, "busy"), refusal(429, "too-many"), new Response("[1]"));
  const found = callAgain<number[]>("/api/lessons");
  await vi.runAllTimersAsync();
  expect(await found).toEqual([1]);
});

test("the third refusal is told", async () => {
  answers.push(refusal(503, "busy"), refusal(503, "busy"), refusal(503, "busy"));
  const told = callAgain("/api/lessons").catch(problemOf);
  await vi.runAllTimersAsync();
  expect(await told).toBe("err-busy");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("another refusal is told at once", async () => {
  answers.push(refusal(404, "not-found"));
  expect(await callAgain("/api/lessons/none").catch(problemOf)).toBe("err-not-found");
  expect(ask).toHaveBeenCalledTimes(1);
});
