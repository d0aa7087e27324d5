import { type Meal, mealCopy, meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import { copyMeals } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { diaryQueries } from './diary.queries.ts';
import { daysAfter, mealLabels } from './diary-texts.ts';

interface CopyModalProps {
  /** Where to. */
  day: string;
  onClose: () => void;
}

const whole = 'all';
const texts = {
  'from.day': { label: 'Day', wrong: 'Enter a day.' },
  'from.meal': { label: 'Meal', wrong: 'Choose a meal.' },
};

/** Adds what was eaten on another day. */
export function CopyModal({ day, onClose }: CopyModalProps) {
  const meal = null as Meal | null;
  const { form, ...rest } = useCallForm({
    initial: { from: { day: daysAfter(day, -1), meal }, to: { day, meal } },
    schema: mealCopy,
    texts,
    send: (call, body) => call(copyMeals, { body }),
    done: 'Copied',
    invalidates: [diaryQueries.all],
    onDone: onClose,
  });
  const { from } = form.values;
  const { data } = useQuery({ ...diaryQueries.day(from.day), enabled: from.day !== '' });
  const found = data?.entries.filter((entry) => from.meal === null || entry.meal === from.meal) ?? [];
  return (
    <FormModal {...rest} title="Copy from another day" action="Copy" onClose={onClose}>
      <TextField id="from.day" type="date" label="Day" {...form.getInputProps('from.day')} />
      <SelectField
        id="from.meal"
        label="Meal"
        choices={[
          { value: whole, label: 'All meals' },
          ...meals.map((value) => ({ value, label: mealLabels[value] })),
        ]}
        value={from.meal ?? whole}
        onChange={(value) => form.setFieldValue('from.meal', value === whole ? null : (value as Meal))}
      />
      <p className={text.hint} role="status">
        {data &&
          (found.length === 0 ? 'Nothing was logged then.' : found.map(({ name }) => name).join(' · '))}
      </p>
    </FormModal>
  );
}
