/**
 * Keeps the screen of the device on while somebody plays. Browsers take the lock away whenever the page is hidden, so
 * it is asked for again each time the page comes back. Where the browser cannot, or does not want to (low battery),
 * the screen sleeps as ever.
 */

/** Call once inside an effect; what it returns lets the screen sleep again. */
export function keepAwake(): () => void {
  let over = false;
  let lock: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (over || document.hidden || !("wakeLock" in navigator) || (lock && !lock.released)) return;
    const granted = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void granted?.release();
    else lock = granted;
  }

  const onVisibility = (): void => void ask();
  document.addEventListener("visibilitychange", onVisibility);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", onVisibility);
    void lock?.release();
  };
}
