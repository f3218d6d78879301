// The keys of the card game: digits for cards, seats and answers, letters for the buttons of my turn.
import { pressKey } from "../lib/game/play";
import { ui } from "../lib/store/ui.svelte";
import { endOption, isAiming, kindsPlayedAs, seatKeys, targets } from "./choose";
import type { CardPlay } from "./play.svelte";

export function number(play: CardPlay, n: number): boolean {
  const decision = play.decision;
  if (!decision) return false;
  if (isAiming(play.step)) {
    const seat = seatKeys(play.view?.seating ?? [], decision.who)[n - 1];
    if (seat === undefined || !targets(decision, play.path).includes(seat)) return false;
    play.aimAt(seat);
    return true;
  }
  if (play.step === "as") {
    const as = kindsPlayedAs(decision, play.path)[n - 1];
    if (as === undefined) return false;
    play.pointAt({ ...play.path, as });
    return true;
  }
  if (play.step === "root" && decision.why === "play") {
    const card = play.view?.hand[n - 1];
    if (card === undefined) return false;
    play.pickCard(card);
    return true;
  }
  const option = play.buttons[n - 1];
  if (!option) return false;
  if (play.step === "root") play.use(option);
  else play.choose(option);
  return true;
}

/** A letter presses the button of my turn that shows it. */
const button = (play: CardPlay, letter: string): boolean =>
  play.decision?.why === "play" && play.step === "root" && pressKey(play, letter.toUpperCase());

function look(play: CardPlay): boolean {
  if (play.path.card === undefined) return false;
  ui.open = { what: "card", card: play.path.card };
  return true;
}

const focus = (selector: string): boolean => {
  document.querySelector<HTMLElement>(selector)?.focus();
  return true;
};

export function letter(play: CardPlay, key: string): boolean {
  switch (key) {
    case "e": {
      const end = endOption(play.decision);
      if (end && play.step === "root") play.use(end);
      return end !== undefined;
    }
    case "h":
      return focus("[data-testid='hand-card']");
    case "w":
      return focus("button[data-testid='train'], [data-testid='train'] ol button");
    case "t":
      return focus("[data-testid='my-cards'] button");
    case "i":
      return look(play);
    default:
      return button(play, key);
  }
}
