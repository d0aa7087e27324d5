import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { NewScheduleItem } from '@chalkline/contract/competitions/schedule.schema.ts';
import type { UseFormReturnType } from '@mantine/form';
import { FieldGrid, FormBody } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { weekdayText } from '../../../../ui/times.ts';
import { daysOf } from './schedule-form.ts';

interface ScheduleFieldsProps {
  form: UseFormReturnType<NewScheduleItem>;
  competition: CompetitionReply;
}

/** The fields of a schedule item. */
export function ScheduleFields({ form, competition }: ScheduleFieldsProps) {
  const { day, title, place, workoutId } = form.values;
  return (
    <FormBody>
      <FieldGrid>
        <SelectField
          id="day"
          label="Day"
          error={form.errors.day}
          choices={daysOf(competition).map((each) => ({ value: each, label: weekdayText(each) }))}
          value={day}
          onChange={(chosen) => form.setFieldValue('day', chosen)}
        />
        <TextField id="startsAt" type="time" label="Time" {...form.getInputProps('startsAt')} />
      </FieldGrid>
      {competition.workouts.length > 0 && (
        <SelectField
          id="workoutId"
          label="Workout"
          optional
          error={form.errors.workoutId}
          choices={[
            { value: 'none', label: 'No workout' },
            ...competition.workouts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={workoutId ?? 'none'}
          onChange={(chosen) => {
            form.setFieldValue('workoutId', chosen === 'none' ? null : chosen);
            const name = competition.workouts.find(({ id }) => id === chosen)?.name;
            if (name && title === '') form.setFieldValue('title', name);
          }}
        />
      )}
      <TextField
        id="title"
        label="Title"
        autoComplete="off"
        hint="For example “Check-in” or “Escarpment, all divisions”."
        {...form.getInputProps('title')}
      />
      <TextField
        id="place"
        label="Place"
        optional
        hint="For example a gate, floor or platform."
        error={form.errors.place}
        value={place ?? ''}
        onChange={(change) => form.setFieldValue('place', change.currentTarget.value || null)}
      />
    </FormBody>
  );
}
