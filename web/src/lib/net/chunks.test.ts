import { expect, it, vi } from "vitest";

it("asks for the page again when the server ends before all of it has come", async () => {
  vi.stubGlobal("window", { setTimeout: (then: () => void) => setTimeout(then, 0), addEventListener: () => undefined });
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/a.js" }) });
  const broken = { ok: true, text: () => Promise.reject(new TypeError("Failed to fetch")) };
  const whole = { ok: true, text: () => Promise.resolve('<script type="module" src="/a.js">') };
  const asked = vi.fn().mockResolvedValueOnce(broken).mockResolvedValueOnce(whole);
  vi.stubGlobal("fetch", asked);
  const { isOtherBuild } = await import("./chunks.svelte");
  expect(await isOtherBuild()).toBe(false);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
