import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { UseFormReturnType } from '@mantine/form';
import { FieldGrid } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { WorkoutDraft } from './workout-form.ts';

interface PartFieldsProps {
  form: UseFormReturnType<WorkoutDraft>;
  competition: CompetitionReply;
  workoutId: string | null;
}

/** Whether the workout is part of another one, and which workout breaks its ties. */
export function PartFields({ form, competition, workoutId }: PartFieldsProps) {
  const { scoring, partOf } = form.values;
  const others = competition.workouts.filter(({ id }) => id !== workoutId);
  if (others.length === 0) return null;
  const choices = others.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FieldGrid>
      <SelectField
        id="partOf"
        label="Part of"
        optional
        error={form.errors.partOf}
        choices={[
          { value: 'none', label: 'None' },
          ...choices.filter(({ value }) => others.find(({ id }) => id === value)?.partOf === null),
        ]}
        value={partOf ?? 'none'}
        onChange={(chosen) => form.setFieldValue('partOf', chosen === 'none' ? null : chosen)}
      />
      <SelectField
        id="scoring.brokenByPart"
        label="Ties broken by"
        optional
        error={form.errors['scoring.brokenByPart']}
        choices={[{ value: 'none', label: 'None' }, ...choices]}
        value={scoring.brokenByPart ?? 'none'}
        onChange={(chosen) => {
          const { brokenByPart: _before, ...rest } = scoring;
          form.setFieldValue('scoring', chosen === 'none' ? rest : { ...rest, brokenByPart: chosen });
        }}
      />
    </FieldGrid>
  );
}
