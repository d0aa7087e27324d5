import {
  type CompetitionScoring,
  pointsMatchTotal,
  type WorkoutPoints,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { FieldGrid } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { PointsFields } from '../points/points-fields.tsx';
import { methodLabels } from '../points/points-methods.ts';
import { withSetting } from './with-setting.ts';

interface WorkoutPointsFieldsProps {
  path: string;
  value: WorkoutPoints;
  competition: CompetitionScoring;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (points: WorkoutPoints) => void;
}

/** How a workout counts: weight, stage and its own points. */
export function WorkoutPointsFields({
  path,
  value,
  competition,
  errors,
  onChange,
}: WorkoutPointsFieldsProps) {
  const isTroubled = Object.keys(errors).some((field) => field.startsWith(`${path}.`));
  return (
    <Disclosure label="Points and weight" summary={summaryOf(value)} troubled={isTroubled}>
      <FieldGrid>
        <NumberField
          id={`${path}.weight`}
          label="Weight"
          optional
          unit="%"
          placeholder="100"
          hint="50 counts half, 200 counts double."
          error={errors[`${path}.weight`]}
          value={value.weight ?? null}
          onChange={(weight) => onChange(withSetting(value, 'weight', weight ?? undefined))}
        />
        <NumberField
          id={`${path}.stage`}
          label="Stage"
          optional
          placeholder="1"
          hint="For example 2 for a final. You can restart points at a stage in the leaderboard step."
          error={errors[`${path}.stage`]}
          value={value.stage ?? null}
          onChange={(stage) => onChange(withSetting(value, 'stage', stage ?? undefined))}
        />
      </FieldGrid>
      <PointsFields
        path={`${path}.points`}
        value={value.points ?? null}
        none="Same as the competition"
        allowed={(method) => pointsMatchTotal({ method }, competition.total)}
        errors={errors}
        onChange={(points) => onChange(withSetting(value, 'points', points ?? undefined))}
      />
    </Disclosure>
  );
}

function summaryOf({ weight, stage, points }: WorkoutPoints): string {
  return [
    weight === undefined || weight === 100 ? '' : `${weight}%`,
    stage === undefined || stage === 1 ? '' : `stage ${stage}`,
    points ? methodLabels[points.method].toLowerCase() : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}
