// The card game, for the rest of the client.
import type { GameSpec } from "../lib/game/game_spec";
import Tile from "./Tile.svelte";

export const game: GameSpec = {
  name: "bang",
  base: "base",
  icon: "revolver",
  things: "deck",
  all: "ui-all-cards",
  entries: ["card", "char", "event"],
  Tile,
  help: {
    how: [1, 2, 3, 4, 5, 6, 7].map((line) => `ui-how-${line}`),
    keys: [
      ["1–9", "ui-keys-numbers"],
      ["Enter", "ui-keys-enter"],
      ["Esc", "ui-keys-esc"],
      ["E", "ui-keys-end"],
      ["H", "ui-keys-hand"],
      ["T", "ui-keys-table"],
      ["W", "ui-keys-train"],
      ["A B C …", "ui-keys-powers"],
    ],
    signs: { title: "ui-signs-title", Part: () => import("./Signs.svelte").then((part) => part.default) },
  },
  side: () => import("./Side.svelte").then((part) => part.default),
  table: async () => {
    const [{ table }] = await Promise.all([
      import("./table"),
      import("./setparts").then((part) => part.loadSetParts()),
    ]);
    return table;
  },
  book: () => import("./bookpage").then((part) => part.open),
  board: () => import("./board").then((part) => part.words),
  usual: 4,
};
