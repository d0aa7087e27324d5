import { type CSSProperties, Fragment } from 'react';
import { numberText } from '../locale.ts';
import unseen from '../visually-hidden.module.css';
import { axisSteps } from './axis-steps.ts';
import styles from './line-chart.module.css';

export interface ChartLine {
  readonly label: string;
  /** At its end, where that isn't the label. */
  readonly end?: string;
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
  /** Show the label of every nth tick, counted from the last. */
  tickEvery?: number;
  /** Names the lines below, where their ends don't. */
  legend?: boolean;
}

/** What two names at the ends need between them, in percent of the height. */
const nameGap = 11;

/** Lines with their names at their ends, and the figures as a table for who cannot see them. */
export function LineChart({ title, ticks, lines, tickEvery = 1, legend = false }: LineChartProps) {
  const steps = axisSteps(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const top = steps.at(-1) ?? 1;
  const down = (value: number) => 100 - (value / top) * 100;
  const along = (index: number) => (index / Math.max(1, ticks.length - 1)) * 100;
  const ends = apart(lines.map(({ values }) => down(values.at(-1) ?? 0)));
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
        {lines.map(({ label, end, values }, index) => {
          const at = { '--along': `${along(values.length - 1)}%` };
          const point = { ...at, '--down': `${down(values.at(-1) ?? 0)}%` } as CSSProperties;
          const name = { ...at, '--down': `${ends[index]}%` } as CSSProperties;
          return (
            <Fragment key={label}>
              {index === 0 && <span className={styles.now} style={point} />}
              <span className={styles.name} data-line={index + 1} style={name}>
                {end ?? label}
              </span>
            </Fragment>
          );
        })}
        {ticks.map((tick, index) =>
          (ticks.length - 1 - index) % tickEvery === 0 ? (
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
      {legend && (
        <ul className={styles.legend} aria-hidden="true">
          {lines.map(({ label }, index) => (
            <li key={label} data-line={index + 1}>
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className={unseen.hidden}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {lines.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ticks.map((tick, index) => (
              <tr key={tick}>
                <th scope="row">{tick}</th>
                {lines.map(({ label, values }) => (
                  <td key={label}>{numberText(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** The heights of the names, from 0 to 100, moved up where two would overlap. */
function apart(heights: readonly number[]): number[] {
  const lowestFirst = heights.map((height, index) => ({ height, index })).sort((a, b) => b.height - a.height);
  const moved = [...heights];
  let most = 100;
  for (const { height, index } of lowestFirst) {
    moved[index] = Math.min(height, most);
    most = (moved[index] ?? 0) - nameGap;
  }
  return moved;
}
