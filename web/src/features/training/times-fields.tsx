import { today } from '../../ui/now.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TypedTimes } from './workout-times.ts';

interface TimesFieldsProps {
  value: TypedTimes;
  isWrong: boolean;
  onChange: (value: TypedTimes) => void;
}

/** When a workout was and how long it took. */
export function TimesFields({ value, isWrong, onChange }: TimesFieldsProps) {
  const set = (change: Partial<TypedTimes>) => onChange({ ...value, ...change });
  return (
    <>
      <TextField
        label="Day"
        type="date"
        max={today()}
        value={value.day}
        onChange={({ currentTarget }) => set({ day: currentTarget.value })}
      />
      <TextField
        label="Started"
        type="time"
        value={value.time}
        error={isWrong && 'Choose a day and time that aren’t in the future, and up to 24 hours.'}
        onChange={({ currentTarget }) => set({ time: currentTarget.value })}
      />
      <NumberField
        label="Duration"
        unit="min"
        value={value.minutes}
        onChange={(minutes) => set({ minutes })}
      />
    </>
  );
}
