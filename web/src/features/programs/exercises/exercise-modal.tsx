import {
  type Equipment,
  type ExerciseReply,
  equipment,
  type Measure,
  type Muscle,
  measures,
  muscles,
  newExercise,
} from '@chalkline/contract/programs/exercise.schema.ts';
import { changeExercise, createExercise } from '@chalkline/contract/programs/exercises.endpoints.ts';
import type { ReactNode } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { equipmentLabels, measureLabels, muscleLabels } from './exercise-texts.ts';
import styles from './exercises.module.css';
import { exerciseQueries } from './exercises.queries.ts';

interface ExerciseModalProps {
  /** null: a new one. */
  exercise: ExerciseReply | null;
  onClose: () => void;
}

const texts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
  measure: { label: 'Measured in', wrong: 'Choose one from the list.' },
  primary: { label: 'Primary muscles', wrong: 'Choose at least one muscle.' },
  secondary: { label: 'Secondary muscles', wrong: 'Choose muscles from the list.' },
  equipment: { label: 'Equipment', wrong: 'Choose equipment from the list.' },
  steps: { label: 'Steps', wrong: 'Enter up to 4,000 characters.' },
  video: { label: 'Video', wrong: 'Enter a link that starts with https://.' },
};

const muscleChoices = muscles.map((value) => ({ value, label: muscleLabels[value] }));
const equipmentChoices = equipment.map((value) => ({ value, label: equipmentLabels[value] }));

/** Adds an exercise of one’s own or edits one. */
export function ExerciseModal({ exercise, onClose }: ExerciseModalProps) {
  const { form, ...rest } = useCallForm({
    initial: {
      name: exercise?.name ?? '',
      measure: exercise?.measure ?? ('load' as Measure),
      primary: exercise?.primary ?? ([] as Muscle[]),
      secondary: exercise?.secondary ?? ([] as Muscle[]),
      equipment: exercise?.equipment ?? ([] as Equipment[]),
      steps: exercise?.steps.join('\n') ?? '',
      video: exercise?.video ?? null,
    },
    schema: newExercise,
    texts,
    send: (call, body) => {
      if (!exercise?.mine) return call(createExercise, { body });
      const { version } = exercise.mine;
      return call(changeExercise, { params: { exerciseId: exercise.id }, body: { ...body, version } });
    },
    done: exercise ? 'Exercise saved' : 'Exercise added',
    invalidates: [exerciseQueries.all],
    onDone: onClose,
  });
  const { values, errors, setFieldValue, getInputProps } = form;
  return (
    <FormModal
      {...rest}
      title={exercise ? 'Edit exercise' : 'Add an exercise'}
      action={exercise ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...getInputProps('name')} />
      <SelectField
        id="measure"
        label="Measured in"
        choices={measures.map((value) => ({ value, label: measureLabels[value] }))}
        {...getInputProps('measure')}
      />
      <Several
        legend="Primary muscles"
        choices={muscleChoices}
        chosen={values.primary}
        error={errors.primary}
        onChange={(primary) => setFieldValue('primary', primary)}
      />
      <Several
        legend="Secondary muscles"
        choices={muscleChoices}
        chosen={values.secondary}
        error={errors.secondary}
        onChange={(secondary) => setFieldValue('secondary', secondary)}
      />
      <Several
        legend="Equipment"
        choices={equipmentChoices}
        chosen={values.equipment}
        error={errors.equipment}
        onChange={(chosen) => setFieldValue('equipment', chosen)}
      />
      <TextArea id="steps" label="Steps" hint="One on each line." rows={4} {...getInputProps('steps')} />
      <TextField
        id="video"
        label="Video"
        optional
        inputMode="url"
        placeholder="https://"
        error={errors.video}
        value={values.video ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setFieldValue('video', value.trim() === '' ? null : value)
        }
      />
    </FormModal>
  );
}

interface SeveralProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  error: ReactNode;
  onChange: (chosen: Value[]) => void;
}

function Several<Value extends string>({ legend, choices, chosen, error, onChange }: SeveralProps<Value>) {
  return (
    <ChoiceGroup legend={legend} error={error}>
      <div className={styles.checks}>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
