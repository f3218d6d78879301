// Pages of the site except the first one: the addresses of each, its component, and the parts it loads before it is shown.
import type { Component } from "svelte";
import { GAMES } from "../games";
import {
  cardsEntry,
  isBoard,
  isMe,
  lessonOf,
  profileOf,
  puzzleOf,
  replayOf,
  rulesFile,
  screenCode,
  tableCode,
  tournamentOf,
} from "../lib/net/route.svelte";
import { allTexts } from "../lib/text/i18n.svelte";

export type Part = () => Promise<unknown>;
export interface Page {
  /** What an address names: a table, a lesson, "" for the list of them; null: the address is of another page. */
  named: (path: string) => string | null;
  load: () => Promise<{ default: Component<{ name: string }> }>;
  /** The page stays and its content changes when the address names something else. */
  stays?: boolean;
  /** It shows a table: the parts of its game load when the game is known. */
  table?: boolean;
  parts: Part[];
}

/** A page whose addresses name nothing. */
const plain = (load: () => Promise<{ default: Component<Record<string, never>> }>): Page["load"] =>
  load as unknown as Page["load"];
const only = (found: boolean): string | null => (found ? "" : null);
const menu: Part = () => import("../table/Menu.svelte");
const end: Part = () => import("./End.svelte");
// a list leads to these pages, so it loads them too
const lesson: Part[] = [() => import("../learn/LessonPage.svelte"), end, menu];
const puzzle: Part[] = [() => import("../puzzles/PuzzlePage.svelte"), menu];

export const PAGES: Page[] = [
  {
    named: tableCode,
    load: () => import("./TablePage.svelte"),
    table: true,
    parts: [
      () => import("./Lobby.svelte"),
      () => import("./ChangeTable.svelte"),
      end,
      () => import("../plain/table"),
      () => import("../pieces/Reaction.svelte"),
      menu,
      () => import("../table/People.svelte"),
      () => import("../table/Reactions.svelte"),
      () => import("../table/SoundOffer.svelte"),
      () => import("../table/WhoIsWho.svelte"),
    ],
  },
  {
    named: screenCode,
    load: () => import("./BigScreen.svelte"),
    table: true,
    parts: [
      () => import("./BigLobby.svelte"),
      end,
      () => import("../plain/table"),
      () => import("../pieces/Reaction.svelte"),
      () => import("../table/Reactions.svelte"),
    ],
  },
  {
    named: cardsEntry,
    load: () => import("../cards/CardsPage.svelte"),
    stays: true,
    parts: GAMES.map((game) => game.book),
  },
  {
    named: rulesFile,
    load: () => import("../rules/RulesPage.svelte"),
    stays: true,
    parts: [() => import("../board/SmallPicture.svelte")],
  },
  {
    named: replayOf,
    load: () => import("../replay/ReplayPage.svelte"),
    table: true,
    parts: [() => import("../curve/ChanceBar.svelte"), () => import("../curve/CurveDialog.svelte"), menu],
  },
  {
    named: (path) => only(lessonOf(path) === ""),
    load: plain(() => import("../learn/LearnPage.svelte")),
    parts: lesson,
  },
  {
    named: (path) => lessonOf(path) || null,
    load: () => import("../learn/LessonPage.svelte"),
    table: true,
    parts: lesson,
  },
  {
    named: (path) => only(puzzleOf(path) === ""),
    load: plain(() => import("../puzzles/PuzzlesPage.svelte")),
    parts: puzzle,
  },
  {
    named: (path) => puzzleOf(path) || null,
    load: () => import("../puzzles/PuzzlePage.svelte"),
    table: true,
    parts: puzzle,
  },
  {
    named: (path) => only(isBoard(path)),
    load: plain(() => import("../board/BoardPage.svelte")),
    table: true,
    parts: [() => import("../board/Question.svelte"), menu],
  },
  {
    named: tournamentOf,
    load: () => import("../tournament/TournamentPage.svelte"),
    parts: [() => import("../tournament/NewTournament.svelte")],
  },
  { named: profileOf, load: () => import("../players/PlayersPage.svelte"), stays: true, parts: [] },
  { named: (path) => only(isMe(path)), load: plain(() => import("../me/MePage.svelte")), parts: [] },
  { named: (path) => only(path !== "/"), load: plain(() => import("./NoPage.svelte")), parts: [] },
];
const EVERYWHERE: Part[] = [
  () => import("../controls/Help.svelte"),
  () => import("../controls/About.svelte"),
  () => import("../controls/Peek.svelte"),
];
const FIRST_PAGE: Part[] = [
  ...EVERYWHERE,
  () => import("../landing/OpenTables.svelte"),
  () => import("../landing/RunningGames.svelte"),
  () => import("../landing/NewTable.svelte"),
  () => import("../landing/JoinDialog.svelte"),
  () => import("../replay/OpenDialog.svelte"),
];
const OF_GAMES: Part[] = [allTexts, ...GAMES.flatMap((game) => game.help.signs?.Part ?? [])];

/** The page of an address; undefined: the first page. */
export const pageOf = (path: string): Page | undefined => PAGES.find((page) => page.named(path) !== null);

/** All parts of a page; undefined: of the first one. */
export const partsOf = (page: Page | undefined): Part[] =>
  page ? [...EVERYWHERE, ...OF_GAMES, page.load, ...page.parts] : FIRST_PAGE;
