// A screen that nobody touches stays bright, where the browser can do that (not at a plain http address).

/** From now on until the returned function is called. Browsers let go of it when the page is hidden. */
export function awakeScreen(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;

  async function hold() {
    if (document.hidden || over) return;
    const held = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (over) void held?.release();
    else lock = held;
  }

  void hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
