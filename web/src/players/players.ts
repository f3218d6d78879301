// Public profiles of players: what the server tells about those who want one.
import { call } from "../lib/net/api";
import type { Count, Rating } from "../lib/store/me.svelte";

/** A player in the list of a game. */
export interface ListedPlayer {
  id: string; // address of the profile
  name: string;
  face: string;
  rating: Rating | null; // null: no rated game
  online: boolean;
}
/** A finished game. `code` and `round` lead to its replay. */
export interface PublicGame {
  kind: string;
  day: string; // as 2026-11-29
  players: number;
  sets: string[];
  role: string | null;
  characters: string[];
  won: boolean;
  rated: boolean;
  code: string | null;
  round: number | null;
}
export interface PublicPlayer {
  id: string;
  name: string;
  face: string;
  since: string; // month of the first visit, as 2026-11
  online: boolean;
  ratings: Rating[];
  counts: Record<string, Count[]>; // rated games by role, for each game
  games: PublicGame[];
}

/** A line of a season. `points`: wins above those that the roles usually win. */
export interface SeasonPlayer {
  id: string;
  name: string;
  face: string;
  points: number;
  won: number;
  games: number;
  online: boolean;
}
export interface Season {
  month: string; // as 2026-11
  players: SeasonPlayer[];
}
export type SeasonName = "this" | "last"; // month

/** The best players of a game first, those without a rating last. */
export const playersOf = (game: string): Promise<{ players: ListedPlayer[] }> =>
  call(`/api/players?game=${encodeURIComponent(game)}`);
/** The players of a month in a game, most points first. */
export const seasonOf = (game: string, season: SeasonName): Promise<Season> =>
  call(`/api/players/season?game=${encodeURIComponent(game)}&season=${season}`);
export const playerAt = (id: string): Promise<{ player: PublicPlayer }> =>
  call(`/api/players/${encodeURIComponent(id)}`);
/** Addresses of the profiles of those who played at a table, by seat. */
export const profilesAt = (table: string): Promise<{ profiles: (string | null)[] }> =>
  call(`/api/tables/${encodeURIComponent(table)}/profiles`);
