import { exportDiary, exportDiaryFile } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { call } from '../../../platform/calls.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useExport } from '../../../platform/use-export.ts';
import { Button } from '../../../ui/button.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';
import { averagedDays, WeekAverages } from './week-averages.tsx';

/** Averages of the last weeks, and all entries as a file. */
export function WeeksPanel({ day }: { day: string }) {
  const query = useQuery(diaryQueries.history(day, averagedDays));
  const isHidden = useCaloriesHidden();
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
          <WeekAverages
            days={days}
            day={day}
            hidesEnergy={isHidden}
            empty="Days that you log show up here."
          />
        )}
      </Loaded>
    </Panel>
  );
}
