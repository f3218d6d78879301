import { describe, expect, it } from "vitest";
import { eventsAboutMe } from "./my_events";
import type { GameEvent, Note } from "../net/wire";

let n = 0;
const event = (t: string, more: Partial<GameEvent> = {}): GameEvent => ({
  n: n++,
  t,
  text: { key: `log-${t}` },
  nature: "neutral",
  how: "chosen",
  ...more,
});
const ME = 0;
const told = (events: GameEvent[], notes: Note[] = []) =>
  eventsAboutMe(events, ME, new Map(notes.map((note) => [note.n, note]))).map((one) =>
    one.events.map((event) => event.t).join(" "),
  );

const shot = (to: number) => event("play", { who: 2, to, card: 5, nature: "harms" });
const lose = (who: number, more: Partial<GameEvent> = {}) =>
  event("lose", { who, nature: "harms", how: "forced", count: 1, life: 3, by: 2, cause: "BANG!", ...more });

describe("what happened to me", () => {
  it("is who shot, and what it cost", () => expect(told([shot(ME), lose(ME)])).toEqual(["play lose"]));
  it("is nothing where I answered, or where others were hit", () => {
    expect(
      told([
        shot(ME),
        event("answer", { who: ME, to: 2, nature: "protects" }),
        event("stopped", { who: ME, by: 2, how: "forced" }),
      ]),
    ).toEqual([]);
    expect(told([shot(1), lose(1)])).toEqual([]);
  });
  it("is told of an aim, whoever else is aimed at", () => {
    const aim = (to: number) => event("aim", { who: 2, to, nature: "harms" });
    expect(told([aim(ME), aim(1), lose(ME), lose(1)])).toEqual(["aim lose"]);
  });
  it("names what hits everybody", () =>
    expect(told([event("play", { who: 2, card: 7, nature: "harms" }), lose(1), lose(ME)])).toEqual(["play lose"]));
  it("of a loss that nobody caused names the cause", () => {
    const [one] = eventsAboutMe([lose(ME, { by: null, cause: "High Noon" })], ME, new Map());
    expect(one).toMatchObject({ source: "High Noon", events: [{ t: "lose" }] });
  });
  it("says nothing of what I do to somebody else", () => {
    const jail = event("lay", { who: ME, to: 2, card: 3, nature: "harms", how: "chosen" });
    expect(told([event("turn", { who: ME }), jail])).toEqual([]);
  });
  it("tells the jail with the check before it, even in my own turn", () => {
    const check = event("check", { who: ME, how: "random", good: false, cause: "Jail" });
    const card = event("discard", { who: ME, how: "forced", cause: "Jail", cards: [3] });
    expect(
      told([event("turn", { who: ME }), check, card, event("jailed", { who: ME, nature: "harms", how: "random" })]),
    ).toEqual(["check jailed"]);
  });
  it("tells a card taken from me, and does not say twice which", () => {
    const panic = (of: number | "hand") => event("play", { who: 2, to: ME, of, card: 9, nature: "harms" });
    const take = event("take", { who: 2, from: ME, to: ME, card: 4, zone: "table", nature: "harms" });
    expect(told([panic(4), take])).toEqual(["play"]);
    expect(told([panic("hand"), take])).toEqual(["play take"]);
  });
  it("tells an answer without the Barrel that failed before it", () => {
    const barrel = [
      event("use", { who: 2, cause: "Barrel" }),
      event("check", { who: 2, cause: "Barrel", good: false }),
      event("answer", { who: 2, to: ME, nature: "protects" }),
    ];
    expect(told(barrel)).toEqual(["answer"]);
  });
  it("leaves out what I do in my own turn, and what is drawn anyway", () => {
    expect(
      told([
        event("draw", { who: ME, how: "forced", cause: "start", nature: "helps" }),
        event("turn", { who: ME }),
        event("draw", { who: ME, how: "forced", cause: "phase" }),
        event("play", { who: ME, card: 3 }),
        event("heal", { who: ME, how: "forced", nature: "helps" }),
      ]),
    ).toEqual([]);
  });
  it("tells what a bot chose for me", () => {
    const answer = event("answer", { who: ME, to: 2, nature: "protects" });
    expect(told([shot(ME), answer], [{ n: answer.n, seat: ME, why: "timeout" }])).toEqual(["answer"]);
  });
  it("forgets what was taken back", () => {
    const first = shot(ME);
    expect(told([first, lose(ME), event("undo", { who: 2, back: first.n })])).toEqual([]);
  });
  it("tells apart what does not come of the same", () => {
    const later = [event("play", { who: ME, card: 3, to: 1 }), lose(ME, { by: null, cause: "Duel" })];
    expect(told([shot(ME), lose(ME), shot(ME), lose(ME), event("turn", { who: ME }), ...later])).toEqual([
      "play lose",
      "play lose",
      "lose",
    ]);
  });
  it("tells arrows and tokens that come from others", () => {
    expect(
      told([
        event("turn", { who: 1 }),
        event("arrowgift", { who: 1, to: ME, nature: "harms" }),
        event("token", { who: 3, to: ME }),
      ]),
    ).toEqual(["arrowgift", "token"]);
    expect(
      told([
        event("beer", { who: 2, to: ME, nature: "helps" }),
        event("heal", { who: ME, how: "forced", nature: "helps" }),
      ]),
    ).toEqual(["beer heal"]);
    expect(told([event("turn", { who: ME }), event("arrow", { who: ME, how: "random", nature: "harms" })])).toEqual([]);
  });
});
