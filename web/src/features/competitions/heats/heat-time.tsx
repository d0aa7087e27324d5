import { todayIn } from '@chalkline/contract/competitions/days.ts';
import { dateFormat } from '../../../ui/locale.ts';
import { clockTime } from '../../../ui/times.ts';

interface HeatTimeProps {
  at: string;
  zone: string;
  /** In ms. */
  now: number;
}

/** When a heat starts at the venue: `09:30`, with its weekday on all other days. */
export function HeatTime({ at, zone, now }: HeatTimeProps) {
  const moment = new Date(at);
  const isToday = todayIn(zone, moment) === todayIn(zone, new Date(now));
  return (
    <time dateTime={at}>
      {!isToday && <small>{dateFormat({ weekday: 'short', timeZone: zone }).format(moment)} </small>}
      {clockTime(at, zone)}
    </time>
  );
}
