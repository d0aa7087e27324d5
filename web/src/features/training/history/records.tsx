import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { trainingQueries } from '../training.queries.ts';
import { useUnit } from '../use-unit.ts';
import { CompetitionRecords } from './competition-records.tsx';
import { ExerciseRecords } from './exercise-records.tsx';

/** What is best of each exercise, and in competitions. */
export function Records({ training, personId }: { training: TrainingReply; personId: string }) {
  const [unit, setUnit] = useUnit();
  const [params] = useSearchParams();
  const competed = useQuery(trainingQueries.competitionRecords(personId)).data ?? [];
  if (training.exercises.length === 0) {
    if (competed.length > 0) return <CompetitionRecords records={competed} />;
    return (
      <Panel>
        <EmptyState title="No records yet">
          Log a workout, and your best lifts, times and distances appear here. So do your results in
          competitions.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <SegmentedControl
        label="Unit"
        wide
        size={48}
        choices={[
          { value: 'kg', label: 'Kilograms' },
          { value: 'lb', label: 'Pounds' },
        ]}
        value={unit}
        onChange={setUnit}
      />
      <ExerciseRecords
        exercises={training.exercises}
        maxes={training.maxes}
        unit={unit}
        sought={params.get('exercise')}
      />
      {competed.length > 0 && <CompetitionRecords records={competed} />}
    </>
  );
}
