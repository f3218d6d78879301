// What the dice game draws: the faces of its dice, their shapes, the special roles.
import type { IconName } from "./icons";

export const FACES = [
  "arrow",
  "dynamite",
  "bullseye1",
  "bullseye2",
  "beer",
  "gatling",
  "broken_arrow",
  "bullet",
  "double_bullseye1",
  "double_bullseye2",
  "double_beer",
  "double_gatling",
] as const;
export type Face = (typeof FACES)[number];
export type DieName = "base" | "loudmouth" | "coward";

/** Drawing of a face within a line of text: in one colour. */
const ICONS: Record<string, IconName> = {
  arrow: "broadhead-arrow",
  dynamite: "dynamite",
  bullseye1: "bullseye-1",
  bullseye2: "bullseye-2",
  beer: "beer-stein",
  gatling: "machine-gun",
  broken_arrow: "snapped-arrow",
  bullet: "cartridge",
  double_bullseye1: "two-bullseye-1",
  double_bullseye2: "two-bullseye-2",
  double_beer: "two-beers",
  double_gatling: "two-gatlings",
  x2: "times-two",
};
export const iconForFace = (face: string | null): IconName => (face && ICONS[face]) || "rolling-dices";

/** The same among letters, where a number inside a picture could not be read: what to draw, how often, what stands behind it. */
export function faceAmongLetters(face: string): { icon: IconName; count: number; mark: string } {
  const [, double, plain, mark = ""] = /^(double_)?(.*?)([12]?)$/.exec(face === "x2" ? "" : face) as unknown as [
    string,
    string?,
    string?,
    string?,
  ];
  const icon = plain === "bullseye" ? "reticle" : iconForFace(plain || face);
  return { icon, count: double ? 2 : 1, mark };
}

/** The drawing on a die: the bull's eye in two pieces, for its number has its own colour. */
export function drawnFace(face: string): { icon: IconName; badge?: IconName } {
  const [, double, reach] = /^(double_)?bullseye([12])$/.exec(face) ?? [];
  if (!reach) return { icon: iconForFace(face) };
  const far = reach === "2";
  if (double) return { icon: "two-rings", badge: far ? "badge-low-2" : "badge-low-1" };
  return { icon: "bullseye-ring", badge: far ? "badge-2" : "badge-1" };
}

/** Colour of a face on a pale die, by what it counts as. */
const INKS: Record<string, string> = {
  arrow: "#261c15",
  dynamite: "#8f231a",
  bullseye1: "#b3261e",
  bullseye2: "#b3261e",
  beer: "#7a4f00",
  gatling: "#1e5a8c",
  broken_arrow: "#3c6b2f",
  bullet: "#8f231a",
  x2: "#5b3a78",
};
export const inkOfFace = (face: string): string => INKS[face.replace("double_", "")] ?? "#261c15";

/** What each die has on its six sides, for pictures where no catalog is at hand. */
export const SIDES: Record<DieName, readonly Face[]> = {
  base: ["arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling"],
  loudmouth: ["arrow", "bullet", "dynamite", "double_bullseye1", "double_bullseye2", "double_gatling"],
  coward: ["arrow", "broken_arrow", "dynamite", "bullseye1", "beer", "double_beer"],
};
/** Engraved on a die that has not been thrown. */
export const MARKS: Record<DieName, IconName> = { base: "emblem", loudmouth: "megaphone", coward: "chicken" };

export type PlainRole = "sheriff" | "deputy" | "outlaw" | "renegade";
export const SPECIALS: Record<string, { role: PlainRole; icon: IconName }> = {
  Bear: { role: "sheriff", icon: "bear-face" },
  Good: { role: "deputy", icon: "dove" },
  Doctor: { role: "deputy", icon: "medical-pack" },
  Judge: { role: "deputy", icon: "gavel" },
  Gambler: { role: "outlaw", icon: "poker-hand" },
  Bad: { role: "outlaw", icon: "rattlesnake" },
  Ugly: { role: "outlaw", icon: "vulture" },
  "Devil's Right Hand": { role: "renegade", icon: "right-hand" },
  "Devil's Left Hand": { role: "renegade", icon: "left-hand" },
};
export const iconForSpecial = (special: string | null | undefined): IconName | null =>
  (special && SPECIALS[special]?.icon) || null;

/** Outline of a die around the square 0 0 100 100, grown by a margin: round corners, cut corners, almost a ball. */
export function outline(die: DieName, grow = 0): string {
  const [a, b] = [-grow, 100 + grow];
  if (die === "loudmouth") {
    const c = 21 + grow * 0.42;
    return `M${a + c} ${a}H${b - c}L${b} ${a + c}V${b - c}L${b - c} ${b}H${a + c}L${a} ${b - c}V${a + c}z`;
  }
  const r = (die === "coward" ? 40 : 18) + grow;
  const side = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${a + r} ${a}H${b - r}${side(r, r)}V${b - r}${side(-r, r)}H${a + r}${side(-r, -r)}V${a + r}${side(r, -r)}z`;
}
