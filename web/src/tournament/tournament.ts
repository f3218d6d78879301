// Tournaments as the server sends them, and the requests that change them.
import { call, type Seated } from "../lib/net/api";
import { at } from "../lib/net/root";
import { ask } from "../lib/store/me.svelte";
import type { Purse, TableInfo, Talk } from "../lib/net/wire";

export interface TournamentPlayer {
  number: number;
  name: string;
  face: string;
  host: boolean;
  left: boolean;
  rank: number;
  points: number;
  won: number;
  games: number;
}
export interface TournamentSeat {
  player: number;
  role: string | null; // once the game is over
  won: boolean | null;
  points: number | null; // null: the game is not over, the player did not come, or it was given up
}
export interface TournamentTable {
  round: number;
  number: number;
  code: string | null; // null: no player has opened it, or it is deleted
  phase: "waiting" | "playing" | "over";
  seats: TournamentSeat[];
}
export interface Tournament {
  code: string;
  title: string;
  setup: TableInfo["setup"];
  timer: number;
  purse: Purse | null;
  talk: Talk;
  rounds: number; // as planned
  round: number; // the present one, 0: none has begun
  phase: "waiting" | "playing" | "between" | "over"; // waiting: for round 1; between: two rounds
  mine: number | null; // number of the reader as a player
  host: boolean; // the reader is the host
  may_start: boolean; // the reader may start the next round now
  players: TournamentPlayer[]; // by rank
  tables: TournamentTable[]; // of all rounds, by round and number
}
export interface NewTournament {
  name: string; // of the player
  title: string;
  setup: TableInfo["setup"];
  rounds: number;
  timer: number;
  purse?: Purse;
  talk: Talk;
}

/** A tournament of mine that is not over. `calls`: a game of mine waits or runs. */
export interface MyTournament {
  code: string;
  title: string;
  round: number;
  rounds: number;
  phase: Tournament["phase"];
  calls: boolean;
}

const addressOf = (code: string): string => `/api/tournaments/${encodeURIComponent(code)}`;

export const getTournament = (code: string): Promise<Tournament> => call(addressOf(code));
export const openTournament = (order: NewTournament): Promise<Tournament> => ask("POST", "/api/tournaments", order);
export const myTournaments = (): Promise<MyTournament[]> =>
  call<{ tournaments: MyTournament[] }>("/api/tournaments").then((found) => found.tournaments);
export const joinTournament = (code: string, name: string): Promise<Tournament> =>
  ask("POST", `${addressOf(code)}/join`, { name });
export const leaveTournament = (code: string): Promise<Tournament> => ask("POST", `${addressOf(code)}/leave`, {});
export const startRound = (code: string, round: number): Promise<Tournament> =>
  ask("POST", `${addressOf(code)}/rounds`, { round });
/** My seat in the present round. The first player who asks opens the table. */
export const takeSeat = (code: string): Promise<Seated> => ask("POST", `${addressOf(code)}/seat`, {});

export const tournamentPath = (code: string): string => `/tournament/${code}`;
export const tournamentLink = (code: string): string => location.origin + at(tournamentPath(code));
