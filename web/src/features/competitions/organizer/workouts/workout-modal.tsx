import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { newWorkout, type WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { changeWorkout, createWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { WorkoutFields } from './workout-fields.tsx';
import { emptyWorkout, workoutDraftOf, workoutTexts } from './workout-form.ts';

interface WorkoutModalProps {
  competition: CompetitionReply;
  /** null: a new workout. */
  workout: WorkoutReply | null;
  onClose: () => void;
}

/** Adds or edits a workout; its scoring can't change once it has scores. */
export function WorkoutModal({ competition, workout, onClose }: WorkoutModalProps) {
  const competitionId = competition.id;
  const { form, ...rest } = useCallForm({
    initial: workout ? workoutDraftOf(workout) : emptyWorkout(),
    schema: newWorkout,
    texts: workoutTexts,
    send: (call, values) => {
      if (!workout) return call(createWorkout, { params: { competitionId }, body: values });
      const { scoring, ...about } = values;
      const measured = JSON.stringify(scoring) !== JSON.stringify(workout.scoring);
      const body = { ...about, ...(measured && { scoring }) };
      return call(changeWorkout, { params: { competitionId, workoutId: workout.id }, body });
    },
    done: ({ name }) => `${name} saved`,
    invalidates: [competitionQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={workout ? `Edit ${workout.name}` : 'Add a workout'}
      action={workout ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <WorkoutFields form={form} competition={competition} workoutId={workout?.id ?? null} />
    </FormModal>
  );
}
