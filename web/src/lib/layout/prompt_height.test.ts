import { describe, expect, it } from "vitest";
import { PromptHeight } from "./prompt_height.svelte";

describe("the room for the prompt", () => {
  it("grows at a question and does not shrink at it", () => {
    const ask = new PromptHeight();
    ask.is(100, 1);
    ask.is(150, 1);
    ask.is(110, 1);
    expect(ask.height).toBe(150);
  });
  it("is measured anew at the next one, once the page has been drawn", () => {
    const ask = new PromptHeight();
    ask.is(150, 1);
    ask.is(150, 2); // still the old height
    expect(ask.height).toBe(150);
    ask.is(90, 2);
    expect(ask.height).toBe(90);
  });
  it("stays free on a phone, up to a limit", () => {
    const ask = new PromptHeight(true);
    ask.is(170, 1);
    ask.is(60, null);
    expect(ask.height).toBe(170);
    ask.is(320, 2);
    expect(ask.height).toBe(320);
    ask.is(60, null);
    expect(ask.height).toBe(190);
  });
  it("is forgotten when the phone is turned", () => {
    const ask = new PromptHeight(true);
    ask.is(170, 1, "390 x 844");
    ask.is(170, 1, "844 x 390"); // still the old height
    ask.is(90, 1, "844 x 390");
    expect(ask.height).toBe(90);
  });
});
