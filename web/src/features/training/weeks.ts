import type { ChartBar } from '../../ui/charts/bar-chart.tsx';
import { dateFormat } from '../../ui/locale.ts';
import { today } from '../../ui/now.ts';

const weeks = 8;
const dayMs = 24 * 60 * 60 * 1000;

/** How many workouts each of the last weeks had, the latest last; weeks end today, so that each is a whole one. */
export function weeksOf(days: readonly string[], now = today()): ChartBar[] {
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
  return Array.from({ length: weeks }, (_, index) => {
    const last = at(now) - (weeks - 1 - index) * 7 * dayMs;
    const first = last - 6 * dayMs;
    const value = days.filter((day) => at(day) >= first && at(day) <= last).length;
    const label = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(first));
    return { label, value, ...(index === weeks - 1 && { when: 'now' as const }) };
  });
}
