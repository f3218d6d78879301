// Who sits before this browser, as the server knows it, and what it asks about them.
import { call, ServerError } from "../net/api";

export interface Passkey {
  id: string;
  label: string;
  created: number; // seconds since 1970
  used: number;
}
export interface Me {
  name: string;
  face: string;
  account: boolean; // else a guest, whom only this browser knows
  passkeys: Passkey[];
  codes: number; // recovery codes that are left
  browsers: number;
  rated: boolean;
  profile: string | null; // address of my public profile, if I want one
  mail: { address: string; lang: string; confirmed: boolean } | null;
  identity: string | null; // the other service that opens this account
}
export interface Offers {
  mail: boolean; // notices by mail
  oidc: string | null; // another service to sign in with
}
export interface MyGame {
  game: string;
  seat: number;
  code: string;
  title: string;
  round: number;
  kind: string;
  players: number;
  sets: string[];
  started: number;
  ended: number | null;
  role: string | null;
  characters: string[];
  won: boolean | null; // null and ended: given up
  stayed: boolean | null;
  others?: { seat: number; name: string; bot: boolean }[]; // name "": of a bot, or of a player who is not known any more
  best_of?: number | null; // of a series between two
  wins?: number[] | null; // by seat
  turn?: boolean | null; // of a running game: I am asked; null: not known
  due?: number | null; // until when, seconds since 1970
}
/** A person of the same games. `setup`: of the last game together. */
export interface PlayedWith {
  id: string;
  name: string;
  face: string;
  games: number;
  last: number; // seconds since 1970
  setup: { game: string; players: number; sets: string[] } | null; // null: not lately
  blocked: boolean;
  profile: string | null; // address of their public profile, if they want one
}
export interface Count {
  what: string;
  played: number;
  won: number;
}
export interface Statistics {
  games: Count[];
  of: Record<string, { roles: Count[]; characters: Count[]; sets: Count[] }>;
}

export interface Rating {
  kind: string;
  role: string; // "": the game as a whole
  rating: number;
  within: number; // so far from the truth it is, 19 times of 20
  games: number;
}

/** How well a bot does in a game, among the people who play with it. */
export interface BotRating {
  bot: string;
  kind: string;
  rating: number;
  within: number;
  games: number;
}

export const mine = $state<{ me: Me | null; asked: boolean; absent: boolean; offers: Offers | null }>({
  me: null,
  asked: false,
  absent: false, // the server has no accounts
  offers: null,
});

export interface MeReply {
  me: Me | null;
  codes?: string[];
  offers?: Offers; // of this town
}

let line: Promise<unknown> = Promise.resolve();

/** Requests that change data run one by one: two first requests at the same time would create two guests. */
export function ask<T = MeReply>(method: string, path: string, body?: unknown): Promise<T> {
  const order: RequestInit = { method, keepalive: method !== "GET" }; // also while the page is left
  if (body !== undefined) {
    order.headers = { "content-type": "application/json" };
    order.body = JSON.stringify(body);
  }
  const send = (): Promise<T> => call<T>(path, order);
  if (method === "GET") return send();
  const done = line.then(send, send);
  line = done;
  return done;
}

export function applyReply(reply: MeReply): MeReply {
  mine.me = reply.me;
  mine.asked = true;
  mine.offers = reply.offers ?? mine.offers;
  return reply;
}

/** Identity of this browser, requested at the start; without an answer the user is unknown. */
export async function askMe(): Promise<void> {
  await ask("GET", "/api/me").then(applyReply, (error: unknown) => {
    mine.asked = true;
    mine.absent = error instanceof ServerError && error.code === "not-found";
  });
}

/** Report the owner of a seat taken at the table; this request runs in the background. */
export async function claimSeat(table: string, token: string): Promise<void> {
  if (mine.absent) return;
  await ask("POST", "/api/me/seats", { table, token }).then(
    () => (mine.me ? undefined : askMe()),
    () => undefined,
  );
}
