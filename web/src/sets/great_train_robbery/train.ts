// Train of the view, and the places of its parts above the table. Pure; tested without a browser.
import { DECK, ENGINE, STATIONS, TRAIN } from "./zones";
import type { CardId, Decision, Option, ShownZone, View } from "../../card/wire";

export interface Train {
  engine: CardId; // the locomotive in use
  other: CardId | undefined; // what it is turned to at the End of the Line
  at: number; // 1 to n below a station, n + 1 at the End of the Line
  stations: CardId[];
  wagons: CardId[]; // the first one next to the locomotive
  deck: number; // wagons left
}

export function trainOf(view: View): Train | null {
  const zone = (name: string): ShownZone | undefined => view.zones?.[name] as ShownZone | undefined;
  const engines = zone(ENGINE)?.cards ?? [];
  const engine = engines.at(-1);
  if (view.train_at == null || engine === undefined) return null;
  return {
    engine,
    other: engines.at(-2),
    at: view.train_at,
    stations: zone(STATIONS)?.cards ?? [],
    wagons: zone(TRAIN)?.cards ?? [],
    deck: zone(DECK)?.count ?? 0,
  };
}

/** Place of the wagon `k` behind the locomotive, as a station number; 0 and below: before the first station. */
export const placeOf = (train: Train, k: number): number => train.at - k;
/** The wagon below a station. */
export const wagonAt = (train: Train, place: number): CardId | undefined => {
  const k = train.at - place;
  return k >= 1 ? train.wagons[k - 1] : undefined;
};

/** Taking this wagon, where it can be paid now or is chosen without paying. */
export const takeOption = (decision: Decision | null, card: CardId): Option | undefined =>
  decision?.options.find((option) => (option.verb === "take" || option.verb === "choose") && option.card === card);
/** Moving the train without paying, before a wagon is taken. */
export const moveOption = (decision: Decision | null, engine: CardId): Option | undefined =>
  decision?.options.find((option) => option.verb === "use" && option.on === engine);

/** Places on a line of this width: the depot at its left, wagons without a station, then stations and the End of the Line. */
export interface Line {
  depot: number; // width of the depot
  behind: number; // width of a place in front of the first station
  step: number; // width of a station
  left: number; // where the first station begins
  x: (place: number) => number; // left edge of a place
  w: (place: number) => number;
}
/** A page that is lower has a lower train. */
export const LOW = 820;
const [DEPOT, MOST] = [58, 158];

export function line(train: Train, width: number, depot = DEPOT, near = 66): Line {
  const n = train.stations.length + 1;
  const waiting = Math.max(0, Math.min(train.wagons.length, train.wagons.length + 1 - train.at));
  const all = width - depot;
  const behind = waiting === 0 ? 0 : Math.min(near, (all / (n + waiting)) * 0.8);
  const step = Math.min(MOST, (all - waiting * behind) / n);
  const spare = all - waiting * behind - n * step;
  const left = depot + spare / 2 + waiting * behind;
  return {
    depot,
    behind,
    step,
    left,
    x: (place) => (place >= 1 ? left + (place - 1) * step : left + (place - 1) * behind),
    w: (place) => (place >= 1 ? step : behind),
  };
}
