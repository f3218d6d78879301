import type { GAME_ICONS, MADE_ICONS, OWN_ICONS } from "./icons.generated";
import sprite from "./icons.svg?url";
import { SYMBOLS, type Symbol24 } from "./symbols";

export type GameIconName = keyof typeof GAME_ICONS | keyof typeof OWN_ICONS | keyof typeof MADE_ICONS;
export type SymbolName = keyof typeof SYMBOLS;
/** Names that read better in the table's own words. */
const ALIAS = { robot: "robot-antennas", reveal: "turn-up" } as const;
export type IconName = GameIconName | SymbolName | keyof typeof ALIAS;

/** A drawing by the name that the server gives; it has to be one of ours (tests/client/test_wire.py). */
export const iconNamed = (name: string): IconName | null => (name === "" ? null : (name as IconName));

/** A drawing of our own, or the place of one of the larger ones in their common file (for <use>, 512 by 512). */
export function drawing(name: IconName): { grid: 512; href: string } | { grid: 24; symbol: Symbol24 } {
  const real = name in ALIAS ? ALIAS[name as keyof typeof ALIAS] : name;
  if (real in SYMBOLS) return { grid: 24, symbol: SYMBOLS[real as SymbolName] };
  return { grid: 512, href: `${sprite}#${real}` };
}
