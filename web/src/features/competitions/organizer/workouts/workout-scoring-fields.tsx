import {
  type Direction,
  type ScoringType,
  scoringTypes,
  type TiebreakType,
  tiebreakTypes,
  type Unit,
  unitsOf,
  usualDirection,
} from '@chalkline/contract/competitions/measures.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { ReactNode } from 'react';
import { FieldGrid } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { scoringTypeWords, unitWord } from '../../workout-words.ts';
import { CapFields } from './cap-fields.tsx';

interface WorkoutScoringFieldsProps {
  /** Where it stands in the body: ids and errors of its fields begin with it. */
  path: string;
  value: WorkoutScoring;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (scoring: WorkoutScoring) => void;
}

/** How a workout is measured, with the fields that its type needs. */
export function WorkoutScoringFields({ path, value, errors, onChange }: WorkoutScoringFieldsProps) {
  const units = unitsOf[value.type];
  return (
    <>
      <FieldGrid>
        <SelectField
          id={`${path}.type`}
          label="Scored by"
          choices={scoringTypes.map((type) => ({ value: type, label: scoringTypeWords[type] }))}
          value={value.type}
          onChange={(type: ScoringType) => onChange({ ...usualScoring(type), ...tiebreaksOf(value) })}
        />
        {units.length > 1 && (
          <SelectField
            id={`${path}.unit`}
            label="Unit"
            error={errors[`${path}.unit`]}
            choices={units.map((unit) => ({ value: unit, label: unitWord(unit) }))}
            value={value.unit}
            onChange={(unit: Unit) => onChange({ ...value, unit })}
          />
        )}
        {value.type === 'rounds_reps' && (
          <NumberField
            id={`${path}.repsPerRound`}
            label="Reps of one round"
            optional
            error={errors[`${path}.repsPerRound`]}
            value={value.repsPerRound ?? null}
            onChange={(reps) => onChange(without(value, 'repsPerRound', reps ?? undefined))}
          />
        )}
        <SelectField
          id={`${path}.direction`}
          label="Better is"
          choices={[
            { value: 'lower', label: 'The lower result' },
            { value: 'higher', label: 'The higher result' },
          ]}
          value={value.direction}
          onChange={(direction: Direction) => onChange({ ...value, direction })}
        />
        <SelectField
          id={`${path}.tiebreak`}
          label="Tie-break"
          choices={[
            { value: 'none', label: 'None' },
            ...tiebreakTypes.map((type) => ({ value: type, label: tiebreakWords[type] })),
          ]}
          value={value.tiebreaks?.[0]?.type ?? 'none'}
          onChange={(type: TiebreakType | 'none') =>
            onChange(without(value, 'tiebreaks', type === 'none' ? undefined : [usualTiebreak(type)]))
          }
        />
        {value.tiebreaks && value.cap && (
          <SelectField
            id={`${path}.reach`}
            label="Tie-break is for"
            choices={[
              { value: 'unfinished', label: 'Those the cap stopped' },
              { value: 'everyone', label: 'Everybody' },
            ]}
            value={value.tiebreaks[0]?.reach ?? 'unfinished'}
            onChange={(reach: 'unfinished' | 'everyone') =>
              onChange(
                without(
                  value,
                  'tiebreaks',
                  value.tiebreaks?.map((tiebreak) => ({ ...tiebreak, reach })),
                ),
              )
            }
          />
        )}
      </FieldGrid>
      {value.type === 'time' && (
        <CapFields
          path={`${path}.cap`}
          value={value.cap}
          errors={errors}
          onChange={(cap) => onChange(without(value, 'cap', cap))}
        />
      )}
    </>
  );
}

const tiebreakWords: Readonly<Record<TiebreakType, string>> = {
  time: 'A time, the lower wins',
  reps: 'Reps, more win',
  load: 'A load, the heavier wins',
  distance: 'A distance, the longer wins',
  calories: 'Calories, more win',
  points: 'Points, more win',
};

function usualTiebreak(type: TiebreakType) {
  return { type, unit: unitsOf[type][0], direction: usualDirection[type] };
}

function tiebreaksOf({ tiebreaks }: WorkoutScoring) {
  return tiebreaks ? { tiebreaks } : {};
}

/** The settings with one changed; undefined takes it out, as the schema knows it by its absence. */
function without<Key extends keyof WorkoutScoring>(
  scoring: WorkoutScoring,
  key: Key,
  value: WorkoutScoring[Key] | undefined,
): WorkoutScoring {
  const { [key]: _old, ...rest } = scoring;
  return (value === undefined ? rest : { ...rest, [key]: value }) as WorkoutScoring;
}
