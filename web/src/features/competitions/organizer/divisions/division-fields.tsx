import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { type DivisionGender, divisionGenders } from '@chalkline/contract/competitions/division.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import type { UseFormReturnType } from '@mantine/form';
import { FieldGrid, FieldSet, FormBody } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { CutsFields } from './cuts-fields.tsx';
import type { DivisionDraft } from './division-form.ts';
import { DivisionScoringFields } from './division-scoring-fields.tsx';

const genderLabels: Readonly<Record<DivisionGender, string>> = {
  any: 'Any',
  women: 'Women',
  men: 'Men',
  mixed: 'Mixed',
};

const sizes = { one: 1, pair: 2, team: 4 } as const;
type Size = keyof typeof sizes;
const sizeOf = (athletes: number): Size => (athletes === 1 ? 'one' : athletes === 2 ? 'pair' : 'team');

interface DivisionFieldsProps {
  form: UseFormReturnType<DivisionDraft>;
  competition: CompetitionReply;
  /** null for a new division. */
  divisionId: string | null;
}

/** The fields of a division: who competes, capacity, scoring and cuts. */
export function DivisionFields({ form, competition, divisionId }: DivisionFieldsProps) {
  const { teamSize, gender } = form.values;
  const unit = teamSize === 1 ? 'athletes' : teamSize === 2 ? 'pairs' : 'teams';
  return (
    <FormBody>
      <TextField
        id="name"
        label="Name"
        autoComplete="off"
        hint="Short, without the year."
        {...form.getInputProps('name')}
      />
      <FieldGrid>
        <SegmentedControl
          label="Who competes"
          labelShown
          wide
          choices={[
            { value: 'one', label: 'Individual' },
            { value: 'pair', label: 'Pair' },
            { value: 'team', label: 'Team' },
          ]}
          value={sizeOf(teamSize)}
          onChange={(size: Size) => {
            form.setFieldValue('teamSize', sizes[size]);
            if (size !== 'one') return;
            if (gender === 'mixed') form.setFieldValue('gender', 'any');
            form.setFieldValue('teams', null);
          }}
        />
        <SegmentedControl
          label="Gender"
          labelShown
          wide
          choices={divisionGenders
            .filter((each) => each !== 'mixed' || teamSize > 1)
            .map((each) => ({ value: each, label: genderLabels[each] }))}
          value={gender}
          onChange={(chosen) => form.setFieldValue('gender', chosen)}
        />
      </FieldGrid>
      {teamSize > 2 && (
        <NumberField
          id="teamSize"
          label="Athletes per team"
          unit="athletes"
          {...form.getInputProps('teamSize')}
          value={teamSize}
          onChange={(athletes) => form.setFieldValue('teamSize', Math.max(3, athletes ?? 3))}
        />
      )}
      <FieldSet legend="Age" optional>
        <FieldGrid>
          <NumberField id="ageFrom" label="From" unit="years" {...form.getInputProps('ageFrom')} />
          <NumberField
            id="ageTo"
            label="To"
            unit="years"
            hint="Age on the first day. Leave empty for no upper limit."
            {...form.getInputProps('ageTo')}
          />
        </FieldGrid>
      </FieldSet>
      <FieldGrid>
        <NumberField
          id="capacity"
          label="Capacity"
          placeholder="No limit"
          unit={unit}
          {...form.getInputProps('capacity')}
        />
        <NumberField
          id="plannedField"
          label="Planned field"
          optional
          unit={unit}
          hint="Sets the points table. It doesn’t limit registration."
          {...form.getInputProps('plannedField')}
        />
      </FieldGrid>
      <DivisionScoringFields form={form} competition={competition.scoring} />
      <CutsFields
        value={form.values.cuts}
        workouts={competition.workouts.filter((workout) => isOfDivision(workout, divisionId ?? ''))}
        errors={form.errors}
        onChange={(cuts) => {
          form.setFieldValue('cuts', cuts);
          for (const field of Object.keys(form.errors)) {
            if (field.startsWith('cuts')) form.clearFieldError(field);
          }
        }}
      />
    </FormBody>
  );
}
