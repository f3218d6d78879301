// The Duel, for the rest of the client.
import type { GameSpec } from "../lib/game/game_spec";
import { withTexts } from "../lib/text/i18n.svelte";
import Tile from "./Tile.svelte";

export const game: GameSpec = {
  name: "duel",
  base: "duel",
  icon: "crossed-pistols",
  things: "deck",
  all: "ui-all-duel",
  entries: ["duel"],
  Tile,
  help: {
    how: [1, 2, 3, 4, 5, 6, 7].map((line) => `ui-how-duel-${line}`),
    keys: [
      ["1–9", "ui-keys-numbers"],
      ["Enter", "ui-keys-enter"],
      ["Esc", "ui-keys-esc"],
      ["S", "ui-keys-swap"],
      ["E", "ui-keys-end"],
      ["H", "ui-keys-hand"],
      ["T", "ui-keys-table"],
      ["A B C …", "ui-keys-powers"],
    ],
    signs: { title: "ui-duel-signs-title", Part: () => import("./Reveals.svelte").then((part) => part.default) },
  },
  law: "ui-duel-who-law",
  again: { keep: false, rotate: "ui-end-swap-sides", rotated: true },
  side: () => withTexts(import("./Side.svelte")).then((part) => part.default),
  table: () => import("./table").then((part) => part.table),
  book: () => import("./bookpage").then((part) => part.open),
  board: () => import("./board").then((part) => part.words),
  usual: 2,
};
