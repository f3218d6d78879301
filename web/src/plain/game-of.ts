// Any game that has no folder here: played on a plain table, drawn from what every view, question and event says.
import { getWords } from "../lib/net/api";
import type { PlayedGame } from "../lib/game/game_spec";
import { alsoFrom } from "../lib/text/i18n.svelte";
import Tile from "./Tile.svelte";

const known = new Map<string, PlayedGame>();

export function plainGame(name: string): PlayedGame {
  const found = known.get(name) ?? make(name);
  known.set(name, found);
  return found;
}

function make(name: string): PlayedGame {
  const words = alsoFrom((code) => getWords(name, code).catch(() => ""), true);
  return {
    name,
    icon: "emblem",
    Tile,
    help: { how: [], keys: [["1–9", "ui-keys-answers"]] },
    side: () => Promise.resolve(() => ({})),
    table: async () => {
      const [part] = await Promise.all([import("./table"), words]);
      return part.table;
    },
  };
}
