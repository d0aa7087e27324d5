import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../platform/server-time.ts';
import { numberText } from '../../../ui/locale.ts';
import text from '../../../ui/text.module.css';
import { daysText } from '../days.ts';
import styles from './countdown.module.css';

const tickMs = 10_000;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long until the first day begins at the venue, by the server's clock; nothing once it has. */
export function Countdown({ competition: { startsOn, zone, state } }: { competition: CompetitionReply }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(momentInZone(`${startsOn}T00:00`, zone) ?? '') - now;
  if (state !== 'published' || !(left > 0)) return null;
  const pieces = [
    { value: numberText(Math.floor(left / day)), unit: left >= day && left < 2 * day ? 'day' : 'days' },
    { value: twoDigits((left % day) / hour), unit: 'h' },
    { value: twoDigits((left % hour) / minute), unit: 'min' },
  ];
  return (
    <div className={styles.countdown}>
      <p className={text.hint}>Starts in</p>
      <p className={styles.figures} role="timer">
        {pieces.map(({ value, unit }) => (
          <span key={unit}>
            <b>{value}</b> {unit}{' '}
          </span>
        ))}
      </p>
      <p className={clsx(text.hint, styles.day)}>{`${daysText(startsOn, startsOn)}, venue time`}</p>
    </div>
  );
}

function twoDigits(amount: number): string {
  return String(Math.floor(amount)).padStart(2, '0');
}
