// The keyboard: one handler for the whole table; digits and most letters mean what the game makes of them.
import { pauseAnswers } from "../game/moment";
import type { Table } from "../store/table.svelte";
import { thingAt } from "../text/thing";
import { ui } from "../store/ui.svelte";

export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

const pressing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, [role='button']") !== null;

function focusFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Focus an element that is mounted some frames later: a table opens in several tasks. */
function focusSoon(selector: string, frames = 10): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) found.focus();
    else if (frames > 1) focusSoon(selector, frames - 1);
  });
}

/** Arrow keys walk through the group that has the focus: hand, seats, answers. */
function walk(event: KeyboardEvent): boolean {
  const step =
    event.key === "ArrowRight" || event.key === "ArrowDown"
      ? 1
      : event.key === "ArrowLeft" || event.key === "ArrowUp"
        ? -1
        : 0;
  const target = event.target as HTMLElement | null;
  const group =
    target?.closest<HTMLElement>("[data-walk]") ??
    target?.closest("[data-testid='prompt']")?.querySelector<HTMLElement>("[data-walk]");
  if (!step || !group) return false;
  const items = [...group.querySelectorAll<HTMLElement>("button:not([tabindex='-1'])")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (at < 0 && items.length) {
    items[step > 0 ? 0 : items.length - 1]!.focus(); // from the question to its answers
    return true;
  }
  if (at < 0 || items.length < 2) return false;
  items[(at + step + items.length) % items.length]!.focus();
  return true;
}

function look(): boolean {
  const found = thingAt(document.activeElement);
  if (found) ui.open = found.thing;
  return found !== null;
}

function letter(table: Table, key: string): boolean {
  if (table.play?.letter(key)) return true;
  switch (key) {
    case "w": {
      const [more] = pauseAnswers(table);
      more?.run();
      return more !== undefined;
    }
    case "u":
      table.commands.undo();
      return true;
    case "l":
      ui.log = !ui.log;
      if (ui.width >= 1100 || ui.log) focusSoon("[data-testid='log']");
      return true;
    case "p":
      focusFirst("[data-testid='prompt'] [data-walk] button");
      return true;
    case "i":
      return look();
    case "m":
      ui.log = true;
      focusSoon("[data-testid='say']");
      return true;
    case "?":
      ui.open = { what: "help" };
      return true;
    default:
      return false;
  }
}

export function onKey(table: Table, event: KeyboardEvent): void {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    typing(event.target) ||
    ui.open ||
    document.querySelector("dialog[open]")
  )
    return;
  let done = false;
  if (event.key === " ") {
    if (!table.stage.stepping || pressing(event.target)) return;
    table.stage.step();
    done = true;
  } else if (event.repeat && event.key.length === 1)
    return; // a key that is held was meant for what went before
  else if (event.key === "Escape") {
    const picked = table.play?.putBack() ?? false;
    done = picked || ui.log;
    ui.log = false;
  } else if (/^[1-9]$/.test(event.key)) done = table.play?.number(Number(event.key)) ?? false;
  else if (event.key.length === 1) done = letter(table, event.key.toLowerCase());
  else done = walk(event);
  if (!done) return;
  event.preventDefault();
  if (event.key !== "l") keepFocus();
}

/** What had the focus is gone: the question has it, and none of its answers. */
function keepFocus(): void {
  window.setTimeout(() => {
    if (document.activeElement === document.body) focusFirst("[data-testid='prompt'], [data-testid='hand-card']");
  }, 50);
}
