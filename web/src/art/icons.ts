import { GAME_ICONS } from "./icons.generated";
import { SYMBOLS, type Symbol24 } from "./symbols";

export type GameIconName = keyof typeof GAME_ICONS;
export type SymbolName = keyof typeof SYMBOLS;
/** Names that read better in the table's own words. */
const ALIAS = { robot: "robot-antennas", bullets: "bullet-impacts", reveal: "turn-up" } as const;
export type IconName = GameIconName | SymbolName | keyof typeof ALIAS;

export function drawing(name: IconName): { grid: 512; path: string } | { grid: 24; symbol: Symbol24 } {
  const real = name in ALIAS ? ALIAS[name as keyof typeof ALIAS] : name;
  if (real in SYMBOLS) return { grid: 24, symbol: SYMBOLS[real as SymbolName] };
  return { grid: 512, path: GAME_ICONS[real as GameIconName] };
}
