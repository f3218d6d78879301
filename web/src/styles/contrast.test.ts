// The contrasts the design promises, computed from the tokens themselves.
import { describe, expect, it } from "vitest";

// vitest returns empty style sheets, so the test reads the file itself; node's types are not part of the client
const files = "node:fs";
const { readFileSync } = (await import(/* @vite-ignore */ files)) as {
  readFileSync: (path: URL, encoding: string) => string;
};
const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Theme = Record<string, string>;
function read(block: RegExp): Theme {
  const body = block.exec(tokens)?.[1] ?? "";
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map((m) => [m[1]!, m[2]!]));
}
const noon = read(/:root \{([^}]*)\}/);
const night = { ...noon, ...read(/\[data-theme="night"\] \{([^}]*)\}/) };

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const TEXT: [string, string][] = [
  ["ink", "room"],
  ["ink-2", "room"],
  ["felt-ink", "felt"],
  ["felt-ink", "felt-edge"],
  ["plate-ink", "plate"],
  ["plate-ink-2", "plate"],
  ["plate-off-ink", "plate-off"],
  ["felt-ink", "plate-dead"],
  ["why-ink", "why"],
  ["chip-ink", "chip"],
  ["distance-ink", "distance"],
  ["turn-ink", "turn"],
  ["asked-ink", "asked"],
  ["aim-ink", "aim"],
  ["hurt", "plate"],
  ["ghost-plate-ink", "ghost-plate"],
  ["shadow-ink", "shadow-plate"],
  ["shadow-ink-2", "shadow-plate"],
  ["shadow-ink", "shadow-mark"],
  ["prompt-ink", "prompt"],
  ["prompt-ink-2", "prompt"],
  ["main-ink", "main"],
  ["start-ink", "start"],
  ["paper-ink", "paper"],
  ["paper-ink-2", "paper"],
  ["suit-red", "paper"],
  ["suit-black", "paper"],
  ["suit-red-text", "room"],
  ["suit-black-text", "room"],
  ["nature-harms", "room"],
  ["nature-helps", "room"],
  ["kind-blue", "paper"],
  ["kind-brown", "paper"],
];
const SHAPE: [string, string][] = [
  ["aim", "felt"],
  ["aim", "felt-edge"],
  ["turn", "felt"],
  ["asked", "felt"],
  ["focus", "felt"],
  ["focus", "room"],
  ["lost", "plate"],
  ["shadow-lost", "shadow-plate"],
];

describe.each([
  ["noon", noon],
  ["night", night],
] as const)("%s", (_, theme) => {
  it.each(TEXT)("text %s on %s is at least 4.5", (ink, ground) => {
    expect(contrast(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SHAPE)("shape %s on %s is at least 3", (shape, ground) => {
    expect(contrast(theme[shape]!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
