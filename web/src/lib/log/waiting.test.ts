import { describe, expect, it } from "vitest";
import { waitingWords } from "./waiting";
import type { Table } from "../store/table.svelte";

const event = (t: string, who: number) => ({
  n: 3,
  t,
  who,
  text: { key: `log-${t}` },
  nature: "neutral",
  how: "chosen",
});
const table = (t: string, who: number, asked: number, telling = false) =>
  ({
    telling,
    history: { events: [event(t, who)], notes: new Map() },
    me: 1,
    view: { asked },
    reader: { me: 1, name: (seat: number) => `Seat ${seat}`, card: () => "", kind: () => "" },
  }) as unknown as Table;

describe("what the others read while somebody chooses", () => {
  it("names again whom the table waits for after a choice was taken back", () =>
    expect(waitingWords(table("undo", 0, 0), "Ann chooses").detail).toContain("Ann chooses"));
  it("names whom the table waits for, also where the same player just goes on", () =>
    expect(waitingWords(table("play", 0, 0), "Ann chooses").detail).toContain("Ann chooses"));
  it("does not list the cards that are seen below: who chooses is the title", () => {
    const turnedUp = (laid: boolean) => waitingWords(table("row", 0, 0), "Ann chooses", laid);
    expect(turnedUp(true)).toEqual({ title: "Ann chooses", detail: "" });
    expect(turnedUp(false).title).not.toBe("Ann chooses");
    expect(waitingWords(table("take", 0, 0), "Ann chooses", true).detail).toContain("Ann chooses");
  });
  it("names no one while events are told: the line would be of another moment than the title", () =>
    expect(waitingWords(table("play", 0, 2, true), "Ann chooses").detail).toBe(""));
});
