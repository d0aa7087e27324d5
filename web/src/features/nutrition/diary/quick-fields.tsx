import type { QuickFigures } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { UseFormReturnType } from '@mantine/form';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** As they are typed: an empty box is null. */
export type TypedQuick = Omit<QuickFigures, 'kcal'> & { kcal: number | null };

const wrong = 'Enter a number between 0 and 10,000.';
export const quickTexts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
  kcal: { label: 'Energy', wrong },
  protein: { label: 'Protein', wrong },
  carbohydrate: { label: 'Carbohydrate', wrong },
  fat: { label: 'Fat', wrong },
};
const optional = ['protein', 'carbohydrate', 'fat'] as const;

/** Figures without a food. What is left empty isn’t known, which is no zero. */
export function QuickFields<Values extends TypedQuick>({ form }: { form: UseFormReturnType<Values> }) {
  const number = (name: 'kcal' | (typeof optional)[number]) => ({
    id: name,
    label: quickTexts[name].label,
    decimals: true,
    error: form.errors[name],
    value: inUnits(form.values[name]),
    onChange: (value: number | null) =>
      form.setFieldValue(name, (value === null ? null : Math.round(value * 1000)) as never),
  });
  return (
    <>
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <NumberField {...number('kcal')} unit="kcal" />
      {optional.map((name) => (
        <NumberField key={name} {...number(name)} unit="g" optional />
      ))}
    </>
  );
}

const inUnits = (thousandths: number | null) => (thousandths === null ? null : thousandths / 1000);
