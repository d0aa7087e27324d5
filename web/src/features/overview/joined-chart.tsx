import type { JoinedWeek } from '@chalkline/contract/overview/overview.schema.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { dateFormat } from '../../ui/locale.ts';

const dayFormat = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayLabel = (day: string) => dateFormat(dayFormat).format(new Date(`${day}T12:00:00Z`));

/** A bar for each week, this one in volt. */
export function JoinedChart({ weeks }: { weeks: readonly JoinedWeek[] }) {
  const bars = weeks.map(({ week, people }, index) => {
    const isNow = index === weeks.length - 1;
    return { label: dayLabel(week), value: people, ...(isNow && { when: 'now' as const }) };
  });
  return <BarChart bars={bars} phoneLabelEvery={3} />;
}
