// What Armed & Dangerous draws itself: loads as cartridges, on cards and on plates.
import { art } from "../armed_and_dangerous";
import type { SetParts } from "../../card/setparts";
import { LOADS } from "./loads";
import Explosion from "./Explosion.svelte";
import OnCard from "./OnCard.svelte";
import OnSeat from "./OnSeat.svelte";
import PayLoads from "./PayLoads.svelte";
import { keyOf, plan } from "./plan.svelte";

export const parts: SetParts = {
  moments: { explode: Explosion },
  hidden: [LOADS],
  onFace: [LOADS],
  asks: {
    pay_loads: {
      Part: PayLoads,
      meet: (view, decision) => plan.meet(view, decision),
      press: (view, decision, option) => plan.press(view, decision, keyOf(option)),
    },
  },
  counts: { [LOADS]: OnSeat },
  tokens: Object.fromEntries(Object.keys(art.faces ?? {}).map((kind) => [kind, OnCard])),
};
