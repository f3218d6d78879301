// My question, and I do not look: title, sign in the tab, sound, vibration and, where I allow it, a notification. Gone as soon as I look.
import { t } from "../text/i18n.svelte";
import { pref, savePref } from "../store/prefs";
import { at } from "../net/root";
import { play as sound } from "./sound";
import { TURN, vibrate } from "./vibration";
import type { AnyView, Seat } from "../net/wire";

interface Called {
  readonly info: { title: string } | null;
  readonly me: Seat | null;
  readonly view: Pick<AnyView, "turn" | "turn_no"> | null;
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
  private turn = -1; // the latest of mine that was announced

  constructor(private readonly table: Called) {}

  /** A question of mine has come. */
  call(): void {
    const waited = performance.now() - this.last > WAITED;
    const began = this.turnBegan();
    if (looking() && !waited && !began) return;
    sound(began ? "turn" : "knock");
    vibrate(looking() ? TURN : PATTERN);
    if (looking()) return;
    this.calling = true;
    icon(ICON_CALLS);
    this.notify();
  }
  /** Return true if a turn of mine began since the last question. */
  private turnBegan(): boolean {
    const { me, view } = this.table;
    if (!view || view.turn !== me || view.turn_no === this.turn) return false;
    this.turn = view.turn_no;
    return true;
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
