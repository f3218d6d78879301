// Parts of the program in files of their own. A browser remembers a failed import and never repeats it, so each page
// loads all parts it can need before it is shown: a short outage of the server then takes no part from it. Parts of
// other pages load in the background, once the page is used: a glance at the front page does not fetch the program.
import { allDrawings } from "../../art/icons";
import { GAMES, played } from "../../games";
import { pageOf, PAGES, partsOf, type Page } from "../../pages/pages";
import type { GameParts } from "../game/play";
import { at } from "./root";
import { route } from "./route.svelte";

type Place = Page | undefined; // undefined: the first page
const places: Place[] = [undefined, ...PAGES];
let lacking = $state.raw<Place[]>([]);
const here = (): Place => pageOf(route.path);

async function fetchAll(place: Place): Promise<void> {
  try {
    await Promise.all(partsOf(place).map((part) => part()));
  } catch {
    lacking = [...lacking, place];
  }
}

/** Load all parts of this page; false: one is missing, and the page will reload. */
export async function fetchParts(): Promise<boolean> {
  const place = here();
  await fetchAll(place);
  return !lacking.includes(place);
}

/** Load the parts of the pages linked from here, and the games that are not played here. */
async function fetchOthers(): Promise<void> {
  const place = here();
  for (const other of places) if (other !== place) await fetchAll(other);
  for (const game of GAMES) for (const part of [game.table, game.side]) await part().catch(() => undefined);
}

const USED = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
const UNUSED = 20_000; // ms until a page that lies there fetches them too

/** Load the parts of other pages in the background as soon as the page is used. */
export function fetchLater(): void {
  const used = new AbortController();
  const start = (): void => {
    if (used.signal.aborted) return;
    used.abort();
    void allDrawings().catch(() => undefined);
    void fetchOthers();
  };
  for (const sign of USED) window.addEventListener(sign, start, { signal: used.signal, passive: true, capture: true });
  window.setTimeout(start, UNUSED);
}

let gameLacks = $state(false);

/** Load the parts of a table of this game; if that fails, the page reloads and the promise never resolves. */
export async function gameParts(name: string): Promise<GameParts> {
  try {
    return await played(name).table();
  } catch {
    gameLacks = true;
    return new Promise(() => undefined);
  }
}

const pause = (ms: number): Promise<void> => new Promise((later) => window.setTimeout(later, ms));

/** The page as the server has it now; waits for as long as there is no server. */
async function servedPage(): Promise<string> {
  for (;;) {
    const page = await fetch(at("/"), { cache: "no-store" })
      .then((answer) => (answer.ok ? answer.text() : null)) // the server may end before all of it has come
      .catch(() => null);
    if (page !== null) return page;
    await pause(1000);
  }
}

/** Return whether the server has another build: file names contain a hash of the content, and the first script includes all others. */
export async function isOtherBuild(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
  return !(await servedPage()).includes(`src="${own}"`);
}

const QUIET = 10_000; // ms between two loads of one page by itself

/** Load the page from the start once the server is there, but never in a quick circle. */
export async function reloadPage(): Promise<void> {
  const loaded = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;
  if (loaded?.type === "reload") await pause(Math.max(0, QUIET - performance.now()));
  await servedPage();
  location.reload();
}

/** From now on, reload the page if it lacks a part, or a part of a build that the server has replaced. */
export function watchParts(): void {
  $effect.root(() => {
    $effect(() => {
      if (lacking.includes(here()) || (gameLacks && here()?.table)) void reloadPage();
    });
  });
  window.addEventListener("vite:preloadError", async () => {
    if (await isOtherBuild()) await reloadPage();
  });
}
