// Great moments of the card game: they have the table alone, however much waits.
import { isAimed } from "./reading";
import type { GameEvent, View } from "./wire";

export const SHOTS: ReadonlySet<string> = new Set(["BANG!", "Gatling"]);

/** The kind a card is played as. */
export const playedAs = (event: GameEvent): string =>
  event.as ?? String((event.text.args as Record<string, unknown> | undefined)?.["as"] ?? "");

/** Whether this event is a great one at the table as it is now. */
export function isGreat(event: GameEvent, view: View | null): boolean {
  const lives = (seat: number | undefined): number =>
    (seat === undefined ? undefined : view?.seats[seat]?.life) ?? Infinity;
  switch (event.t) {
    case "out":
    case "explode":
    case "end_of_line":
    case "end":
      return true;
    case "event":
      return event.cause !== undefined;
    case "check":
      return event.cause === "Dynamite" && event.good === false;
    case "lose":
      return event.cause === "Dynamite";
    case "heal":
      return lives(event.who) <= 0; // the last Beer
    case "play":
    case "use":
      return isAimed(event) && lives(event.to) <= 1;
    default:
      return false;
  }
}
