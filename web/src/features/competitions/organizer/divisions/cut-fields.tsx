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
  /** After which it can come. */
  workouts: Workouts;
  /** All there are. */
  span: Workouts;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (cut: Cut) => void;
  onRemove: () => void;
}

/** One cut: after which workout, who goes on, and what becomes of equals and of places that somebody leaves. */
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
          hint="With its parts. Its results and those before it count."
          error={errors[`${path}.afterWorkoutId`]}
          choices={choices(workouts)}
          value={afterWorkoutId}
          onChange={(chosen) => onChange({ ...value, afterWorkoutId: chosen })}
        />
        <SelectField
          id={`${path}.rule.by`}
          label="Who goes on"
          choices={[
            { value: 'top', label: 'The best, so many' },
            { value: 'percent', label: 'The best, a share of the field' },
            { value: 'total', label: 'Whoever has enough points' },
            { value: 'result', label: 'Whoever reaches a result' },
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
            label="Equal at the line"
            labelShown
            wide
            choices={[
              { value: 'all', label: 'All go on' },
              { value: 'none', label: 'None goes on' },
            ]}
            value={ties}
            onChange={(chosen) => onChange({ ...value, ties: chosen })}
          />
          <Switch
            label="The next in line moves up"
            hint="When somebody leaves. The board can say “Out” before the cut only where nobody moves up."
            checked={movesUp}
            onChange={(change) => onChange({ ...value, movesUp: change.currentTarget.checked })}
          />
        </>
      )}
      <Button size={32} variant="text" onClick={onRemove}>
        Remove this cut
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
          label="How many go on"
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
              { value: 'entered', label: 'All who are entered' },
              { value: 'started', label: 'Those who started' },
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
          label="Points to reach"
          hint="Where the lowest total wins: not more than these."
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
            label="In workout"
            error={errors[`${path}.workoutId`]}
            choices={span.map(({ id, name }) => ({ value: id, label: name }))}
            value={value.workoutId}
            onChange={(workoutId) => onChange({ ...value, workoutId })}
          />
          <TextField
            id={`${path}.typed`}
            label="Result to reach"
            hint="As a score is typed: 9:30, 105 kg. Tie-breaks do not count."
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
