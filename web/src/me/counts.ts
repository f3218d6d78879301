// Counts of the statistics that are worth a line.
import type { Count, Statistics } from "../lib/store/me.svelte";

/** How many games of this kind I have played. */
export const playedOf = (statistics: Statistics, game: string): number =>
  statistics.games.find(({ what }) => what === game)?.played ?? 0;

/** What was there in each of the games says only what the line of the game says. */
export const telling = (counts: Count[], games: number): Count[] => counts.filter(({ played }) => played < games);
