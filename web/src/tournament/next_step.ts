// Next step of the reader of a tournament, or the reason to wait.
import type { Tournament, TournamentTable } from "./tournament";

export type NextStep =
  | { does: "join" }
  | { does: "table"; table: TournamentTable } // go to my game
  | { does: "watch"; table: TournamentTable } // of my game, where a bot has my seat
  | { does: "start"; round: number }
  | { does: "wait"; for: "host" | "players" | "round" } // a round: players are there, and one of them starts it
  | { does: "wait"; for: "games"; n: number }
  | { does: "look" } // too late to join
  | { does: "end" };

const LEAST = 2; // players

export const ofRound = ({ tables }: Tournament, round: number): TournamentTable[] =>
  tables.filter((table) => table.round === round);

/** The reader takes part. */
export const takesPart = ({ mine, players }: Tournament): boolean =>
  mine !== null && players.some((player) => player.number === mine && !player.left);

/** Table of the present round at which the reader has a seat. */
export const myTable = (tournament: Tournament): TournamentTable | undefined =>
  ofRound(tournament, tournament.round).find((table) => table.seats.some((seat) => seat.player === tournament.mine));

const running = (tournament: Tournament): number =>
  ofRound(tournament, tournament.round).filter((table) => table.phase !== "over").length;

/** `late`: the round in which a bot has taken the reader's seat. */
export function nextStep(tournament: Tournament, late = 0): NextStep {
  const { phase, round, rounds, may_start } = tournament;
  if (phase === "over") return { does: "end" };
  const enough = tournament.players.filter((player) => !player.left).length >= LEAST;
  const starts = phase !== "playing" && may_start && enough;
  if (!takesPart(tournament)) {
    if (starts && tournament.host) return { does: "start", round: round + 1 }; // the host need not play
    return { does: round < rounds ? "join" : "look" };
  }
  const table = myTable(tournament);
  if (phase === "playing" && table && table.phase !== "over") {
    if (late !== round) return { does: "table", table };
    if (table.code !== null) return { does: "watch", table };
  }
  if (phase === "playing") return { does: "wait", for: "games", n: running(tournament) };
  if (!enough) return { does: "wait", for: "players" };
  if (starts) return { does: "start", round: round + 1 };
  return { does: "wait", for: phase === "waiting" ? "host" : "round" };
}

/** The reader may start the next round though games of this one are still running. */
export const mayHurry = ({ phase, may_start, round, rounds }: Tournament): boolean =>
  phase === "playing" && may_start && round < rounds;
