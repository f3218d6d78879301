// Game against bots that starts at once.
import { openTable } from "../lib/net/api";
import { withinNumbers } from "../lib/game/setup";
import { loadFacts } from "../lib/store/facts.svelte";
import { someTable } from "../lib/text/names";
import { goAndSit } from "./seated";

/** Open a table of five, or as many as the game allows, with bots in the other seats, and sit down at it. */
export async function playNow(game: string, name: string): Promise<void> {
  const players = withinNumbers(await loadFacts(game), 5);
  const setup = { game, players };
  goAndSit(await openTable({ name, title: someTable(), setup, bots: "fill", public: false, start: true, first: true }));
}
