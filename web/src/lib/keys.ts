// The keyboard: one handler for the whole table.
import { endOption, kindsPlayedAs, POWER_KEYS, targets } from "../card/choose";
import type { Table } from "./table.svelte";
import { ui } from "./ui.svelte";

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

function focusFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Arrow keys walk through the group that has the focus: hand, seats, answers. */
function walk(event: KeyboardEvent): boolean {
  const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 0;
  const group = (event.target as HTMLElement | null)?.closest<HTMLElement>("[data-walk]");
  if (!step || !group) return false;
  const items = [...group.querySelectorAll<HTMLElement>("button:not([tabindex='-1'])")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || items.length < 2) return false;
  items[(at + step + items.length) % items.length]!.focus();
  return true;
}

function number(table: Table, n: number): boolean {
  const decision = table.decision;
  if (!decision) return false;
  if (table.step === "to") {
    const seat = targets(decision, table.path)[n - 1];
    if (seat === undefined) return false;
    table.aimAt(seat);
    return true;
  }
  if (table.step === "as") {
    const as = kindsPlayedAs(decision, table.path)[n - 1];
    if (as === undefined) return false;
    table.pointAt({ ...table.path, as });
    return true;
  }
  if (table.step === "root" && decision.why === "play") {
    const card = table.view?.hand[n - 1];
    if (card === undefined) return false;
    table.pickCard(card);
    return true;
  }
  const option = table.buttons[n - 1];
  if (!option) return false;
  if (table.step === "root") table.use(option);
  else table.choose(option);
  return true;
}

/** Letters stand for the powers I can use in my turn. */
function power(table: Table, letter: string): boolean {
  const at = POWER_KEYS.indexOf(letter.toUpperCase());
  if (at < 0 || table.decision?.why !== "play" || table.step !== "root") return false;
  const option = table.buttons.filter((one) => one.verb === "use")[at];
  if (option) table.use(option);
  return option !== undefined;
}

function look(table: Table): boolean {
  if (table.path.card !== undefined) {
    ui.open = { what: "card", card: table.path.card };
    return true;
  }
  const focused = document.activeElement?.closest<HTMLElement>("[data-card],[data-char]");
  if (focused?.dataset["card"]) ui.open = { what: "card", card: Number(focused.dataset["card"]) };
  else if (focused?.dataset["char"]) ui.open = { what: "char", char: focused.dataset["char"] };
  return focused != null;
}

function letter(table: Table, key: string): boolean {
  switch (key) {
    case "e": {
      const end = endOption(table.decision);
      if (end && table.step === "root") table.choose(end);
      return end !== undefined;
    }
    case "u":
      table.undo();
      return true;
    case "l":
      ui.log = !ui.log;
      if (ui.width >= 1100 || ui.log) requestAnimationFrame(() => focusFirst("[data-testid='log']"));
      return true;
    case "h":
      focusFirst("[data-testid='hand-card']");
      return true;
    case "t":
      focusFirst("[data-testid='my-cards'] button");
      return true;
    case "p":
      focusFirst("[data-testid='answer']");
      return true;
    case "i":
      return look(table);
    case "?":
      ui.open = { what: "help" };
      return true;
    default:
      return power(table, key);
  }
}

export function onKey(table: Table, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || ui.open || document.querySelector("dialog[open]")) return;
  let done = false;
  if (event.key === "Escape") {
    done = Object.keys(table.path).length > 0 || ui.log;
    table.putBack();
    ui.log = false;
  } else if (/^[1-9]$/.test(event.key)) done = number(table, Number(event.key));
  else if (event.key.length === 1) done = letter(table, event.key.toLowerCase());
  else done = walk(event);
  if (!done) return;
  event.preventDefault();
  if (event.key !== "l") keepFocus();
}

/** After a card is picked the next thing to press is near: first target or first answer. */
function keepFocus(): void {
  window.setTimeout(() => {
    if (document.activeElement === document.body) focusFirst("[data-testid='answer'], [data-testid='hand-card']");
  }, 50);
}

