import { expect, it, vi } from "vitest";

it("knows which page an address opens, so that it loads its parts", async () => {
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("location", { pathname: "/", search: "" });
  const { placeOf } = await import("./chunks.svelte");
  const places = Object.entries({
    "/": "front",
    "/t/abc": "table",
    "/learn/beer": "learn",
    "/puzzles": "puzzles",
    "/puzzles/win-1-0": "puzzles",
    "/board": "board",
    "/mail": "me",
  });
  for (const [path, place] of places) expect(placeOf(path)).toBe(place);
  vi.unstubAllGlobals();
});
