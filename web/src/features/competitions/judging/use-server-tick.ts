import { useEffect, useState } from 'react';

/** The time by the server's clock, again every `everyMs`. */
export function useServerTick(ahead: number, everyMs: number): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [ahead, everyMs]);
  return now;
}
