import { expect, it } from "vitest";
import { ClickGuard } from "./click_guard";
import type { Decision } from "../net/wire";

const asked = (move: number): Decision => ({ move }) as Decision;

it("stops a press that was meant for a question somebody else has answered", () => {
  const guard = new ClickGuard();
  guard.asks(asked(1), 0);
  guard.asks(asked(2), 1000);
  expect(guard.stops(1100)).toBe(true);
  expect(guard.stops(2000)).toBe(false);
});

it("lets everything through after an answer of mine", () => {
  const guard = new ClickGuard();
  guard.asks(asked(1), 0);
  guard.answered();
  guard.asks(null, 500);
  guard.asks(asked(2), 1000);
  expect(guard.stops(1100)).toBe(false);
});

it("stops nothing where the question is still the same", () => {
  const guard = new ClickGuard();
  guard.asks(asked(1), 0);
  guard.asks(asked(1), 500);
  expect(guard.stops(600)).toBe(false);
});
