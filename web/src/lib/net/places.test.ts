import { expect, it, vi } from "vitest";

it("knows which page an address opens, and what it names there", async () => {
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("location", { pathname: "/", search: "" });
  const { pageOf, PAGES } = await import("../../pages/pages");
  const pages = Object.entries({
    "/t/abc": "abc",
    "/t/abc/screen": "abc",
    "/cards/bang": "bang",
    "/learn": "",
    "/learn/beer": "beer",
    "/puzzles": "",
    "/puzzles/win-1-0": "win-1-0",
    "/board": "",
    "/tournament/k7mw2q": "k7mw2q",
    "/mail": "",
    "/no/such/page": "",
  });
  expect(pageOf("/")).toBeUndefined();
  for (const [path, name] of pages) expect(pageOf(path)?.named(path)).toBe(name);
  expect(new Set(pages.map(([path]) => pageOf(path))).size).toBe(pages.length);
  expect(pageOf("/no/such/page")).toBe(PAGES.at(-1));
  vi.unstubAllGlobals();
});
