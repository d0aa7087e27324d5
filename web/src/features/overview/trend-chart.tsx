import type { OverviewChange, TrendDay } from '@chalkline/contract/overview/overview.schema.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { dateFormat, numberText } from '../../ui/locale.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './overview.module.css';

const dayFormat = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayLabel = (day: string) => dateFormat(dayFormat).format(new Date(`${day}T12:00:00Z`));
const dayMs = 86_400_000;

/** People who came each day, with those of as many days before. */
export function TrendChart({ trend, joined }: { trend: readonly TrendDay[]; joined: OverviewChange }) {
  const first = trend[0]?.day ?? '';
  const earlier = (days: number) => new Date(Date.parse(first) - days * dayMs).toISOString().slice(0, 10);
  const last = trend.at(-1);
  return (
    <Panel
      title="New people a day"
      actions={
        <span className={styles.beside}>
          {numberText(joined.now)}, before {numberText(joined.before)}
        </span>
      }
      padded
    >
      <LineChart
        title="New people a day"
        ticks={trend.map(({ day }) => dayLabel(day))}
        tickEvery={Math.ceil(trend.length / 4)}
        lines={[
          {
            label: `${dayLabel(first)} to ${dayLabel(last?.day ?? '')}`,
            end: numberText(last?.people ?? 0),
            values: trend.map(({ people }) => people),
          },
          {
            label: `${dayLabel(earlier(trend.length))} to ${dayLabel(earlier(1))}`,
            end: 'before',
            values: trend.map(({ before }) => before),
          },
        ]}
        legend
      />
    </Panel>
  );
}
