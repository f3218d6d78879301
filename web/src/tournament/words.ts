// Tournaments in words: what is played, points, who plays where, who has won.
import { clockLine } from "../landing/words";
import { list, t } from "../lib/text/i18n.svelte";
import { gameName, playedWith } from "../lib/text/set_names";
import { isBase } from "../lib/game/setup";
import { locale } from "../me/days";
import type { Tournament, TournamentPlayer, TournamentTable } from "./tournament";

const SETS_NAMED = 2; // more are counted

const APART = " · ";

/** "BANG! · tables of 5 players · Time to answer: 60 s". */
export function gameLine({ setup, timer, purse }: Tournament): string {
  const sets = setup.sets.filter((id) => !isBase(id));
  const many = sets.length > SETS_NAMED;
  const game = many ? `${gameName(setup.game)}, ${t("ui-sets-n", { n: sets.length })}` : playedWith(setup.game, sets);
  return [game, t("tour-seats", { n: setup.players }), clockLine({ timer, purse })].join(APART);
}

/** How far it is; before the first round how many rounds and players there are. */
export const roundLine = ({ round, rounds, phase, players }: Tournament): string => {
  if (phase === "waiting")
    return [t("tour-rounds-n", { n: rounds }), t("ui-players-n", { n: players.length })].join(APART);
  return t(phase === "playing" ? "tour-round-of" : "tour-round-over", { n: round, rounds });
};

/** Points with at most one digit after the point: 24.4. */
export const pointsLine = (points: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(points);

export const nameOf = ({ players }: Tournament, number: number): string =>
  players.find((player) => player.number === number)?.name || t("ui-somebody");

/** Players and bots of a table: "Anna, Bob and 3 bots". */
export function seatedLine(tournament: Tournament, table: TournamentTable): string {
  const bots = tournament.setup.players - table.seats.length;
  const names = table.seats.map((seat) => nameOf(tournament, seat.player));
  return list(bots > 0 ? [...names, t("ui-bots-n", { n: bots })] : names);
}

/** Players at the top of the ranking, none while all have 0 points. */
export const winners = ({ players }: Tournament): TournamentPlayer[] =>
  players.filter((player) => player.rank === 1 && player.points > 0);

const TOLD = 3;

/** The result in one line, to paste: the title and the first three. */
export function resultLine(tournament: Tournament): string {
  const first = tournament.players.filter((player) => player.games > 0).slice(0, TOLD);
  const ranks = first.map(({ rank, name, points }) => t("tour-line-rank", { rank, name, points: pointsLine(points) }));
  return t("tour-line", { title: tournament.title, ranks: ranks.join(", ") });
}
