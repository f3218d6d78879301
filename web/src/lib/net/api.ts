// The HTTP side of the server.
import { at } from "./root";
import type { AnyCatalog, Purse, TableCard, TableInfo, Talk, Text } from "./wire";

export class ServerError extends Error {
  constructor(
    readonly code: string,
    readonly text: Text,
  ) {
    super(code);
  }
}

const failure = (code: string): ServerError => new ServerError(code, { key: `err-${code}` });

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** What the server answers, `take` out of a good answer; ServerError says what is wrong. */
export async function call<T>(
  path: string,
  order: RequestInit = {},
  take = (answer: Response): Promise<unknown> => answer.json(),
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(at(path), order);
  } catch {
    throw failure("network");
  }
  const data: unknown = await (answer.ok ? take(answer) : answer.json()).catch(() => null);
  if (answer.ok && data !== null) return data as T;
  const error = (data as { error?: { code: string; text?: Text } } | null)?.error;
  if (error?.code) throw new ServerError(error.code, error.text ?? { key: `err-${error.code}` });
  throw failure(answer.status === 404 ? "no-table" : "server");
}

export interface NewTable {
  name: string;
  title?: string;
  setup: { game?: string; players: number; sets?: string[]; options?: Record<string, boolean | number | string> };
  bots: number | "fill";
  public: boolean;
  timer?: number;
  start?: boolean;
  first?: boolean; // a kind first game
  best_of?: number; // games of a series between two
  begins?: boolean; // by itself, with bots in the open seats
  purse?: Purse;
  days?: number; // correspondence: so many for each decision
  talk?: Talk;
}
export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

export const getCatalog = (game: string): Promise<AnyCatalog> => call(`/api/catalog?game=${encodeURIComponent(game)}`);
/** What a game says that brings its own words. */
export const getWords = (game: string, lang: string): Promise<string> =>
  call(`/api/words?game=${encodeURIComponent(game)}&lang=${lang}`, {}, (answer) => answer.text());
interface TablePage {
  tables: TableCard[];
  more: string | null;
  waiting: Record<string, number>;
}
export interface OpenTables {
  tables: TableCard[];
  more: boolean;
  waiting: Record<string, number>; // people who look for a game, by game
}
/** So many pages of the open tables, and whether there are more. */
export async function getTables(pages: number): Promise<OpenTables> {
  const tables: TableCard[] = [];
  let [after, waiting] = ["", {}];
  for (let page = 0; page < pages; page++) {
    const found = await call<TablePage>(`/api/tables${after}`);
    tables.push(...found.tables);
    if (page === 0) waiting = found.waiting;
    if (!found.more) return { tables, more: false, waiting };
    after = `?after=${encodeURIComponent(found.more)}`;
  }
  return { tables, more: true, waiting };
}
export const getTable = (code: string): Promise<TableCard> => call(`/api/tables/${encodeURIComponent(code)}`);
export const openTable = (order: NewTable): Promise<Seated> => call("/api/tables", json(order));
/** Take a seat at a table of strangers, which starts automatically. */
export const sitDown = (name: string, game: string): Promise<Seated> => call("/api/sit", json({ name, game }));
export const joinTable = (code: string, name: string): Promise<Seated> =>
  call(`/api/tables/${encodeURIComponent(code)}/join`, json({ name }));
