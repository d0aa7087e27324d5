import type { CSSProperties } from 'react';
import { numberText } from '../locale.ts';
import styles from './bar-chart.module.css';

export interface ChartBar {
  readonly label: string;
  readonly value: number;
  /** The figure on the bar, where it isn't the plain number. */
  readonly shown?: string;
  /** The current one is volt; future ones are hatched. */
  readonly when?: 'now' | 'to_come';
}

interface BarChartProps {
  bars: readonly ChartBar[];
  /** On a phone, show only every nth label. */
  phoneLabelEvery?: number;
}

/**
 * Leaning bars with their numbers on them: a list, so that it reads like one. Of eight bars or more, a phone shows the
 * numbers of the highest and the current one, or the highest alone where these are neighbors.
 */
export function BarChart({ bars, phoneLabelEvery = 1 }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const highest = bars.findIndex(({ value }) => value === most);
  const isMarked = (index: number) =>
    index === highest || (bars[index]?.when === 'now' && Math.abs(index - highest) > 1);
  return (
    <ol className={styles.chart}>
      {bars.map(({ label, value, shown, when }, index) => (
        <li
          key={label}
          data-when={when}
          data-quiet={(index + 1) % phoneLabelEvery !== 0 || undefined}
          data-marked={isMarked(index) || undefined}
        >
          <span className={styles.bar} style={{ '--share': value / most } as CSSProperties}>
            <span className={styles.figure}>{shown ?? numberText(value)}</span>
          </span>
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ol>
  );
}
