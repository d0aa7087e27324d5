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

/** Leaning bars with their numbers on them: a list, so that it reads like one. */
export function BarChart({ bars, phoneLabelEvery = 1 }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className={styles.chart}>
      {bars.map(({ label, value, shown, when }, index) => (
        <li key={label} data-when={when} data-quiet={(index + 1) % phoneLabelEvery !== 0 || undefined}>
          <span className={styles.bar} style={{ '--share': value / most } as CSSProperties}>
            <span className={styles.figure}>{shown ?? numberText(value)}</span>
          </span>
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ol>
  );
}
