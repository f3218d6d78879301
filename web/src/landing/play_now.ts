// Game against bots that starts at once.
import { openTable } from "../lib/net/api";
import { withinNumbers } from "../lib/game/setup";
import { loadFacts } from "../lib/store/facts.svelte";
import { someTable } from "../lib/text/names";
import { goAndSit } from "./seated";

/** Open a table of five, or of the nearest number that the game allows, with bots in all other seats, and sit down. */
export async function playNow(game: string, name: string): Promise<void> {
  const players = withinNumbers(await loadFacts(game), 5);
  const setup = { game, players };
  goAndSit(await openTable({ name, title: someTable(), setup, bots: "fill", public: false, start: true, first: true }));
}
