import { useCallback, useEffect, useState } from 'react';
import { type SessionStore, session } from './session.ts';

/** A closed banner opens again after this long (seed §4). */
export const promoClosedMs = 24 * 3_600_000;

/** How long the banner stays closed from `now` on, in milliseconds; 0 when it is open. */
export function promoClosedFor(store: SessionStore, now: number): number {
  const stored = store.read('promoClosedAt');
  const closedAt = Number(stored);
  if (stored === null || !Number.isFinite(closedAt)) return 0;
  // Closed in the future: the device's clock was set back since. It counts from now, or it might stay closed
  // for as long as the clock was wrong.
  if (closedAt > now) {
    store.write('promoClosedAt', String(now));
    return promoClosedMs;
  }
  return Math.max(0, closedAt + promoClosedMs - now);
}

interface Promo {
  readonly open: boolean;
  readonly close: () => void;
}

/** Whether the promo banner shows, in every tab of this browser, and how to close it for 24 hours. */
export function usePromo(): Promo {
  const [open, setOpen] = useState(() => promoClosedFor(session, Date.now()) === 0);
  const [closings, setClosings] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another closing, another wait.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const closedFor = promoClosedFor(session, Date.now());
      setOpen(closedFor === 0);
      if (closedFor > 0) timer = setTimeout(look, closedFor);
    };
    // Timers stop while the device sleeps, so the clock is checked when the tab becomes visible.
    document.addEventListener('visibilitychange', look);
    const stop = session.subscribe(look);
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [closings]);
  const close = useCallback(() => {
    session.write('promoClosedAt', String(Date.now()));
    setClosings((before) => before + 1);
  }, []);
  return { open, close };
}
