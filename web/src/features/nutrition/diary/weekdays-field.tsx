import { weekdays } from '@chalkline/contract/nutrition/targets.schema.ts';
import type { ReactNode } from 'react';
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx';
import { weekdayLabel } from './target-texts.ts';

interface WeekdaysFieldProps {
  chosen: readonly number[];
  error: ReactNode;
  onChange: (chosen: number[]) => void;
}

/** Which days of the week. */
export function WeekdaysField({ chosen, error, onChange }: WeekdaysFieldProps) {
  return (
    <ChoiceGroup legend="Weekdays" inline error={error}>
      {weekdays.map((weekday) => (
        <Checkbox
          key={weekday}
          label={weekdayLabel(weekday)}
          checked={chosen.includes(weekday)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(weekdays.filter((each) => (each === weekday ? checked : chosen.includes(each))))
          }
        />
      ))}
    </ChoiceGroup>
  );
}
