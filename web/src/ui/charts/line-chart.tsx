import { type CSSProperties, Fragment } from 'react';
import { numberText } from '../locale.ts';
import unseen from '../visually-hidden.module.css';
import { axisSteps } from './axis-steps.ts';
import styles from './line-chart.module.css';

export interface ChartLine {
  readonly label: string;
  /** At its end, where that isn't the label. */
  readonly end?: string;
  /** One for each tick; null where there is none, which the line passes over. */
  readonly values: readonly (number | null)[];
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
  /** Where the axis begins, for figures that are far from zero. */
  from?: number;
  /** How a figure is written: an amount of money, say. */
  text?: (value: number) => string;
  /** The same on the axis, where there is little room. */
  axisText?: (value: number) => string;
}

/** What two names at the ends need between them, in percent of the height. */
const nameGap = 11;

/** Lines with their names at their ends, and the figures as a table for who cannot see them. */
export function LineChart({
  title,
  ticks,
  lines,
  tickEvery = 1,
  legend = false,
  from = 0,
  text = numberText,
  axisText = text,
}: LineChartProps) {
  const known = lines.map(({ values }) => values.filter((value) => value !== null));
  const steps = axisSteps(Math.max(0, ...known.flat().map((value) => value - from))).map(
    (step) => step + from,
  );
  const top = steps.at(-1) ?? 1;
  const down = (value: number) => 100 - ((value - from) / (top - from)) * 100;
  const along = (index: number) => (index / Math.max(1, ticks.length - 1)) * 100;
  const ends = apart(known.map((values) => down(values.at(-1) ?? from)));
  return (
    <figure className={styles.figure}>
      <div className={styles.plot} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={styles.step} style={{ '--down': `${down(step)}%` } as CSSProperties}>
            <span>{axisText(step)}</span>
          </span>
        ))}
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ label, values }, index) => (
            <polyline
              key={label}
              data-line={index + 1}
              points={values
                .flatMap((value, at) => (value === null ? [] : [`${along(at)},${down(value)}`]))
                .join(' ')}
            />
          ))}
        </svg>
        {lines.map(({ label, end, values }, index) => {
          const at = { '--along': `${along(values.findLastIndex((value) => value !== null))}%` };
          const point = { ...at, '--down': `${down(known[index]?.at(-1) ?? from)}%` } as CSSProperties;
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
            {ticks.map((tick, index) =>
              lines.some(({ values }) => (values[index] ?? null) !== null) ? (
                <tr key={tick}>
                  <th scope="row">{tick}</th>
                  {lines.map(({ label, values }) => (
                    <td key={label}>{cellText(values[index] ?? null, text)}</td>
                  ))}
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const cellText = (value: number | null, text: (value: number) => string) =>
  value === null ? '–' : text(value);

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
