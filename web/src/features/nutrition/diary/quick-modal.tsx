import { type Meal, newQuickEntry } from '@chalkline/contract/nutrition/diary.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { newDeviceId } from '../../../platform/device-ids.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { quickEntryOf } from '../offline/day-on-device.ts';
import { diaryDesk } from '../offline/diary-desk.ts';

interface QuickModalProps {
  day: string;
  meal: Meal;
  title: string;
  onDone: () => void;
  onClose: () => void;
}

const wrong = 'Enter a number between 0 and 10,000.';
const texts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
  kcal: { label: 'Energy', wrong },
  protein: { label: 'Protein', wrong },
  carbohydrate: { label: 'Carbohydrate', wrong },
  fat: { label: 'Fat', wrong },
};
const optional = ['protein', 'carbohydrate', 'fat'] as const;

/** Figures without a food. What is left empty isn’t known, which is no zero. */
export function QuickModal({ day, meal, title, onDone, onClose }: QuickModalProps) {
  const none = null as number | null;
  const { form, ...rest } = useCallForm({
    initial: { day, meal, name: '', kcal: none, protein: none, carbohydrate: none, fat: none },
    schema: newQuickEntry,
    texts,
    send: (_call, { kcal, ...body }) =>
      diaryDesk.change(quickEntryOf({ ...body, kcal: kcal ?? 0 }, newDeviceId())),
    done: 'Quick entry added',
    onDone,
  });
  const number = (name: 'kcal' | (typeof optional)[number]) => ({
    id: name,
    label: texts[name].label,
    decimals: true,
    error: form.errors[name],
    value: inUnits(form.values[name]),
    onChange: (value: number | null) =>
      form.setFieldValue(name, value === null ? null : Math.round(value * 1000)),
  });
  return (
    <FormModal {...rest} title={title} action="Add" onClose={onClose}>
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <NumberField {...number('kcal')} unit="kcal" />
      {optional.map((name) => (
        <NumberField key={name} {...number(name)} unit="g" optional />
      ))}
    </FormModal>
  );
}

const inUnits = (thousandths: number | null) => (thousandths === null ? null : thousandths / 1000);
