import { useEffect, useState } from 'react';
import { timeNow } from './now.ts';
import { exactTime, relativeTime } from './times.ts';

interface TimeAgoProps {
  /** ISO 8601. */
  at: string;
  /** The time zone of the exact time; the reader's own by default. */
  zone?: string;
}

const refreshMs = 15_000;

/** How long ago or in how long, kept up to date; the exact time on hover. */
export function TimeAgo({ at, zone }: TimeAgoProps) {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  // What happened since the last tick is not in the future.
  const seen = Date.parse(at) > now ? timeNow() : now;
  return (
    <time dateTime={at} title={exactTime(at, zone)}>
      {relativeTime(at, seen)}
    </time>
  );
}
