import {
  type NewTrainerTargets,
  newTrainerTargets,
  type TargetFigures,
  weekdays,
} from '@chalkline/contract/nutrition/targets.schema.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import text from '../../../ui/text.module.css';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { WeekdaysField } from './weekdays-field.tsx';

interface TargetsModalProps {
  title: string;

  day: string;
  /** Of the day: where the form begins. */
  targets: TargetFigures | null;
  /** By a trainer: with the plan in words. */
  hasNote?: boolean;
  send: (call: KeyedCall, body: NewTrainerTargets) => Promise<unknown>;
  invalidates: readonly QueryKey[];
  onClose: () => void;
}

const none = { kcal: null, protein: null, carbohydrate: null, fat: null, fiber: null, milliliters: null };

const texts = {
  startsOn: { label: 'From', wrong: 'Enter a day.' },
  weekdays: { label: 'Weekdays', wrong: 'Choose at least one weekday.' },
  kcal: { label: 'Energy', wrong: 'Enter a whole number between 1 and 20,000.' },
  protein: { label: 'Protein', wrong: 'Enter a whole number between 1 and 2,000.' },
  carbohydrate: { label: 'Carbohydrate', wrong: 'Enter a whole number between 1 and 3,000.' },
  fat: { label: 'Fat', wrong: 'Enter a whole number between 1 and 2,000.' },
  fiber: { label: 'Fiber', wrong: 'Enter a whole number between 1 and 500.' },
  milliliters: { label: 'Water', wrong: 'Enter a whole number between 1 and 20,000.' },
  note: { label: 'Note', wrong: 'Enter up to 1,000 characters.' },
};

const fields = [
  ['kcal', 'kcal'],
  ['protein', 'g'],
  ['carbohydrate', 'g'],
  ['fat', 'g'],
  ['fiber', 'g'],
  ['milliliters', 'ml'],
] as const;

/** Targets of some weekdays from a day on; earlier days keep theirs. */
export function TargetsModal(props: TargetsModalProps) {
  const { title, day, targets, hasNote = false, send, invalidates, onClose } = props;
  const isHidden = useCaloriesHidden();
  const { kcal, protein, carbohydrate, fat, fiber, milliliters } = targets ?? none;
  const figures = { kcal, protein, carbohydrate, fat, fiber, milliliters };
  const { form, ...rest } = useCallForm({
    initial: { startsOn: day, weekdays: [...weekdays] as number[], ...figures, note: '' },
    schema: newTrainerTargets,
    texts,
    send,
    done: 'Targets saved',
    invalidates,
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={title} action="Save" onClose={onClose}>
      <TextField
        id="startsOn"
        type="date"
        label="From"
        hint="Earlier days keep their targets."
        {...form.getInputProps('startsOn')}
      />
      <WeekdaysField
        chosen={form.values.weekdays}
        error={form.errors.weekdays}
        onChange={(chosen) => form.setFieldValue('weekdays', chosen)}
      />
      <div className={styles.pair}>
        {fields.map(([name, unit]) =>
          name === 'kcal' && isHidden ? null : (
            <NumberField
              key={name}
              id={name}
              optional
              label={texts[name].label}
              unit={unit}
              error={form.errors[name]}
              value={form.values[name]}
              onChange={(value) => form.setFieldValue(name, value)}
            />
          ),
        )}
      </div>
      {hasNote && (
        <TextArea
          id="note"
          label="Note"
          optional
          hint="How to reach them: your client reads it beside the targets."
          {...form.getInputProps('note')}
        />
      )}
      <p className={text.hint}>Leave a field empty to have no target for it.</p>
    </FormModal>
  );
}
