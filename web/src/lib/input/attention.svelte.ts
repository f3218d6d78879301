// My question, and I do not look: title, sign in the tab, sound, vibration and, where I allow it, a notification. Gone as soon as I look.
import { t } from "../text/i18n.svelte";
import { pref, savePref } from "../store/prefs";
import { at } from "../net/root";
import { play as sound } from "./sound";
import { ui } from "../store/ui.svelte";

interface Called {
  readonly info: { title: string } | null;
}

const WAITED = 8000; // ms without a question of mine: then it is worth a sound even while I look
const PATTERN = [90, 60, 90];
const ICON = at("/favicon.svg");
const ICON_CALLS = at("/favicon-turn.svg");

/** Whether this browser can show notifications. */
export const canNotify = (): boolean => typeof Notification !== "undefined";
export const notifies = (): boolean => canNotify() && pref("notify") === "on" && Notification.permission === "granted";

/** Switch notifications on or off after a click; returns false if the browser refuses. */
export async function setNotify(on: boolean): Promise<boolean> {
  savePref("notify", on ? "on" : null);
  if (!on || !canNotify()) return false;
  const answer =
    Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  if (answer !== "granted") savePref("notify", null);
  return answer === "granted";
}

const looking = (): boolean => !document.hidden && document.hasFocus();

export class Attention {
  calling = $state(false);
  private last = -Infinity; // clock time in ms of my last answer
  private shown: Notification | null = null;

  constructor(private readonly table: Called) {}

  /** A question of mine has come. */
  call(): void {
    const waited = performance.now() - this.last > WAITED;
    if (looking() && !waited) return;
    sound("knock");
    if (ui.sound) navigator.vibrate?.(PATTERN);
    if (looking()) return;
    this.calling = true;
    icon(ICON_CALLS);
    this.notify();
  }
  answered(): void {
    this.last = performance.now();
    this.seen();
  }
  /** I look, or nothing is asked any more. */
  seen(): void {
    if (!this.calling) return;
    this.calling = false;
    icon(ICON);
    this.shown?.close();
    this.shown = null;
  }

  private notify(): void {
    if (!notifies()) return;
    try {
      this.shown = new Notification(t("ui-title-turn", { title: this.table.info?.title ?? "" }), {
        body: t("ui-notify-body"),
        icon: ICON_CALLS,
        tag: "boomtown",
      });
      this.shown.onclick = () => window.focus();
    } catch {
      // some browsers have the word but no way to show one from a page
    }
  }
}

function icon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", href);
}
