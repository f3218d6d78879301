import { afterEach, describe, expect, it, vi } from "vitest";
import { keepAwake } from "./wake_lock";

/** A page with or without the lock; returns how often it was asked for and released, and a way to hide and show it. */
function page(can: boolean) {
  const count = { asked: 0, released: 0 };
  const heard = new Set<() => void>();
  const request = () => {
    count.asked += 1;
    return Promise.resolve({ release: () => (count.released += 1) });
  };
  const document = {
    hidden: false,
    addEventListener: (_: string, act: () => void) => heard.add(act),
    removeEventListener: (_: string, act: () => void) => heard.delete(act),
  };
  vi.stubGlobal("navigator", can ? { wakeLock: { request } } : {});
  vi.stubGlobal("document", document);
  const turn = (hidden: boolean) => {
    document.hidden = hidden;
    for (const act of heard) act();
  };
  return { count, turn };
}

describe("a page that keeps the display on", () => {
  afterEach(() => vi.unstubAllGlobals());
  it("asks again whenever it is seen again", () => {
    const { count, turn } = page(true);
    keepAwake();
    turn(true);
    expect(count.asked).toBe(1);
    turn(false);
    expect(count.asked).toBe(2);
  });
  it("releases the lock at its end, and asks no more", async () => {
    const { count, turn } = page(true);
    const end = keepAwake();
    await Promise.resolve();
    await Promise.resolve();
    end();
    turn(false);
    expect(count).toEqual({ asked: 1, released: 1 });
  });
  it("releases a lock that comes after its end", async () => {
    const { count } = page(true);
    keepAwake()();
    await vi.waitFor(() => expect(count.released).toBeGreaterThan(0));
  });
  it("needs a browser that can", () => {
    page(false);
    expect(() => keepAwake()()).not.toThrow();
  });
});
