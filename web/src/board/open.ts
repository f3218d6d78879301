// Ways to the board from elsewhere: the address that opens a position, and the lines of positions of games.
import { call, ServerError } from "../lib/net/api";
import { go } from "../lib/net/route.svelte";
import type { Table } from "../lib/store/table.svelte";

export const boardAddress = (line: string): string => `/board?p=${encodeURIComponent(line)}`;

const lineOf = async (path: string, order: RequestInit = {}): Promise<string> =>
  (await call<{ line: string }>(path, order)).line;

/** The position of a recorded game after this number of events. */
export const lineOfFile = (words: string, events: number): Promise<string> =>
  lineOf(`/api/board/record?events=${events}`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: words,
  });

/** The position of a running game in which no person takes part any more. */
export const lineOfTable = (code: string): Promise<string> => lineOf(`/api/tables/${encodeURIComponent(code)}/board`);

/** The position of a lesson after these choices. */
export const lineOfLesson = (name: string, choices: number[]): Promise<string> =>
  lineOf(`/api/lessons/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ choices, board: true }),
  });

/** Open a position that is shown on a table; what goes wrong is said there. */
export async function openBoard(table: Table, line: () => Promise<string>): Promise<void> {
  try {
    go(boardAddress(await line()));
  } catch (error) {
    table.showNote(error instanceof ServerError ? error.text : { key: "err-server" }, true);
  }
}
