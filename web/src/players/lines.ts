// Lines of a list of players: by their rating, or by their points in a month.
import { locale, month } from "../me/days";
import { t, upperFirst } from "../lib/text/i18n.svelte";
import { playersOf, seasonOf, type ListedPlayer, type SeasonName, type SeasonPlayer } from "./players";

/** `figure`: the number that decides the rank, "" without one. */
export interface Line {
  id: string;
  name: string;
  face: string;
  online: boolean;
  figure: string;
  note: string;
}
export interface Lines {
  title: string; // the month, "" for ratings
  lines: Line[];
  none: string; // shown for an empty list
}
export type ListName = "rating" | SeasonName;

const byRating = (player: ListedPlayer): Line => {
  const { id, name, face, online, rating } = player;
  if (!rating) return { id, name, face, online, figure: "", note: t("players-unrated") };
  const figure = t("ui-me-rating", { rating: String(rating.rating), within: String(rating.within) });
  return { id, name, face, online, figure, note: t("ui-me-rating-games", { n: rating.games }) };
};

const byPoints = ({ id, name, face, online, points, won, games }: SeasonPlayer): Line => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  const figure = new Intl.NumberFormat(locale(), digits).format(points);
  return { id, name, face, online, figure, note: t("players-season-won", { won, n: games }) };
};

export async function linesOf(game: string, list: ListName): Promise<Lines> {
  if (list === "rating") {
    return { title: "", lines: (await playersOf(game)).players.map(byRating), none: t("players-none") };
  }
  const season = await seasonOf(game, list);
  const title = upperFirst(month(season.month));
  return { title, lines: season.players.map(byPoints), none: t("players-season-none", { month: title }) };
}
