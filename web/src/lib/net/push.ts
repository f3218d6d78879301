// Push notices of a correspondence table when it is my turn and the page is closed. Enabled by a click only.
import { call } from "./api";
import { setNotify } from "../input/attention.svelte";
import { t } from "../text/i18n.svelte";
import { at } from "./root";
import type { Table } from "../store/table.svelte";
import type { PushTo } from "./wire";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && typeof PushManager !== "undefined" && typeof Notification !== "undefined";

/** Whether this user may enable notices of this table. */
export const canBeTold = (table: Table): boolean => !!table.info?.days && table.me !== null && canPush();

/** Push subscription of this browser; null: the browser or the user refuses. */
export async function pushTo(title: string): Promise<PushTo | null> {
  if (!canPush() || !(await setNotify(true))) return null;
  try {
    const { key } = await call<{ key: string | null }>("/api/push");
    if (key === null) return null;
    await navigator.serviceWorker.register(at("/push.js"));
    const worker = await navigator.serviceWorker.ready;
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return null;
    const words = { title: t("ui-title-turn", { title }), body: t("ui-notify-body") };
    return { endpoint, p256dh: keys["p256dh"], auth: keys["auth"], ...words };
  } catch {
    return null;
  }
}
