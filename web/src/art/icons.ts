import type { GAME_ICONS, MADE_ICONS, OWN_ICONS } from "./icons.generated";
import firstSprite from "./icons-first.svg?url";
import sprite from "./icons.svg?url";
import { SYMBOLS, type Symbol24 } from "./symbols";

export type GameIconName = keyof typeof GAME_ICONS | keyof typeof OWN_ICONS | keyof typeof MADE_ICONS;
export type SymbolName = keyof typeof SYMBOLS;
/** Names that read better in the table's own words. */
const ALIAS = { robot: "robot-antennas", reveal: "turn-up" } as const;
export type IconName = GameIconName | SymbolName | keyof typeof ALIAS;

/** Drawings of the first page: their file is small (scripts/icons.mjs). */
export const FIRST_ICONS: ReadonlySet<string> = new Set([
  ...["old-wagon", "prisoner", "revolver", "beer-stein", "horse-head", "western-hat", "barrel", "broadhead-arrow"],
  ...["bullseye-ring", "badge-1", "badge-2", "dynamite", "machine-gun", "law-star", "bandit"],
]);

/** Fetch the drawings that the first page does without. */
export const allDrawings = (): Promise<unknown> => fetch(sprite);

/** A drawing by the name that the server gives; it has to be one of ours (tests/client/test_wire.py). */
export const iconNamed = (name: string): IconName | null => (name === "" ? null : (name as IconName));

/** A drawing of our own, or the place of one of the larger ones in their files (for <use>, 512 by 512). */
export function drawing(name: IconName): { grid: 512; href: string } | { grid: 24; symbol: Symbol24 } {
  const real = name in ALIAS ? ALIAS[name as keyof typeof ALIAS] : name;
  if (real in SYMBOLS) return { grid: 24, symbol: SYMBOLS[real as SymbolName] };
  return { grid: 512, href: `${FIRST_ICONS.has(real) ? firstSprite : sprite}#${real}` };
}
