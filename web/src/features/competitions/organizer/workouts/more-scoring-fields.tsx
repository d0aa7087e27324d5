import type { Direction } from '@chalkline/contract/competitions/measures.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { ReactNode } from 'react';
import { Switch } from '../../../../ui/choices.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { FieldGrid } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { moreScoringText } from './more-scoring-text.ts';
import { VariantsField } from './variants-field.tsx';
import { withSetting } from './with-setting.ts';

interface MoreScoringFieldsProps {
  path: string;
  value: WorkoutScoring;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (scoring: WorkoutScoring) => void;
}

/** Types with whole numbers only. */
const whole: ReadonlySet<WorkoutScoring['type']> = new Set(['reps', 'rounds_reps', 'pass_fail']);
/** The fields inside, to open the section if one has an error. */
const inside = ['direction', 'decimals', 'knockoutRounds', 'variants'] as const;

/** Settings few workouts need: direction, decimals, knockout rounds and versions. */
export function MoreScoringFields({ path, value, errors, onChange }: MoreScoringFieldsProps) {
  const isTroubled = Object.keys(errors).some((field) =>
    inside.some((name) => field === `${path}.${name}` || field.startsWith(`${path}.${name}.`)),
  );
  const { type, direction, decimals, knockoutRounds, variants } = value;
  return (
    <Disclosure label="More settings" summary={moreScoringText(value)} troubled={isTroubled}>
      <FieldGrid>
        <SelectField
          id={`${path}.direction`}
          label="Best result"
          choices={[
            { value: 'lower', label: 'Lowest' },
            { value: 'higher', label: 'Highest' },
          ]}
          value={direction}
          onChange={(chosen: Direction) => onChange({ ...value, direction: chosen })}
        />
        {!whole.has(type) && (
          <SelectField
            id={`${path}.decimals`}
            label="Decimals"
            hint="Scores keep their full precision even if the leaderboard shows less."
            error={errors[`${path}.decimals`]}
            choices={[
              { value: 'none', label: 'As entered' },
              { value: '0', label: 'None' },
              { value: '1', label: 'One, 9:41.2' },
              { value: '2', label: 'Two, 9:41.28' },
              { value: '3', label: 'Three, 9:41.283' },
            ]}
            value={decimals === undefined ? 'none' : String(decimals)}
            onChange={(chosen) =>
              onChange(withSetting(value, 'decimals', chosen === 'none' ? undefined : Number(chosen)))
            }
          />
        )}
      </FieldGrid>
      <Switch
        label="Knockout rounds"
        hint="Athletes who reach a later round rank above all others, whatever the result."
        checked={knockoutRounds !== undefined}
        onChange={(change) =>
          onChange(withSetting(value, 'knockoutRounds', change.currentTarget.checked ? 3 : undefined))
        }
      />
      {knockoutRounds !== undefined && (
        <NumberField
          id={`${path}.knockoutRounds`}
          label="Number of rounds"
          unit="rounds"
          hint="Scores name their round: R2 7:17."
          error={errors[`${path}.knockoutRounds`]}
          value={Number.isNaN(knockoutRounds) ? null : knockoutRounds}
          // An empty field is an error; it doesn't turn the rounds off.
          onChange={(rounds) => onChange({ ...value, knockoutRounds: rounds ?? Number.NaN })}
        />
      )}
      <VariantsField
        path={`${path}.variants`}
        value={variants}
        errors={errors}
        onChange={(names) => onChange(withSetting(value, 'variants', names))}
      />
    </Disclosure>
  );
}
