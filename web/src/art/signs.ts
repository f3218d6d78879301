// What each symbol of a card's row says: the words stand under symbol-... in ui.ftl.
import type { KindFact } from "../card/wire";
import { FACES, faceOf, type Sign } from "./faces";
import type { IconName } from "./icons";

export interface Meaning {
  icon: IconName;
  mark?: string; // what stands behind the icon
  count: number; // how often it is drawn
  key: string;
  n: number;
}

/** Footprints for distance, and for players who see others nearer or farther. */
const steps = (mark: string): string =>
  `symbol-${mark.startsWith("+") ? "farther" : mark.startsWith("\u2212") ? "closer" : "near"}`;

/** Effect of the number behind an icon: more, less, or an exact count. */
function counted(icon: IconName, mark: string): string {
  if (icon === "footprints") return steps(mark);
  if (icon === "reticle") return "symbol-range";
  const way = mark.startsWith("+") ? "-more" : mark.startsWith("\u2212") ? "-less" : "-many";
  return `symbol-${icon}${way}`;
}

function meaning(sign: Sign): Meaning {
  if (typeof sign === "string") return { icon: sign, count: 1, key: `symbol-${sign}`, n: 1 };
  const [icon, mark] = sign;
  return { icon, mark, count: 1, key: counted(icon, mark), n: Number(mark.replace(/\D/g, "")) };
}

/** Delay before a card can be used, or that it stays in play. */
function border(kind: KindFact): Meaning[] {
  const icon: Record<KindFact["border"], IconName | null> = {
    brown: null,
    blue: "pin",
    green: "hourglass",
    black: "pin",
    orange: "pin",
    wagon: "pin",
    station: null,
    engine: null,
  };
  const sign = icon[kind.border];
  const shot = faceOf(kind.name).row.includes("dodge");
  return sign
    ? [
        {
          icon: sign,
          count: 1,
          key: kind.border !== "green" ? "symbol-stays" : shot ? "symbol-waits-shot" : "symbol-waits",
          n: 1,
        },
      ]
    : [];
}

/** The same symbol drawn three times is one meaning with n = 3; what an upgrade pays for stands apart. */
function gathered(all: Meaning[]): Meaning[] {
  const found = new Map<string, Meaning>();
  let paid = "";
  for (const one of all) {
    if (one.icon === "upgrade") paid = "paid ";
    const known = found.get(paid + one.key);
    if (known && one.mark === undefined)
      found.set(paid + one.key, { ...known, count: known.count + 1, n: known.n + 1 });
    else found.set(paid + one.key, one);
  }
  return [...found.values()];
}

export const signsOf = (kind: KindFact): Meaning[] =>
  gathered([...faceOf(kind.name).row.map(meaning), ...border(kind)]);

/** Every symbol there is, once, for the help. */
export function allSigns(): Meaning[] {
  const rows = Object.values(FACES).flatMap(({ row }) => row.map(meaning));
  const frames = (
    [
      ["Barrel", "blue"],
      ["Knife", "green"],
      ["Bible", "green"],
    ] as const
  ).flatMap(([name, colour]) => border({ name, set: "", border: colour }));
  return [...new Map([...rows, ...frames].map((one) => [one.key, one])).values()];
}
