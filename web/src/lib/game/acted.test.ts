import { describe, expect, it } from "vitest";
import { actedLook } from "./acted";
import type { Table } from "../store/table.svelte";

const table = (more: object) =>
  ({
    commands: { acted: { text: { key: "opt-roll" } } },
    play: { prompt: () => ({ icon: "play", title: "Your turn", answers: [1] }) },
    live: { pause: null },
    reader: { me: 0, seatName: () => "" },
    decision: {},
    telling: false,
    ...more,
  }) as unknown as Table;

describe("my act in the prompt", () => {
  it("takes the place of the question, without buttons", () =>
    expect(actedLook(table({}))).toMatchObject({ tone: "wait", icon: "play", answers: [] }));
  it("stays while my own act is told, and while dice roll that are not told yet", () => {
    expect(actedLook(table({ telling: true }))).not.toBeNull();
    expect(actedLook(table({ decision: null }))).not.toBeNull();
  });
  it("gives way to what came of it", () => expect(actedLook(table({ telling: true, decision: null }))).toBeNull());
  it("is not shown at a moment, where the answer can be changed, nor without an act", () => {
    expect(actedLook(table({ live: { pause: 5 } }))).toBeNull();
    expect(actedLook(table({ commands: { acted: null } }))).toBeNull();
  });
});
