import { type ExerciseReply, newExercise } from '@chalkline/contract/programs/exercise.schema.ts';
import { changeExercise, createExercise } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { exerciseQueries } from './exercises.queries.ts';

interface ExerciseModalProps {
  /** null: a new one. */
  exercise: ExerciseReply | null;
  onClose: () => void;
}

const texts = {
  name: { label: 'Name', wrong: 'Write a name of up to 120 characters.' },
  description: { label: 'Description', wrong: 'Write up to 4,000 characters.' },
};

/** Creates an exercise or edits one. */
export function ExerciseModal({ exercise, onClose }: ExerciseModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { name: exercise?.name ?? '', description: exercise?.description ?? '' },
    schema: newExercise,
    texts,
    send: (call, body) => {
      if (!exercise) return call(createExercise, { body });
      const { id, version } = exercise;
      return call(changeExercise, { params: { exerciseId: id }, body: { ...body, version } });
    },
    done: exercise ? 'Exercise saved' : 'Exercise created',
    invalidates: [exerciseQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={exercise ? 'Edit exercise' : 'Create an exercise'}
      action={exercise ? 'Save' : 'Create'}
      onClose={onClose}
    >
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <TextArea id="description" label="Description" rows={4} {...form.getInputProps('description')} />
    </FormModal>
  );
}
