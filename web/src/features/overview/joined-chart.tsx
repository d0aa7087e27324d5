import type { JoinedWeek } from '@chalkline/contract/overview/overview.schema.ts';
import type { CSSProperties } from 'react';
import { dateFormat, numberText } from '../../ui/locale.ts';
import styles from './joined-chart.module.css';

const dayWords = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const wordsOf = (day: string) => dateFormat(dayWords).format(new Date(`${day}T12:00:00Z`));

/** A bar for each week, this one in volt; its number stands on it. */
export function JoinedChart({ weeks }: { weeks: readonly JoinedWeek[] }) {
  const most = Math.max(1, ...weeks.map(({ people }) => people));
  return (
    <ol className={styles.chart}>
      {weeks.map(({ week, people }, index) => (
        <li key={week} data-now={index === weeks.length - 1 || undefined}>
          <span className={styles.figure}>{numberText(people)}</span>
          <span className={styles.bar} style={{ '--share': people / most } as CSSProperties} />
          <span className={styles.week}>{wordsOf(week)}</span>
        </li>
      ))}
    </ol>
  );
}
