import type { CSSProperties } from 'react';
import { numberText } from '../locale.ts';
import unseen from '../visually-hidden.module.css';
import { axisSteps } from './axis-steps.ts';
import styles from './line-chart.module.css';

export interface ChartLine {
  readonly label: string;
  /** One for each tick. */
  readonly values: readonly number[];
}

interface LineChartProps {
  /** What is shown, for who cannot see it. */
  title: string;
  /** Below the lines, the first on the left. */
  ticks: readonly string[];
  /** The first is what it is about; the others are dashed. At most four. */
  lines: readonly ChartLine[];
  /** Show the label of every nth tick. */
  tickEvery?: number;
}

/** Lines with their names at their ends, and the figures as a table for who cannot see them. */
export function LineChart({ title, ticks, lines, tickEvery = 1 }: LineChartProps) {
  const steps = axisSteps(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const top = steps.at(-1) ?? 1;
  const down = (value: number) => 100 - (value / top) * 100;
  const along = (index: number) => (index / Math.max(1, ticks.length - 1)) * 100;
  return (
    <figure className={styles.figure}>
      <div className={styles.plot} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={styles.step} style={{ '--down': `${down(step)}%` } as CSSProperties}>
            <span>{numberText(step)}</span>
          </span>
        ))}
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ label, values }, index) => (
            <polyline
              key={label}
              data-line={index + 1}
              points={values.map((value, at) => `${along(at)},${down(value)}`).join(' ')}
            />
          ))}
        </svg>
        {lines.map(({ label, values }, index) => {
          const end = { '--down': `${down(values.at(-1) ?? 0)}%`, '--along': `${along(values.length - 1)}%` };
          return (
            <span key={label} className={styles.name} data-line={index + 1} style={end as CSSProperties}>
              {label}
            </span>
          );
        })}
        {ticks.map((tick, index) =>
          index % tickEvery === 0 ? (
            <span
              key={tick}
              className={styles.tick}
              style={{ '--along': `${along(index)}%` } as CSSProperties}
            >
              {tick}
            </span>
          ) : null,
        )}
      </div>
      <table className={unseen.hidden}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {ticks.map((tick) => (
              <th key={tick} scope="col">
                {tick}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={ticks[index]}>{numberText(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
