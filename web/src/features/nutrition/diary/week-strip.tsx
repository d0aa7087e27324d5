import { decimalText } from '@chalkline/contract/nutrition/exact-sums.ts';
import { useQuery } from '@tanstack/react-query';
import { dateFormat } from '../../../ui/locale.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { diaryQueries } from './diary.queries.ts';
import { daysAfter } from './diary-texts.ts';
import styles from './week-strip.module.css';

interface WeekStripProps {
  day: string;
  /** Today. */
  now: string;
  onChange: (day: string) => void;
}

const shownDays = 7;
const tallest = 24;

/** The week up to today, or up to a day before it, with how much was logged on each day. */
export function WeekStrip({ day, now, onChange }: WeekStripProps) {
  const last = day <= now && day > daysAfter(now, -shownDays) ? now : day;
  const { data } = useQuery(diaryQueries.history(last, shownDays));
  const byDay = new Map(
    data?.map(({ day: of, energy }) => [of, Number(decimalText(BigInt(energy.exact), 8))]),
  );
  const most = Math.max(1, ...byDay.values());
  const days = Array.from({ length: shownDays }, (_, index) => daysAfter(last, index - shownDays + 1));
  return (
    <nav className={styles.week} aria-label="Days" data-on-frame="">
      {days.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === day ? 'date' : undefined}
          onClick={() => onChange(each)}
        >
          <span>{part(each, { weekday: 'short' })} </span>
          <b>{Number(each.slice(8))}</b>
          <VisuallyHidden> {part(each, { month: 'long' })}</VisuallyHidden>
          <i style={{ height: `${((byDay.get(each) ?? 0) / most) * tallest}px` }} />
        </button>
      ))}
    </nav>
  );
}

function part(day: string, shown: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...shown, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}
