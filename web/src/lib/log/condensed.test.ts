import { describe, expect, it } from "vitest";
import { turns } from "./log";
import { drawn, marks, condense, type CondensedLine, type LogContext } from "./condensed";
import type { GameEvent, Note } from "../net/wire";

const KINDS = ["BANG!", "Missed!", "Indians!", "Gatling", "Barrel", "Cat Balou", "Jail", "Stagecoach", "Panic!"];
const [BANG, MISSED, INDIANS, GATLING, BARREL, CAT, JAIL, COACH, PANIC] = KINDS.map((_, i) => i);
const telling = (more: Partial<LogContext> = {}): LogContext => ({
  me: 0,
  notes: new Map(),
  kindOf: (card) => KINDS[card]!,
  has: () => true,
  ...more,
});

let n = 0;
const event = (t: string, who: number, more: Partial<GameEvent> = {}): GameEvent => ({
  n: n++,
  t,
  who,
  text: { key: `log-${t}` },
  nature: "neutral",
  how: "chosen",
  ...more,
});
const throws = (who: number) => event("discard", who, { cards: [BANG!], count: 1, cause: "indians" });
const lose = (who: number, count = 1) => event("lose", who, { count, life: 2, how: "forced" });
const answer = (who: number) => [
  event("answer", who, { card: MISSED! }),
  event("stopped", who, { by: 9, how: "forced" }),
];

const short = (line: CondensedLine): string => {
  if (line.is === "note") return `note ${line.note.why}`;
  if (line.is === "one") return `${line.event.t} ${line.event.who}`;
  if (!line.text.args?.["names"]) return line.text.key;
  const {
    names,
    kind,
    source,
    n: count,
  } = line.text.args as { names: { seats: number[] }; kind?: { kind: string }; source?: { kind: string }; n: number };
  return [line.text.key, names.seats.join(","), kind?.kind, source?.kind, count]
    .filter((one) => one !== undefined)
    .join(" ");
};
const told = (events: GameEvent[], more: Partial<LogContext> = {}, next?: number) =>
  condense(
    turns(events).flatMap((turn) => turn.lines),
    telling(more),
    next,
  ).map(short);

describe("equal lines", () => {
  it("become one, with what they answer; my own stands alone", () => {
    const events = [event("play", 3, { card: INDIANS! }), throws(0), throws(1), lose(2), throws(4), throws(5)];
    expect(told(events)).toEqual(["play 3", "discard 0", "many-log-discard-to 1,4,5 BANG! Indians! 1", "lose 2"]);
  });
  it("are those of one card only", () => {
    const shot = () => event("play", 3, { card: BANG!, to: 1 });
    expect(told([shot(), lose(1), shot(), lose(2)])).toEqual(["play 3", "lose 1", "play 3", "lose 2"]);
  });
  it("count the same loss alone", () =>
    expect(told([event("attack", 3), lose(1), lose(2, 2), lose(4)])).toEqual([
      "attack 3",
      "many-log-lose 1,4 1",
      "lose 2",
    ]));
  it("leave a duel as it goes", () => {
    const duel = [event("play", 3, { card: 8, to: 1 }), throws(1), throws(3), throws(1)];
    expect(told(duel)).toHaveLength(3);
  });
  it("need words for many", () =>
    expect(told([event("attack", 3), lose(1), lose(2)], { has: () => false })).toHaveLength(3));
});

describe("the same again", () => {
  const arrow = (left: number) =>
    event("arrow", 3, { count: left, text: { key: "log-arrow", args: { who: { seat: 3 }, n: left } } });
  it("is counted, with what holds after the last time", () => {
    const [line] = condense(turns([arrow(8), arrow(7), arrow(6)])[0]!.lines, telling());
    expect(line).toMatchObject({ is: "many", text: { key: "times-log-arrow", args: { times: 3, n: 6 } } });
  });
  it("stands apart where somebody else does it, or at somebody else", () => {
    const aim = (to: number) => event("aim", 3, { to, face: "bullseye1" });
    expect(told([aim(1), aim(1), aim(2)])).toHaveLength(2);
  });
});

describe("a line", () => {
  it("is left out where the one before says it", () => {
    expect(told([event("play", 3, { card: GATLING! }), ...answer(1), ...answer(2)])).toEqual([
      "play 3",
      "many-log-answer-to 1,2 Missed! Gatling 1",
    ]);
    expect(
      told([
        event("play", 3, { card: CAT!, to: 1, of: BARREL! }),
        event("discard", 1, { cards: [BARREL!], cause: "Cat Balou" }),
      ]),
    ).toEqual(["play 3"]);
    expect(
      told([
        event("play", 3, { card: PANIC!, to: 1, of: BARREL! }),
        event("take", 3, { from: 1, to: 1, card: BARREL! }),
      ]),
    ).toEqual(["play 3"]);
    expect(
      told([event("play", 3, { card: COACH! }), event("draw", 3, { cards: null, count: 2, cause: "Stagecoach" })]),
    ).toEqual(["play 3"]);
  });
  it("of a Barrel is its check, and the Jail goes by itself", () => {
    expect(told([event("use", 1, { cause: "Barrel" }), event("check", 1, { cause: "Barrel", good: false })])).toEqual([
      "check 1",
    ]);
    expect(
      told([
        event("check", 1, { cause: "Jail" }),
        event("discard", 1, { cards: [JAIL!], cause: "Jail" }),
        event("jailed", 1),
      ]),
    ).toEqual(["check 1", "jailed 1"]);
  });
  it("has the note of who chose before it", () => {
    const chosen = event("answer", 1, { card: MISSED! });
    const note: Note = { n: chosen.n, seat: 1, why: "timeout" };
    expect(told([chosen], { notes: new Map([[note.n, note]]) })).toEqual(["note timeout", "answer 1"]);
  });
  it("ends with a note of which nothing has come yet", () => {
    const before = event("answer", 1, { card: MISSED! });
    const note: Note = { n: before.n + 1, seat: 1, why: "timeout" };
    const notes = new Map([[note.n, note]]);
    expect(told([before], { notes }, note.n)).toEqual(["answer 1", "note timeout"]);
    expect(told([before], { notes })).toEqual(["answer 1"]);
  });
  it("tells of all who have opened who is who at the same place", () => {
    const chosen = event("answer", 1, { card: MISSED! });
    const openings: Note[] = [1, 2].map((seat) => ({ n: chosen.n, seat, why: "who" }));
    expect(told([chosen], { openings })).toEqual(["note who", "note who", "answer 1"]);
    expect(told([], { openings }, chosen.n)).toEqual(["note who", "note who"]);
  });
});

describe("a turn", () => {
  it("is summed up by who is out and who lost", () => {
    const events = [
      lose(2),
      lose(1),
      lose(1),
      event("heal", 4, { count: 1 }),
      event("out", 1, { role: "outlaw" }),
      lose(3),
      event("heal", 3, { count: 1 }),
    ];
    expect(marks(events)).toEqual([
      { seat: 1, lost: 2, out: "outlaw" },
      { seat: 2, lost: 1, out: null },
      { seat: 4, lost: -1, out: null },
    ]);
  });
  it("begins with what was drawn", () => {
    const lines = (more: Partial<GameEvent>) =>
      turns([event("draw", 2, { count: 2, cause: "phase", cards: null, ...more })])[0]!.lines;
    expect(drawn(lines({}), 0)).toMatchObject({ n: 2 });
    expect(drawn(lines({ cards: [1, 2] }), 0)).toBeNull();
    expect(drawn(lines({ cause: "reward" }), 0)).toBeNull();
  });
});
