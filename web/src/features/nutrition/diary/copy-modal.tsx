import { type EntryReply, type Meal, mealCopy, meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { newDeviceIds } from '../../../platform/device-ids.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { copyOf } from '../offline/day-on-device.ts';
import { diaryDesk } from '../offline/diary-desk.ts';
import { daysAfter, mealLabels } from './diary-texts.ts';
import { useDay } from './use-day.ts';

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
    also: (): Record<string, string> =>
      found.length > 0 ? {} : { 'from.day': 'Choose a day with entries.' },
    send: (_call, body) => diaryDesk.change(copyOf(body, found, newDeviceIds(found.length))),
    done: 'Copied',
    onDone: onClose,
  });
  const { from } = form.values;
  const { data } = useDay(from.day);
  const found: readonly EntryReply[] =
    data?.entries.filter((entry) => from.meal === null || entry.meal === from.meal) ?? [];
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
