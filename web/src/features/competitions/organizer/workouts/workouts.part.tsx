import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { deleteWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import type { Column } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { divisionsText } from '../../workout-divisions.ts';
import { scoringText } from '../../workout-labels.ts';
import { LineList } from '../line-list.tsx';
import { RemoveModal } from '../remove-modal.tsx';
import { WindowsPanel } from '../submissions/windows-panel.tsx';
import { WorkoutModal } from './workout-modal.tsx';

function columnsOf({ divisions }: CompetitionReply): readonly Column<WorkoutReply>[] {
  return [
    { key: 'name', head: 'Workout', phone: 'lead', cell: ({ name }) => name },
    { key: 'scoring', head: 'Scored by', cell: ({ scoring }) => scoringText(scoring) },
    {
      key: 'divisions',
      head: 'Divisions',
      cell: (workout) => divisionsText(workout, divisions) || 'All divisions',
    },
  ];
}

/** The workouts in order. The server refuses to delete one with scores. */
export function WorkoutsPart({ competition }: { competition: CompetitionReply }) {
  const competitionId = competition.id;
  return (
    <Stack gap={24}>
      <LineList
        competition={competition}
        title="Workouts"
        add="Add a workout"
        rows={competition.workouts}
        columns={columnsOf(competition)}
        empty={<EmptyState title="No workouts yet">Scores are entered per workout.</EmptyState>}
        mayRemove={() => true}
        editor={(workout, close) => (
          <WorkoutModal competition={competition} workout={workout} onClose={close} />
        )}
        remover={({ id: workoutId, name }, close) => (
          <RemoveModal
            name={name}
            onClose={close}
            remove={(call) => call(deleteWorkout, { params: { competitionId, workoutId } })}
          >
            This also deletes its description. You can’t remove a workout with scores.
          </RemoveModal>
        )}
      />
      <WindowsPanel competition={competition} />
    </Stack>
  );
}
