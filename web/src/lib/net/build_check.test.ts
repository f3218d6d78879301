import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BuildCheck } from "./build_check";
import { isOtherBuild, reloadPage } from "./chunks.svelte";

vi.mock("./chunks.svelte", () => ({ isOtherBuild: vi.fn(), reloadPage: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => vi.clearAllMocks());

it("stays as it is while the server has the same build", async () => {
  vi.mocked(isOtherBuild).mockResolvedValue(false);
  const said = vi.fn();
  await new BuildCheck(() => true, said).run();
  vi.advanceTimersByTime(5000);
  expect(said).not.toHaveBeenCalled();
  expect(reloadPage).not.toHaveBeenCalled();
});

it("says once that the server is another one, and is loaded anew when nothing is lost by it", async () => {
  vi.mocked(isOtherBuild).mockResolvedValue(true);
  const said = vi.fn();
  let safe = false;
  const check = new BuildCheck(() => safe, said);
  await check.run();
  await check.run();
  vi.advanceTimersByTime(5000);
  expect(said).toHaveBeenCalledTimes(1);
  expect(reloadPage).not.toHaveBeenCalled();
  safe = true;
  vi.advanceTimersByTime(5000);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
