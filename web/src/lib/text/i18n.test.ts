import { expect, it } from "vitest";
import { withTexts } from "./i18n.svelte";

it("rejects a part that fails before the texts have come, with no rejection unhandled", async () => {
  await expect(withTexts(Promise.reject(new Error("no server")))).rejects.toThrow("no server");
});
