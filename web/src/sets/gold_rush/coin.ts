// Nuggets in the air: between the market and a plate, a few for many.
import { SYMBOLS } from "../../art/symbols";
import { middleOf, type Point } from "../../lib/playback/points";
import { pref } from "../../lib/store/prefs";
import { calm } from "../../lib/store/ui.svelte";
import { OFFER } from "./zones";

const MOST = 4;
const MS = 620;
const APART = 90; // ms between two of them

/** Let `change` nuggets fly to `here` or away from it, from the next frame: now the page would be laid out twice. */
export function fly(here: HTMLElement, change: number): void {
  requestAnimationFrame(() => measureAndThrow(here, change));
}

function measureAndThrow(here: HTMLElement, change: number): void {
  const market = middleOf(OFFER);
  const box = here.getBoundingClientRect();
  if (!market || !box.width || calm() || pref("show") === "at-once") return;
  const plate = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const [from, to] = change > 0 ? [market, plate] : [plate, market];
  for (let i = 0; i < Math.min(MOST, Math.abs(change)); i++) throwOne(from, to, i * APART);
  if (change > 0)
    here.animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { duration: 260, delay: MS, easing: "ease-out" });
}

function throwOne(from: Point, to: Point, delay: number): void {
  const coin = document.body.appendChild(document.createElement("span"));
  coin.className = "flying-nugget";
  coin.innerHTML = `<svg viewBox="0 0 24 24" width="22" height="22"><path fill-rule="evenodd" d="${SYMBOLS.nugget.f}"/></svg>`;
  const rise = Math.min(120, Math.hypot(to.x - from.x, to.y - from.y) / 3);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
  const at = ({ x, y }: Point, turn: number, size: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${size})`;
  const flight = coin.animate(
    [
      { transform: at(from, 0, 0.6), opacity: 0 },
      { transform: at(middle, 200, 1.25), opacity: 1, offset: 0.5 },
      { transform: at(to, 380, 0.8), opacity: 1 },
    ],
    { duration: MS, delay, easing: "cubic-bezier(0.3, 0, 0.4, 1)", fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => coin.remove();
}
