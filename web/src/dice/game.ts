// The Dice Game, for the rest of the client.
import type { GameSpec } from "../lib/game/game_spec";
import { diceFacts } from "./facts";
import Tile from "./Tile.svelte";

export const game: GameSpec = {
  name: "dice",
  base: "dice",
  icon: "rolling-dices",
  things: "rolling-dices",
  all: "ui-all-dice",
  entries: ["dice", "role", "die", "face", "token"],
  Tile,
  help: {
    how: [1, 2, 3, 4, 5, 6, 7].map((line) => `ui-how-dice-${line}`),
    keys: [
      ["1–9", "ui-keys-dice"],
      ["R", "ui-keys-roll"],
      ["S", "ui-keys-stop"],
      ["A", "ui-keys-all"],
      ["Enter", "ui-keys-enter"],
      ["Esc", "ui-keys-esc"],
    ],
    signs: { title: "ui-faces-title", Part: () => import("./Faces.svelte").then((part) => part.default) },
  },
  side: () => import("./Side.svelte").then((part) => part.default),
  table: () => import("./table").then((part) => part.table),
  book: () => import("./bookpage").then((part) => part.open),
  board: () => import("./board").then((part) => part.words),
  usual: 4,
  plainRole: (role) => diceFacts()?.specials[role]?.role,
};
