import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { Cut, CutField, CutRule } from '@chalkline/contract/competitions/cut.schema.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/choices.tsx';
import { FieldGrid, FieldSet } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

type Workouts = CompetitionReply['workouts'];

interface CutFieldsProps {
  path: string;
  value: Cut;
  /** The workouts the cut can follow. */
  workouts: Workouts;
  /** All workouts. */
  span: Workouts;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (cut: Cut) => void;
  onRemove: () => void;
}

/** The fields of one cut: after which workout, who advances, and what happens to ties and free spots. */
export function CutFields({ path, value, workouts, span, errors, onChange, onRemove }: CutFieldsProps) {
  const { afterWorkoutId, rule, ties, movesUp } = value;
  const isRace = rule.by === 'top' || rule.by === 'percent';
  const choices = (some: Workouts) => some.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FieldSet legend="Cut">
      <FieldGrid>
        <SelectField
          id={`${path}.afterWorkoutId`}
          label="After workout"
          hint="Counts results up to this workout, including its parts."
          error={errors[`${path}.afterWorkoutId`]}
          choices={choices(workouts)}
          value={afterWorkoutId}
          onChange={(chosen) => onChange({ ...value, afterWorkoutId: chosen })}
        />
        <SelectField
          id={`${path}.rule.by`}
          label="Who advances"
          choices={[
            { value: 'top', label: 'A number of athletes' },
            { value: 'percent', label: 'A percentage of the field' },
            { value: 'total', label: 'Everyone with enough points' },
            { value: 'result', label: 'Everyone who reaches a standard' },
          ]}
          value={rule.by}
          onChange={(by: CutRule['by']) => onChange({ ...value, rule: usualRule(by, afterWorkoutId) })}
        />
      </FieldGrid>
      <RuleFields
        path={`${path}.rule`}
        value={rule}
        span={span}
        errors={errors}
        onChange={(changed) => onChange({ ...value, rule: changed })}
      />
      {isRace && (
        <>
          <SegmentedControl
            label="Tied at the cut line"
            labelShown
            wide
            choices={[
              { value: 'all', label: 'All advance' },
              { value: 'none', label: 'None advance' },
            ]}
            value={ties}
            onChange={(chosen) => onChange({ ...value, ties: chosen })}
          />
          <Switch
            label="The next in line moves up"
            hint="When someone who advanced withdraws. If on, the leaderboard never shows “Out” before the cut."
            checked={movesUp}
            onChange={(change) => onChange({ ...value, movesUp: change.currentTarget.checked })}
          />
        </>
      )}
      <Button size={32} variant="text" onClick={onRemove}>
        Remove cut
      </Button>
    </FieldSet>
  );
}

function usualRule(by: CutRule['by'], workoutId: string): CutRule {
  switch (by) {
    case 'top':
      return { by, count: 10 };
    case 'percent':
      return { by, percent: 25, of: 'entered' };
    case 'total':
      return { by, points: 100 };
    case 'result':
      return { by, workoutId, typed: '' };
  }
}

interface RuleFieldsProps {
  path: string;
  value: CutRule;
  span: Workouts;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (rule: CutRule) => void;
}

function RuleFields({ path, value, span, errors, onChange }: RuleFieldsProps) {
  switch (value.by) {
    case 'top':
      return (
        <NumberField
          id={`${path}.count`}
          label="How many advance"
          error={errors[`${path}.count`]}
          value={shown(value.count)}
          onChange={(count) => onChange({ ...value, count: count ?? Number.NaN })}
        />
      );
    case 'percent':
      return (
        <FieldGrid>
          <NumberField
            id={`${path}.percent`}
            label="Share"
            unit="%"
            hint="Rounded down."
            error={errors[`${path}.percent`]}
            value={shown(value.percent)}
            onChange={(percent) => onChange({ ...value, percent: percent ?? Number.NaN })}
          />
          <SelectField
            id={`${path}.of`}
            label="Of"
            error={errors[`${path}.of`]}
            choices={[
              { value: 'entered', label: 'All registered athletes' },
              { value: 'started', label: 'Athletes who started' },
              { value: 'planned', label: 'The planned field' },
            ]}
            value={value.of}
            onChange={(of: CutField) => onChange({ ...value, of })}
          />
        </FieldGrid>
      );
    case 'total':
      return (
        <NumberField
          id={`${path}.points`}
          label="Points needed"
          hint="If the lowest total wins, this is the maximum."
          error={errors[`${path}.points`]}
          value={shown(value.points)}
          onChange={(points) => onChange({ ...value, points: points ?? Number.NaN })}
        />
      );
    case 'result':
      return (
        <FieldGrid>
          <SelectField
            id={`${path}.workoutId`}
            label="Workout"
            error={errors[`${path}.workoutId`]}
            choices={span.map(({ id, name }) => ({ value: id, label: name }))}
            value={value.workoutId}
            onChange={(workoutId) => onChange({ ...value, workoutId })}
          />
          <TextField
            id={`${path}.typed`}
            label="Standard"
            hint="Enter it like a score: 9:30 or 105 kg. Tiebreaks don’t count."
            autoComplete="off"
            error={errors[`${path}.typed`]}
            value={value.typed}
            onChange={(change) => onChange({ ...value, typed: change.currentTarget.value })}
          />
        </FieldGrid>
      );
  }
}

function shown(number: number): number | null {
  return Number.isNaN(number) ? null : number;
}
