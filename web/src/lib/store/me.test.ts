import { afterEach, expect, it, vi } from "vitest";
import { askMe, claimSeat, mine } from "./me.svelte";

const answer = (status: number, code: string): Response =>
  new Response(JSON.stringify({ error: { code, text: { key: `err-${code}` } } }), { status });

afterEach(() => vi.unstubAllGlobals());

it("knows a server without accounts, and claims no seat there", async () => {
  const fetch = vi.fn(() => Promise.resolve(answer(404, "not-found")));
  vi.stubGlobal("fetch", fetch);
  await askMe();
  await claimSeat("table", "token");
  expect([mine.asked, mine.absent, mine.me]).toEqual([true, true, null]);
  expect(fetch).toHaveBeenCalledOnce();
});

it("takes a server that fails for one with accounts", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer(500, "server")));
  await askMe();
  expect([mine.asked, mine.absent]).toEqual([true, false]);
});
