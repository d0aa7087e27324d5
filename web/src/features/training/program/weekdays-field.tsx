import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx';
import { allWeekdays, weekdayName } from './running-texts.ts';

interface WeekdaysFieldProps {
  value: readonly number[];
  error: React.ReactNode;
  onChange: (weekdays: number[]) => void;
}

/** The days of a week on which someone trains. */
export function WeekdaysField({ value, error, onChange }: WeekdaysFieldProps) {
  return (
    <ChoiceGroup legend="Training days" inline error={error}>
      {allWeekdays.map((weekday) => (
        <Checkbox
          key={weekday}
          id={weekday === 1 ? 'weekdays' : undefined}
          label={weekdayName(weekday)}
          checked={value.includes(weekday)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...value, weekday] : value.filter((one) => one !== weekday))
          }
        />
      ))}
    </ChoiceGroup>
  );
}
