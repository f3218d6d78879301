// Twelve kinds of pages: /, /t/<code> for a table, /replay for a saved game and /replay/<code> for the one that is over at a table,
// /cards and /cards/<entry> for the browser of cards, /rules and /rules/<file> for the rules, /learn and /learn/<lesson> for lessons, /puzzles and /puzzles/<id> for puzzles, /board for the board, /tournament/<code> for a tournament, /players and /players/<id> for public profiles, /me for the one who reads this (/mail for links in mails to them). A big screen shows the table at /t/<code>/screen. Here and in `go` paths begin at the root of the site, also where the server is below another path.
import { at, within } from "./root";

export const route = $state({ path: within(location.pathname), search: location.search });

function look(): void {
  route.path = within(location.pathname);
  route.search = location.search;
}
window.addEventListener("popstate", look);

/** To another page; `stay` leaves the page where it is scrolled to. */
export function go(path: string, stay = false): void {
  history.pushState(null, "", at(path));
  look();
  if (!stay) window.scrollTo(0, 0);
}

/** Another address for where we are; the way back does not lead over it. */
export function readdress(path: string): void {
  history.replaceState(null, "", at(path));
  look();
}

/** For links: a plain click goes there inside the page, any other is the browser's. */
export function follow(event: MouseEvent, stay = false): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(within((event.currentTarget as HTMLAnchorElement).getAttribute("href")!), stay);
}

function inside(path: string, pattern: RegExp): string | null {
  const found = pattern.exec(path);
  if (!found) return null;
  try {
    return decodeURIComponent(found[1] ?? "");
  } catch {
    return null;
  }
}

export const tableCode = (path: string): string | null => inside(path, /^\/t\/([^/]+)\/?$/);

/** The table that a big screen shows. */
export const screenCode = (path: string): string | null => inside(path, /^\/t\/([^/]+)\/screen\/?$/);
export const screenOf = (code: string): string => `/t/${code}/screen`;

/** The table whose game is shown again: "" for a saved one, null if it is another page. */
export const replayOf = (path: string): string | null => inside(path, /^\/replay(?:\/([^/]+))?\/?$/);

/** What of the cards an address names: "" for all of them, null if it is another page. */
export const cardsEntry = (path: string): string | null => inside(path, /^\/cards(?:\/([^/]*))?\/?$/);

/** The file of rules an address names: "" for the list of them, null if it is another page. */
export const rulesFile = (path: string): string | null => inside(path, /^\/rules(?:\/([^/]*))?\/?$/);

/** The lesson an address names: "" for the list of them, null if it is another page. */
export const lessonOf = (path: string): string | null => inside(path, /^\/learn(?:\/([a-z_]*))?\/?$/);

/** The board, where a position is set up; its address holds the line. */
export const isBoard = (path: string): boolean => /^\/board\/?$/.test(path);

/** The puzzle an address names: "" for the list of them, null if it is another page. */
export const puzzleOf = (path: string): string | null => inside(path, /^\/puzzles(?:\/([a-z0-9-]*))?\/?$/);

/** The tournament an address names. */
export const tournamentOf = (path: string): string | null => inside(path, /^\/tournament\/([^/]+)\/?$/);

/** The public profile an address names: "" for the list of players, null if it is another page. */
export const profileOf = (path: string): string | null => inside(path, /^\/players(?:\/([^/]*))?\/?$/);

export const isMe = (path: string): boolean => /^\/(?:me|mail)\/?$/.test(path);

/** Return the table code in a pasted text (a link or the code itself), or null. */
export function codeFrom(words: string): string | null {
  const trimmed = words.trim();
  const inLink = /\/t\/([A-Za-z0-9_-]{1,64})/.exec(trimmed);
  if (inLink) return inLink[1]!;
  return /^[A-Za-z0-9_-]{3,64}$/.test(trimmed) ? trimmed : null;
}

/** Return the code of a tournament in a pasted link, or null. */
export const tournamentFrom = (words: string): string | null =>
  /\/tournament\/([A-Za-z0-9_-]{1,64})/.exec(words)?.[1] ?? null;
