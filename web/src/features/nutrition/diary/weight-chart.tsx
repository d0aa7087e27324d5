import { weightIn } from '@chalkline/contract/accounts/weight-units.ts';
import type { WeightReply } from '@chalkline/contract/nutrition/measures.schema.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { numberText } from '../../../ui/locale.ts';
import text from '../../../ui/text.module.css';
import { weightUnit } from '../../../ui/weight-unit.ts';
import { daysAfter } from './diary-texts.ts';
import { dayLabel } from './weeks.ts';

interface WeightChartProps {
  /** The earliest first. */
  weights: readonly WeightReply[];
  /** The last day shown. */
  day: string;
  /** What is said where there are none. */
  empty: string;
}

/** How a weight changed, in the unit that the reader chose. */
export function WeightChart({ weights, day, empty }: WeightChartProps) {
  const unit = weightUnit();
  const [first] = weights;
  const last = weights.at(-1);
  if (!first || !last) return <p className={text.muted}>{empty}</p>;
  const lastText = `${numberText(weightIn(last.grams, unit), { minimumFractionDigits: 1 })} ${unit}`;
  if (first === last) return <p>{`${lastText}, ${dayLabel(last.day)}`}</p>;
  const byDay = new Map(weights.map((one) => [one.day, weightIn(one.grams, unit)]));
  const length = (Date.parse(day) - Date.parse(first.day)) / 86_400_000 + 1;
  const all = Array.from({ length }, (_, index) => daysAfter(first.day, index));
  const lowest = Math.min(...byDay.values());
  return (
    <LineChart
      title={`Weight in ${unit}`}
      ticks={all.map(dayLabel)}
      tickEvery={Math.max(1, Math.ceil(length / 3))}
      from={Math.max(0, Math.floor(lowest) - 1)}
      lines={[{ label: 'Weight', end: lastText, values: all.map((each) => byDay.get(each) ?? null) }]}
    />
  );
}
