import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { newWorkout, type WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { changeWorkout, createWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { call } from '../../../../platform/calls.ts';
import { useCallForm } from '../../../../platform/use-call-form.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { useSettingSaved } from '../use-setting-saved.ts';
import { WorkoutFields } from './workout-fields.tsx';
import { emptyWorkout, workoutDraftOf, workoutWords } from './workout-form.ts';

interface WorkoutModalProps {
  competition: CompetitionReply;
  /** null: a new one. */
  workout: WorkoutReply | null;
  onClose: () => void;
}

/** Adds a workout or changes one; how it is measured stays once it has scores. */
export function WorkoutModal({ competition, workout, onClose }: WorkoutModalProps) {
  const competitionId = competition.id;
  const saved = useSettingSaved(competitionId, onClose);
  const { form, ...rest } = useCallForm({
    initial: workout ? workoutDraftOf(workout) : emptyWorkout(),
    schema: newWorkout,
    words: workoutWords,
    send: async (values) => {
      if (!workout) return (await call(createWorkout, { params: { competitionId }, body: values })).data;
      const { scoring, ...about } = values;
      const measured = JSON.stringify(scoring) !== JSON.stringify(workout.scoring);
      const body = { ...about, ...(measured && { scoring }) };
      return (await call(changeWorkout, { params: { competitionId, workoutId: workout.id }, body })).data;
    },
    done: saved,
  });
  return (
    <FormModal
      {...rest}
      title={workout ? `Change ${workout.name}` : 'Add a workout'}
      deed={workout ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <WorkoutFields form={form} competition={competition} workoutId={workout?.id ?? null} />
    </FormModal>
  );
}
