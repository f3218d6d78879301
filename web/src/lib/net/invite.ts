// Ways to pass on a link: share sheet of the phone, clipboard, QR code.
import { t } from "../text/i18n.svelte";
import { announce } from "../store/ui.svelte";
import { at } from "./root";

export const linkTo = (code: string): string => location.origin + at(`/t/${code}`);

/** True where links lead to this computer only, so that no phone can follow them. */
export const onlyHere = (): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

export const canShare = (): boolean => typeof navigator.share === "function";

/** Link of a table with its words, for the share sheet. */
export const invitation = (code: string, title: string): ShareData => ({
  title,
  text: t("ui-invite-text", { title }),
  url: linkTo(code),
});

/** Open the share sheet of the device. */
export async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined); // an error means that the player has closed the sheet
}

const COPIED = { done: "ui-copied", failed: "ui-copy-failed" };

/**
 * Return whether the text is in the clipboard; `field` holds it for browsers without access to the clipboard.
 * `words`: keys of what is announced.
 */
export async function copyText(text: string, field?: HTMLInputElement, words = COPIED): Promise<boolean> {
  let copied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field?.select();
    copied = field !== undefined && document.execCommand("copy");
  }
  announce(t(copied ? words.done : words.failed));
  return copied;
}

/** Path of the dark squares of a QR code, and the length of its side in squares. */
export async function qrOf(text: string): Promise<{ path: string; size: number }> {
  const { generate } = await import("lean-qr");
  const code = generate(text);
  const cells = Array.from({ length: code.size * code.size }, (_, i) => [i % code.size, Math.floor(i / code.size)]);
  const dark = cells.filter(([x, y]) => code.get(x!, y!));
  return { path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join(""), size: code.size };
}
