// Requests that change nothing: they are sent again when the server has too much to do or restarts.
import { call, ServerError } from "./api";

const PAUSES = [1000, 3000]; // ms
const LATER = new Set(["busy", "ending", "too-many"]);

/** What the server answers, at the third request at the latest. */
export async function callAgain<T>(path: string, order: RequestInit = {}): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await call<T>(path, order);
    } catch (error) {
      if (!(error instanceof ServerError && LATER.has(error.code))) throw error;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
  return call<T>(path, order);
}

/** The Fluent key of what went wrong. */
export const problemOf = (error: unknown): string => (error instanceof ServerError ? error.text.key : "err-network");
