import { trainingDays } from '@chalkline/contract/training/schedule.rules.ts';
import type { UseFormReturnType } from '@mantine/form';
import { FormBody } from '../../../ui/field.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import { termsTexts } from './terms.ts';
import { WeekdaysField } from './weekdays-field.tsx';

export interface Terms {
  startDay: string;
  weekdays: number[];
}

interface TermsFieldsProps<Values extends Terms> {
  form: UseFormReturnType<Values>;
  /** How many workouts the program has. */
  workouts: number;
  children?: React.ReactNode;
}

/** When a program starts and on which days its person trains, with when that ends. */
export function TermsFields<Values extends Terms>({ form, workouts, children }: TermsFieldsProps<Values>) {
  const { startDay, weekdays } = form.values;
  const last = startDay ? trainingDays(startDay, weekdays, workouts).at(-1) : undefined;
  return (
    <FormBody>
      <TextField
        id="startDay"
        type="date"
        label={termsTexts.startDay.label}
        {...form.getInputProps('startDay')}
      />
      <WeekdaysField
        value={weekdays}
        error={form.errors.weekdays}
        onChange={(chosen) => form.setFieldValue('weekdays', chosen as never)}
      />
      {last && <p className={text.hint}>The last workout is on {calendarDayText(last)}.</p>}
      {children}
    </FormBody>
  );
}
