import {
  type Direction,
  type TiebreakType,
  tiebreakTypes,
  type Unit,
  unitsOf,
  usualDirection,
} from '@chalkline/contract/competitions/measures.ts';
import type { TiebreakScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { ReactNode } from 'react';
import { FieldGrid } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { unitWord } from '../../workout-labels.ts';

type Tiebreaks = readonly TiebreakScoring[];
type Reach = NonNullable<TiebreakScoring['reach']>;

interface TiebreakFieldsProps {
  path: string;
  value: Tiebreaks;
  capped: boolean;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (tiebreaks: Tiebreaks) => void;
}

const typeLabels: Readonly<Record<TiebreakType, string>> = {
  time: 'Time',
  reps: 'Reps',
  load: 'Load',
  distance: 'Distance',
  calories: 'Calories',
  points: 'Points',
};
const better: Readonly<Record<TiebreakType, Readonly<Record<Direction, string>>>> = {
  time: { lower: 'Shorter', higher: 'Longer' },
  reps: { lower: 'Fewer', higher: 'More' },
  load: { lower: 'Lighter', higher: 'Heavier' },
  distance: { lower: 'Shorter', higher: 'Longer' },
  calories: { lower: 'Fewer', higher: 'More' },
  points: { lower: 'Fewer', higher: 'More' },
};

/** Up to two tiebreaks, each with its own type and unit. */
export function TiebreakFields({ path, value, capped, errors, onChange }: TiebreakFieldsProps) {
  const set = (at: number, tiebreak: TiebreakScoring | null) =>
    onChange(
      tiebreak === null ? value.slice(0, at) : [...value.slice(0, at), tiebreak, ...value.slice(at + 1)],
    );
  return (
    <>
      {[0, 1].slice(0, value.length + 1).map((at) => (
        <TiebreakRow
          key={at}
          path={`${path}.${at}`}
          label={at === 0 ? 'Tiebreak' : 'Second tiebreak'}
          value={value[at] ?? null}
          capped={capped}
          errors={errors}
          onChange={(tiebreak) => set(at, tiebreak)}
        />
      ))}
    </>
  );
}

interface TiebreakRowProps extends Omit<TiebreakFieldsProps, 'value' | 'onChange'> {
  label: string;
  value: TiebreakScoring | null;
  onChange: (tiebreak: TiebreakScoring | null) => void;
}

function TiebreakRow({ path, label, value, capped, errors, onChange }: TiebreakRowProps) {
  const units = value ? unitsOf[value.type] : [];
  return (
    <FieldGrid columns={value && units.length > 1 !== capped ? 3 : 2}>
      <SelectField
        id={`${path}.type`}
        label={label}
        choices={[
          { value: 'none', label: 'None' },
          ...tiebreakTypes.map((type) => ({ value: type, label: typeLabels[type] })),
        ]}
        value={value?.type ?? 'none'}
        onChange={(type: TiebreakType | 'none') =>
          onChange(
            type === 'none'
              ? null
              : { type, unit: unitsOf[type][0], direction: usualDirection[type], ...reachOf(value) },
          )
        }
      />
      {value && (
        <SelectField
          id={`${path}.direction`}
          label={`${label}: best is`}
          choices={(['lower', 'higher'] as const).map((direction) => ({
            value: direction,
            label: better[value.type][direction],
          }))}
          value={value.direction}
          onChange={(direction) => onChange({ ...value, direction })}
        />
      )}
      {value && units.length > 1 && (
        <SelectField
          id={`${path}.unit`}
          label={`${label}: unit`}
          error={errors[`${path}.unit`]}
          choices={units.map((unit) => ({ value: unit, label: unitWord(unit) }))}
          value={value.unit}
          onChange={(unit: Unit) => onChange({ ...value, unit })}
        />
      )}
      {value && capped && (
        <SelectField
          id={`${path}.reach`}
          label={`${label} applies to`}
          choices={[
            { value: 'unfinished', label: 'Capped athletes' },
            { value: 'everyone', label: 'Everyone' },
          ]}
          value={value.reach ?? 'unfinished'}
          onChange={(reach: Reach) => onChange({ ...value, reach })}
        />
      )}
    </FieldGrid>
  );
}

function reachOf(tiebreak: TiebreakScoring | null) {
  return tiebreak?.reach ? { reach: tiebreak.reach } : {};
}
