import { newWorkout, type WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { changeWorkout, createWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { call } from '../../../../platform/calls.ts';
import type { FieldWords } from '../../../../platform/field-words.ts';
import { useCallForm } from '../../../../platform/use-call-form.ts';
import { TextArea, TextField } from '../../../../ui/text-field.tsx';
import { draftWords, emptyWorkout, type WorkoutDraft } from '../create/competition-form.ts';
import { WorkoutScoringFields } from '../create/workout-scoring-fields.tsx';
import { FormModal } from '../form-modal.tsx';
import { useSettingSaved } from '../use-setting-saved.ts';

interface WorkoutModalProps {
  competitionId: string;
  /** null: a new one. */
  workout: WorkoutReply | null;
  onClose: () => void;
}

const inList = 'workouts.*.';

/** The words of a workout in the form that makes a competition, for one that stands alone. */
const words: FieldWords = Object.fromEntries(
  Object.entries(draftWords)
    .filter(([field]) => field.startsWith(inList))
    .map(([field, { label, wrong }]) => {
      const alone = label.replace('Workout #, ', '');
      return [field.slice(inList.length), { label: alone.charAt(0).toUpperCase() + alone.slice(1), wrong }];
    }),
);

/** Adds a workout or changes one; how it is measured stays once it has scores. */
export function WorkoutModal({ competitionId, workout, onClose }: WorkoutModalProps) {
  const saved = useSettingSaved(competitionId, onClose);
  const initial: WorkoutDraft = workout
    ? { name: workout.name, description: workout.description, scoring: workout.scoring }
    : emptyWorkout();
  const { form, ...rest } = useCallForm({
    initial,
    schema: newWorkout,
    words,
    send: async ({ scoring, ...about }) => {
      if (!workout)
        return (await call(createWorkout, { params: { competitionId }, body: { ...about, scoring } })).data;
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
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <WorkoutScoringFields
        path="scoring"
        value={form.values.scoring}
        errors={form.errors}
        onChange={(scoring) => {
          form.setFieldValue('scoring', scoring);
          for (const field of Object.keys(form.errors)) {
            if (field.startsWith('scoring.')) form.clearFieldError(field);
          }
        }}
      />
      <TextArea
        id="description"
        label="Description"
        optional
        rows={4}
        {...form.getInputProps('description')}
      />
    </FormModal>
  );
}
