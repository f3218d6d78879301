// Comparison of the numbers of a deal. That the cards follow from the seed is checked by boomtown verify alone
// (docs/fairness.md).
import type { Deal, Seat } from "../lib/net/wire";
import type { DealPromise } from "./promises";

export interface Check {
  name: "shown" | "secret" | "part" | "seed" | "denied";
  holds: boolean | null; // null: it cannot be told here
}
export type Verdict = "held" | "partly" | "broken" | "none";

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Browsers compute hashes only on pages from a secure connection. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", data));
}

/** The seed that a deal must have. */
export const seedOf = (deal: Deal): Promise<string> =>
  sha256(
    new TextEncoder().encode(
      ["boomtown deal 1", deal.secret, ...deal.parts.map((part) => part ?? "-")].map((line) => `${line}\n`).join(""),
    ),
  );

/**
 * The checks of a game that is over; null where nothing was promised about it. `me`: my seat, null for a spectator.
 *
 * A first game is dealt before any promise is shown for it, so a promise that this browser was shown is one that holds.
 */
export async function checks(
  deal: Deal | null,
  seed: string,
  kept: DealPromise | null,
  me: Seat | null,
): Promise<Check[] | null> {
  if (!deal) return kept ? [{ name: "denied", holds: false }] : null;
  const hashes = canHash();
  const found: Check[] = [
    { name: "shown", holds: kept && kept.commitment === deal.commitment && !kept.changed },
    { name: "secret", holds: hashes ? (await sha256(bytes(deal.secret))) === deal.commitment : null },
  ];
  if (me !== null) {
    const mine = kept?.part && deal.parts[me] === kept.part;
    found.push({ name: "part", holds: mine ? true : kept?.given ? false : null });
  }
  found.push({ name: "seed", holds: hashes ? (await seedOf(deal)) === seed : null });
  return found;
}

export function verdictOf(found: Check[] | null): Verdict {
  if (found === null) return "none";
  if (found.some(({ holds }) => holds === false)) return "broken";
  return found.some(({ holds }) => holds === null) ? "partly" : "held";
}
