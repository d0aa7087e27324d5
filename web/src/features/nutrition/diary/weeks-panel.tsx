import { wholeOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { HistoryDay } from '@chalkline/contract/nutrition/history.schema.ts';
import { exportDiary, exportDiaryFile } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { call } from '../../../platform/calls.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useExport } from '../../../platform/use-export.ts';
import { Button } from '../../../ui/button.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { addToast } from '../../../ui/toasts.tsx';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';
import { type Averaged, weeksOf } from './weeks.ts';

const weeks = 6;
const choices: readonly { value: Averaged; label: string }[] = [
  { value: 'energy', label: 'kcal' },
  { value: 'protein', label: 'Protein' },
  { value: 'carbohydrate', label: 'Carbs' },
  { value: 'fat', label: 'Fat' },
];

/** Averages of the last weeks, and all entries as a file. */
export function WeeksPanel({ day }: { day: string }) {
  const query = useQuery(diaryQueries.history(day, weeks * 7));
  const isHidden = useCaloriesHidden();
  const [chosen, setShown] = useState<Averaged>('energy');
  const shown = isHidden && chosen === 'energy' ? 'protein' : chosen;
  const file = useExport({
    read: async () => (await call(exportDiary, { query: { to: day, days: 366 } })).data,
    failed: (detail) => addToast({ kind: 'error', title: 'Couldn’t export the diary', detail }),
  });
  const json = useAction({
    send: async () => (await call(exportDiaryFile, { query: { to: day, days: 366 } })).data,
    failed: 'Couldn’t export the diary',
    onDone: ({ fileName, days }) => saveFile(fileName, JSON.stringify({ days }, null, 2), 'application/json'),
  });
  return (
    <Panel
      title="Weeks"
      actions={
        <div className={styles.mealEnd}>
          <ExportButton busy={file.busy} onClick={file.run} />
          <Button variant="text" busy={json.busy} onClick={() => json.run()}>
            JSON
          </Button>
        </div>
      }
      padded
    >
      <Loaded query={query} failed="Couldn’t load the weeks">
        {(days) => (
          <Stack gap={12}>
            <SegmentedControl
              label="Nutrient"
              wide
              size={48}
              choices={choices.filter(({ value }) => !isHidden || value !== 'energy')}
              value={shown}
              onChange={setShown}
            />
            <Weeks {...{ days, day, shown }} />
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function Weeks({ days, day, shown }: { days: readonly HistoryDay[]; day: string; shown: Averaged }) {
  if (days.length === 0) return <p className={text.muted}>Days that you log show up here.</p>;
  const bars = weeksOf(days, day, weeks, shown).map(({ label, average, isKnown }, index) => ({
    label,
    value: average === null ? 0 : wholeOf(average),
    shown: average === null ? '–' : `${isKnown ? '' : '≥ '}${numberText(wholeOf(average))}`,
    ...(index === weeks - 1 && { when: 'now' as const }),
  }));
  return (
    <>
      <BarChart bars={bars} phoneLabelEvery={2} />
      <p className={text.hint}>
        {shown === 'energy' ? 'kcal' : 'Grams'} per logged day, by week; each is named by its first day.
      </p>
    </>
  );
}
