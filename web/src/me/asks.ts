// What the page of one's own asks the server: no part of the first page.
import { call } from "../lib/net/api";
import {
  ask,
  applyReply,
  type BotRating,
  type MyGame,
  type PlayedWith,
  type Rating,
  type Statistics,
  type MeReply,
} from "../lib/store/me.svelte";
import { makePasskey, usePasskey } from "../lib/net/webauthn";

export const changeMe = async (change: { name?: string; face?: string; rated?: boolean }): Promise<MeReply> =>
  applyReply(await ask("PATCH", "/api/me", change));
/** Make my profile public, or take it back. */
export const showProfile = async (on: boolean): Promise<MeReply> =>
  applyReply(await ask(on ? "PUT" : "DELETE", "/api/me/profile"));
export const deleteMe = async (): Promise<MeReply> => applyReply(await ask("DELETE", "/api/me"));

type Options = { options: Parameters<typeof makePasskey>[0] };

/** The recovery codes of a new account, [] for a further passkey, null where it was broken off. */
export async function addPasskey(label: string): Promise<string[] | null> {
  const { options } = await ask<Options>("POST", "/api/me/passkeys/options");
  const credential = await makePasskey(options);
  if (!credential) return null;
  return applyReply(await ask("POST", "/api/me/passkeys", { credential, label })).codes ?? [];
}
export const dropPasskey = async (id: string): Promise<MeReply> =>
  applyReply(await ask("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`));
export const renamePasskey = async (id: string, label: string): Promise<MeReply> =>
  applyReply(await ask("PATCH", `/api/me/passkeys/${encodeURIComponent(id)}`, { label }));
export const newCodes = async (): Promise<string[]> => applyReply(await ask("POST", "/api/me/codes")).codes ?? [];

/** Whether it was not broken off. */
export async function signIn(): Promise<boolean> {
  const { options } = await ask<Options>("POST", "/api/session/options");
  const credential = await usePasskey(options);
  if (!credential) return false;
  applyReply(await ask("POST", "/api/session", { credential }));
  return true;
}
/** Address of the sign-in at the identity provider. */
export const signInElsewhere = async (): Promise<string> =>
  (await ask<{ url: string }>("POST", "/api/session/oidc")).url;
export const dropIdentity = async (): Promise<MeReply> => applyReply(await ask("DELETE", "/api/me/identity"));
export const useCode = async (code: string): Promise<MeReply> =>
  applyReply(await ask("POST", "/api/session/code", { code }));
export const signOut = async (everywhere: boolean): Promise<MeReply> =>
  applyReply(await ask("DELETE", `/api/session${everywhere ? "?everywhere=1" : ""}`));

/** Mails when it is my turn: a link goes there that confirms it. */
export const mailMe = async (address: string, lang: string): Promise<MeReply> =>
  applyReply(await ask("PUT", "/api/me/mail", { address, lang }));
export const mailNoMore = async (): Promise<MeReply> => applyReply(await ask("DELETE", "/api/me/mail"));
/** What a link in a mail asks for. */
export const mailLink = (word: "confirm" | "stop", token: string): Promise<unknown> =>
  ask("POST", `/api/mail/${word}`, { token });

/** `result`: running, won, lost, given-up; `kind`: a game; "": all of them. */
export function myGames(
  before: string | null,
  result = "",
  kind = "",
): Promise<{ games: MyGame[]; more: string | null }> {
  const query = new URLSearchParams({ ...(before && { before }), ...(result && { result }), ...(kind && { kind }) });
  return call(`/api/me/games${query.size ? `?${query}` : ""}`);
}
export const peopleIPlayedWith = (): Promise<{ people: PlayedWith[] }> => call("/api/me/people");
export const setBlocked = (id: string, blocked: boolean): Promise<{ people: PlayedWith[] }> =>
  ask("PATCH", `/api/me/people/${encodeURIComponent(id)}`, { blocked });
export const myRatings = (): Promise<{ ratings: Rating[]; bots: BotRating[] }> => call("/api/me/ratings");
export const myStatistics = (): Promise<Statistics> => call("/api/me/statistics");
