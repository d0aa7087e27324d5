import {
  type CompetitionScoring,
  type OverallTie,
  totalOfPoints,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import type { ReactNode } from 'react';
import { Switch } from '../../../../ui/choices.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { FieldGrid, FieldSet } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { PointsFields } from '../points/points-fields.tsx';
import { scoringChoices } from './scoring-choices.ts';
import { StageFields } from './stage-fields.tsx';

interface ScoringSettingsProps {
  value: CompetitionScoring;
  workouts: readonly WorkoutReply[];
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (scoring: CompetitionScoring) => void;
}

/** All scoring settings; a preset fills them in. */
export function ScoringSettings({ value, workouts, errors, onChange }: ScoringSettingsProps) {
  return (
    <FieldSet legend="Points and ties">
      <PointsFields
        path="scoring.points"
        value={value.points}
        errors={errors}
        onChange={(points) => {
          if (points) onChange({ ...value, points, total: totalOfPoints[points.method] ?? value.total });
        }}
      >
        {value.points.method === 'raw' && (
          <SelectField
            id="scoring.total"
            label="Which total wins"
            error={errors['scoring.total']}
            choices={[
              { value: 'lower', label: 'The lowest' },
              { value: 'higher', label: 'The highest' },
            ]}
            value={value.total}
            onChange={(total: CompetitionScoring['total']) => onChange({ ...value, total })}
          />
        )}
      </PointsFields>
      <FieldGrid>
        <SelectField
          id="scoring.tie"
          label="Ties overall"
          choices={scoringChoices.tie.filter(
            (choice) => choice.value !== 'designated_workout' || workouts.length > 0,
          )}
          value={value.tie}
          onChange={(tie: OverallTie) => {
            const { tieWorkout: _before, ...rest } = value;
            const first = workouts[0]?.id;
            onChange({ ...rest, tie, ...(tie === 'designated_workout' && first && { tieWorkout: first }) });
          }}
        />
        {value.tie === 'designated_workout' && (
          <SelectField
            id="scoring.tieWorkout"
            label="Workout that breaks ties"
            error={errors['scoring.tieWorkout']}
            choices={workouts.map(({ id, name }) => ({ value: id, label: name }))}
            value={value.tieWorkout ?? null}
            onChange={(tieWorkout) => onChange({ ...value, tieWorkout })}
          />
        )}
      </FieldGrid>
      <Disclosure label="More settings" summary={summaryOf(value)}>
        <FieldGrid>
          {(['didNotFinish', 'absent', 'nothingHandedIn', 'withdrawn'] as const).map((name) => (
            <SelectField
              key={name}
              id={`scoring.${name}`}
              label={scoringChoices.labels[name]}
              choices={[...scoringChoices[name]]}
              value={value[name]}
              onChange={(chosen: string) => onChange({ ...value, [name]: chosen })}
            />
          ))}
        </FieldGrid>
        <Switch
          label="Rank incomplete athletes below"
          hint="Athletes with a result in every workout rank above those missing one."
          checked={value.incompleteBelow}
          onChange={(change) => onChange({ ...value, incompleteBelow: change.currentTarget.checked })}
        />
        <Switch
          label="Rank scaled athletes below"
          hint="Athletes who scaled more workouts rank below those who scaled fewer."
          checked={value.scaledBelow}
          onChange={(change) => onChange({ ...value, scaledBelow: change.currentTarget.checked })}
        />
        <StageFields value={value} workouts={workouts} onChange={onChange} />
      </Disclosure>
    </FieldSet>
  );
}

/** The settings in a few words. */
function summaryOf({ incompleteBelow, scaledBelow, restartStages = [] }: CompetitionScoring): string {
  return [
    'DNF, DNS, withdrawn',
    incompleteBelow ? 'incomplete below' : '',
    scaledBelow ? 'scaled below' : '',
    restartStages.length > 0 ? `restarts at stage ${restartStages.join(', ')}` : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}
