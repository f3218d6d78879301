import { expect, it, vi } from "vitest";

vi.stubGlobal("window", {});
vi.stubGlobal("document", { querySelector: () => null, documentElement: { dataset: {} } });

it("draws a QR code with its three corners", async () => {
  const { qrOf } = await import("./invite");
  const { path, size } = await qrOf("https://play.example.org/t/k7mw2q");
  expect(size % 4).toBe(1);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ])
    expect(path).toContain(`M${x} ${y}h1v1h-1z`);
});
