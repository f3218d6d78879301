// The file that is looked at: its text is kept in this tab alone, so that a reload shows it again.
import { call, ServerError } from "../lib/net/api";
import { inTurn } from "../lib/net/in_turn";
import type { Table } from "../lib/store/table.svelte";
import type { Replay } from "../lib/net/wire";

const KEY = "boomtown.replay";
export const LIMIT = 131_072; // bytes; the server says the same
let text: string | null = null;
let fresh: { seat: string; record: Replay } | null = null; // read already, to be shown by the page it leads to

/** Whose eyes: everything open, a spectator's, or those of a seat. */
export type Eyes = "open" | "watch" | `${number}`;
export const isEyes = (word: string | null): word is Eyes => word !== null && /^(open|watch|\d{1,2})$/.test(word);

export function openedText(): string | null {
  try {
    text ??= sessionStorage.getItem(KEY);
  } catch {
    // not kept: then it is gone after a reload
  }
  return text;
}

function remember(words: string): void {
  text = words;
  try {
    sessionStorage.setItem(KEY, words);
  } catch {
    // a full or forbidden storage: it stays in memory
  }
}

/** What the server makes of the text; the text is held once it could be read. */
export async function readGame(words: string, eyes: Eyes = "open"): Promise<Replay> {
  if (fresh?.seat === eyes && words === text) {
    const { record } = fresh;
    fresh = null;
    return record;
  }
  const record = await inTurn(() =>
    call<Replay>(`/api/replay?seat=${eyes}`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: words,
    }),
  );
  remember(words);
  return record;
}

/** Read a file before its page is opened: what is wrong with it is said where it was chosen. */
export async function tryGame(words: string): Promise<void> {
  fresh = null;
  fresh = { seat: "open", record: await readGame(words) };
}

/** Address of the page that replays the game of a table, from the view of its player. */
export const watchAddress = ({ code, me }: { code: string; me: number | null }): string =>
  `/replay/${encodeURIComponent(code)}?seat=${me ?? "watch"}`;

/** Address of the page that replays the deciding turn of a table's last game, with all cards open. */
export const decidingAddress = ({ code }: { code: string }): string =>
  `/replay/${encodeURIComponent(code)}?seat=open&film=deciding`;

/** The file of a game that is over at this server: the last one of a table, or that of an earlier round. */
export const fetchGame = (code: string, round: string | null = null): Promise<string> => {
  const which = round && /^\d+$/.test(round) ? `?round=${round}` : "";
  return call<string>(`/api/tables/${encodeURIComponent(code)}/record${which}`, {}, (answer) => answer.text());
};

/** A text as a file of the reader's own. */
export const saveText = (words: string, name: string): void =>
  saveFile(new Blob([words], { type: "text/plain" }), name);

/** Save data as a file of the reader's own. */
export function saveFile(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Keep the game that is over at a table; what goes wrong is said there. */
export async function saveGame(table: Table): Promise<void> {
  try {
    saveText(await fetchGame(table.code), `boomtown-${table.code}-${table.round}.txt`);
  } catch (error) {
    table.showNote(error instanceof ServerError ? error.text : { key: "err-network" }, true);
  }
}
