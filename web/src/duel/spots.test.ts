import { expect, it } from "vitest";
import { decisionOf } from "../lib/store/decision.fixture";
import type { DuelPlay } from "./play.svelte";
import { spotLook } from "./spots";
import type { Decision, Option, Person } from "./wire";

const one = { place: 0, character: "Pearl Hat", life: 3, max_life: 4, front: true, rear: false, table: [] };
const fanning = (hits?: number): DuelPlay => {
  const option = {
    code: 1,
    verb: "play",
    nature: "harms",
    text: { key: "?" },
    card: 7,
    to: 1,
    place: 0,
    hits,
  } as Option;
  const decision = { ...decisionOf("act"), options: [option] } as Decision;
  return { decision, path: { card: 7 }, step: "to", struck: null, table: { reader: {} } } as unknown as DuelPlay;
};

// Without a language every message is its own key.
it("tells at the target how many hits a card makes, none included", () => {
  const note = (hits?: number): string | undefined => spotLook(fanning(hits), 1, one as unknown as Person).note;
  expect([note(2), note(0), note()]).toEqual(["ui-duel-hits", "ui-duel-hits", undefined]);
});
