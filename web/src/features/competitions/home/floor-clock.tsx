import type { LiveFloor } from '@chalkline/contract/competitions/live-floor.schema.ts';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../platform/server-time.ts';
import { clockText } from './clock-text.ts';
import styles from './live-strip.module.css';

/** How long until the next line of the schedule, or the end; by the server's clock, a figure each second. */
export function FloorClock({ floor: { next, endsAt } }: { floor: LiveFloor }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  const isAhead = next !== null && Date.parse(next.startsAt) > now;
  const left = Date.parse(isAhead ? next.startsAt : endsAt) - now;
  if (left <= 0) return null;
  return (
    <span className={styles.figure} role="timer">
      <b>{clockText(left)}</b>
      <small>{isAhead ? `to ${next.title}` : 'to the end'}</small>
    </span>
  );
}
