import { wholeOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { HistoryDay } from '@chalkline/contract/nutrition/history.schema.ts';
import { useState } from 'react';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Stack } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { type Averaged, weeksOf } from './weeks.ts';

const weeks = 6;
export const averagedDays = weeks * 7;

const choices: readonly { value: Averaged; label: string }[] = [
  { value: 'energy', label: 'kcal' },
  { value: 'protein', label: 'Protein' },
  { value: 'carbohydrate', label: 'Carbs' },
  { value: 'fat', label: 'Fat' },
];

interface WeekAveragesProps {
  days: readonly HistoryDay[];
  /** The last day shown. */
  day: string;
  hidesEnergy?: boolean;
  /** What is said where nothing was logged. */
  empty: string;
}

/** Averages per logged day by week, of one nutrient at a time. */
export function WeekAverages({ days, day, hidesEnergy = false, empty }: WeekAveragesProps) {
  const [chosen, setShown] = useState<Averaged>('energy');
  const shown = hidesEnergy && chosen === 'energy' ? 'protein' : chosen;
  return (
    <Stack gap={12}>
      <SegmentedControl
        label="Nutrient"
        wide
        size={48}
        choices={choices.filter(({ value }) => !hidesEnergy || value !== 'energy')}
        value={shown}
        onChange={setShown}
      />
      {days.length === 0 ? (
        <p className={text.muted}>{empty}</p>
      ) : (
        <>
          <BarChart bars={barsOf(days, day, shown)} phoneLabelEvery={2} />
          <p className={text.hint}>
            {shown === 'energy' ? 'kcal' : 'Grams'} per logged day, by week; each is named by its first day.
          </p>
        </>
      )}
    </Stack>
  );
}

function barsOf(days: readonly HistoryDay[], day: string, shown: Averaged) {
  return weeksOf(days, day, weeks, shown).map(({ label, average, isKnown }, index) => ({
    label,
    value: average === null ? 0 : wholeOf(average),
    shown: average === null ? '–' : `${isKnown ? '' : '≥ '}${numberText(wholeOf(average))}`,
    ...(index === weeks - 1 && { when: 'now' as const }),
  }));
}
