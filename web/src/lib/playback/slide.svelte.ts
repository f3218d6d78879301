// Plates that change places slide there, so that the eye does not lose them. A plate says by data-slides whose it is.
import { tick } from "svelte";
import { calm } from "../store/ui.svelte";
import type { Seat } from "../net/wire";

const SLIDES = 1000; // ms

const plates = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-slides]")];

/** Called while a table is made: watches who sits where. */
export function slidePlates(seating: () => readonly Seat[]): void {
  let last = "";
  $effect.pre(() => {
    const now = seating().join(" ");
    const moved = last !== "" && last.length === now.length && last !== now;
    last = now;
    if (!moved || calm()) return;
    const before = new Map(plates().map((plate) => [plate.dataset["slides"], plate.getBoundingClientRect()]));
    void tick().then(() => plates().forEach((plate) => slide(plate, before.get(plate.dataset["slides"]))));
  });
}

function slide(plate: HTMLElement, from: DOMRect | undefined): void {
  const to = plate.getBoundingClientRect();
  if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 2) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  plate.animate(
    [
      { transform: start, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    {
      duration: SLIDES,
      easing: "cubic-bezier(0.4, 0, 0.2, 1)",
    },
  );
}
