import { expect, it } from "vitest";
import { mayHurry, myTable, nextStep } from "./next_step";
import { aTable, aTournament, players } from "./tournament.fixture";

it("starts the first round for the host, once two players are there", () => {
  expect(nextStep(aTournament())).toEqual({ does: "start", round: 1 });
  expect(nextStep(aTournament({ players: players(1) }))).toEqual({ does: "wait", for: "players" });
  expect(nextStep(aTournament({ may_start: false, mine: 1 }))).toEqual({ does: "wait", for: "host" });
});

it("counts no player who has dropped out", () => {
  const [first, second] = players(2);
  expect(nextStep(aTournament({ players: [first!, { ...second!, left: true }] }))).toEqual({
    does: "wait",
    for: "players",
  });
});

it("lets a host who does not play start the rounds", () => {
  const [host, ...others] = players(3);
  const left = { players: [{ ...host!, left: true }, ...others] };
  expect(nextStep(aTournament(left))).toEqual({ does: "start", round: 1 });
  expect(nextStep(aTournament({ ...left, round: 1, phase: "between" }))).toEqual({ does: "start", round: 2 });
  expect(nextStep(aTournament({ ...left, host: false, round: 1, phase: "between" }))).toEqual({ does: "join" });
  expect(nextStep(aTournament({ players: [{ ...host!, left: true }, others[0]!] }))).toEqual({ does: "join" });
});

it("lets a reader join until the last round has begun", () => {
  const playing = { mine: null, may_start: false, phase: "playing", rounds: 3 } as const;
  expect(nextStep(aTournament({ mine: null, may_start: false }))).toEqual({ does: "join" });
  expect(nextStep(aTournament({ ...playing, round: 2 }))).toEqual({ does: "join" });
  expect(nextStep(aTournament({ ...playing, round: 3 }))).toEqual({ does: "look" });
  const [first, second] = players(2);
  const left = [first!, { ...second!, left: true }];
  expect(nextStep(aTournament({ ...playing, round: 1, mine: 1, players: left }))).toEqual({ does: "join" });
});

it("leads to my game, then waits for those of the others", () => {
  const tables = [aTable(1, [0, 1]), aTable(2, [2, 3], "playing")];
  const playing = aTournament({ round: 1, phase: "playing", mine: 1, may_start: false, tables });
  expect(nextStep(playing)).toEqual({ does: "table", table: tables[0] });
  expect(myTable(playing)).toBe(tables[0]);
  const over = [aTable(1, [0, 1], "over"), aTable(2, [2, 3], "playing")];
  expect(nextStep({ ...playing, tables: over })).toEqual({ does: "wait", for: "games", n: 1 });
});

it("shows me my table where a bot has my seat", () => {
  const tables = [aTable(1, [0, 1], "playing")];
  const playing = aTournament({ round: 1, phase: "playing", mine: 1, may_start: false, tables });
  expect(nextStep(playing, 1)).toEqual({ does: "watch", table: tables[0] });
  expect(nextStep({ ...playing, round: 2, tables: [aTable(1, [0, 1], "waiting", 2)] }, 1).does).toBe("table");
});

it("starts no round by the main button while games are running", () => {
  const tables = [aTable(1, [0, 1], "over"), aTable(2, [2, 3], "playing")];
  const playing = aTournament({ round: 1, phase: "playing", tables });
  expect(nextStep(playing).does).toBe("wait");
  expect(mayHurry(playing)).toBe(true);
  expect(mayHurry({ ...playing, round: 3 })).toBe(false);
  expect(nextStep({ ...playing, phase: "between" })).toEqual({ does: "start", round: 2 });
  expect(nextStep({ ...playing, phase: "over" })).toEqual({ does: "end" });
});
