// Roles of every game.
import { GAMES } from "../../games";
import type { AnyView } from "../net/wire";

/** The plain role behind a special one. */
export const plainRole = (role: string): string =>
  GAMES.map((game) => game.plainRole?.(role)).find((plain) => plain !== undefined) ?? role;

// three players: whom each role hunts
const HUNTED: Record<string, string> = { deputy: "renegade", renegade: "outlaw", outlaw: "deputy" };

/** What the texts of an end may tell: the role of the first winner, whom it hunted, how many renegades there were. */
export function endArgs(result: NonNullable<AnyView["result"]>, nameOf: (seat: number) => string) {
  const roles = result.roles.map(plainRole);
  const role = roles[result.winners[0] ?? 0] ?? "";
  const prey = roles.indexOf(HUNTED[role] ?? "");
  const renegades = roles.filter((one) => one === "renegade").length;
  return { role, name: prey < 0 ? "" : nameOf(prey), renegades };
}
