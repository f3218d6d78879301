// What Armed & Dangerous draws itself: loads as cartridges, on cards and on plates.
import { art } from "../armed_and_dangerous";
import type { SetParts } from "../../card/setparts";
import { LOADS } from "./loads";
import OnCard from "./OnCard.svelte";
import OnSeat from "./OnSeat.svelte";

export const parts: SetParts = {
  hidden: [LOADS],
  counts: { [LOADS]: OnSeat },
  tokens: Object.fromEntries(Object.keys(art.faces ?? {}).map((kind) => [kind, OnCard])),
};
