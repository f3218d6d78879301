// A tournament for tests.
import type { Tournament, TournamentPlayer, TournamentTable } from "./tournament";

const NAMES = ["Anna", "Bob", "Cora", "Dan"];

export const players = (n: number): TournamentPlayer[] =>
  NAMES.slice(0, n).map((name, number) => ({
    number,
    name,
    face: "",
    host: number === 0,
    left: false,
    rank: 1,
    points: 0,
    won: 0,
    games: 0,
  }));

export const aTable = (
  number: number,
  seats: number[],
  phase: TournamentTable["phase"] = "waiting",
  round = 1,
): TournamentTable => ({
  round,
  number,
  code: `t${number}`,
  phase,
  seats: seats.map((player) => ({ player, role: null, won: null, points: null })),
});

/** A tournament that waits for its first round, as its host sees it. */
export const aTournament = (more: Partial<Tournament> = {}): Tournament => ({
  code: "k7mw2q",
  title: "Long night",
  setup: { game: "bang", players: 5, sets: [], options: {} },
  timer: 60,
  purse: null,
  talk: "chat",
  rounds: 3,
  round: 0,
  phase: "waiting",
  mine: 0,
  host: true,
  may_start: true,
  players: players(4),
  tables: [],
  ...more,
});
