// Screen Wake Lock: the display of a big screen stays on. A browser releases the lock whenever the page is hidden.

/** Keep the display on while this page is visible, where the browser can; the result ends that. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;
  const request = async (): Promise<void> => {
    if (document.hidden) return;
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined); // refused, as with a low battery
    if (ended) void lock?.release();
  };
  document.addEventListener("visibilitychange", request);
  void request();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", request);
    void lock?.release();
  };
}
