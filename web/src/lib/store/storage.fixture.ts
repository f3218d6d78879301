// A browser for tests: its storage is a map.
import { vi } from "vitest";

/** Give `window` an empty storage; return what it holds. */
export function emptyStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  return kept;
}
