import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { deleteWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { scoringText } from '../../workout-words.ts';
import { ClosedNote } from '../closed-note.tsx';
import { DeleteModal } from '../delete-modal.tsx';
import { LineDeeds } from '../line-deeds.tsx';
import { WorkoutModal } from './workout-modal.tsx';

/** The workouts in their order. One with scores stays. */
export function WorkoutsPart({ competition }: { competition: CompetitionReply }) {
  const { id, workouts, can } = competition;
  const [edited, setEdited] = useState<WorkoutReply | 'new' | null>(null);
  const [leaving, setLeaving] = useState<WorkoutReply | null>(null);
  const columns: Column<WorkoutReply>[] = [
    { key: 'name', head: 'Workout', phone: 'lead', cell: ({ name }) => name },
    { key: 'scoring', head: 'Scored by', cell: ({ scoring }) => scoringText(scoring) },
  ];
  if (can.edit) {
    columns.push({
      key: 'deeds',
      head: 'Change',
      align: 'right',
      width: '120px',
      cell: (workout) => (
        <LineDeeds
          name={workout.name}
          onChange={() => setEdited(workout)}
          onDelete={() => setLeaving(workout)}
        />
      ),
    });
  }
  return (
    <Stack gap={16}>
      <PageTitle
        actions={
          can.edit && (
            <Button
              variant="main"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setEdited('new')}
            >
              Add a workout
            </Button>
          )
        }
      >
        Workouts
      </PageTitle>
      <ClosedNote competition={competition} />
      <Panel>
        {workouts.length === 0 ? (
          <EmptyState title="No workouts yet">Scores need one to belong to.</EmptyState>
        ) : (
          <DataTable caption="Workouts" columns={columns} rows={workouts} rowKey={({ id: key }) => key} />
        )}
      </Panel>
      {edited && (
        <WorkoutModal
          competitionId={id}
          workout={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {leaving && (
        <DeleteModal
          competitionId={id}
          name={leaving.name}
          onClose={() => setLeaving(null)}
          remove={() => call(deleteWorkout, { params: { competitionId: id, workoutId: leaving.id } })}
        >
          Its description is lost. A workout that has scores stays.
        </DeleteModal>
      )}
    </Stack>
  );
}
