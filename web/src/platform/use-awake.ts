import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can; a tab that was hidden asks again when it is back. */
export function useAwake(isWanted = true): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async () => {
      if (document.hidden || isOver) return;
      try {
        held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
      } catch {
        // A battery that is low may refuse it; the screen goes on without.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void held?.release();
    };
  }, [isWanted]);
}
