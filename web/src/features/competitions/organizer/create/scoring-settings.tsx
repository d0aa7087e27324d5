import {
  type CompetitionScoring,
  type OverallTie,
  type PointsMethod,
  type PointsSetting,
  pointsMethods,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { builtInTableNames } from '@chalkline/contract/competitions/points-tables.ts';
import type { ReactNode } from 'react';
import { Switch } from '../../../../ui/choices.tsx';
import { FieldGrid, FieldSet } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { tableWords } from '../../scoring-rules-words.ts';
import { OwnTableField } from './own-table-field.tsx';
import { scoringChoices } from './scoring-choices.ts';

interface ScoringSettingsProps {
  value: CompetitionScoring;
  workouts: readonly { readonly id: string; readonly name: string }[];
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (scoring: CompetitionScoring) => void;
}

const methodWords: Readonly<Record<PointsMethod | 'own_table', string>> = {
  place: 'The place is the points',
  table: 'A points table',
  own_table: 'A points table of my own',
  raw: 'The results themselves, added up',
  share_of_best: 'Share of the best result',
};
type Method = keyof typeof methodWords;

const firstTable = builtInTableNames[0] ?? '';
const begun: Readonly<Record<Method, PointsSetting>> = {
  place: { method: 'place' },
  table: { method: 'table', table: '2023-40' },
  own_table: { method: 'own_table', name: 'Own table', points: [100, 95, 90] },
  raw: { method: 'raw' },
  share_of_best: { method: 'share_of_best' },
};
/** Which total must win with a kind of points; the results themselves go both ways. */
const totalOf: Partial<Record<Method, CompetitionScoring['total']>> = {
  place: 'lower',
  table: 'higher',
  own_table: 'higher',
  share_of_best: 'higher',
};

/** Every setting that the rules read; a preset is where they begin. */
export function ScoringSettings({ value, workouts, errors, onChange }: ScoringSettingsProps) {
  const { points } = value;
  const methods: readonly Method[] = [...pointsMethods.slice(0, 2), 'own_table', ...pointsMethods.slice(2)];
  return (
    <FieldSet legend="Every setting">
      <FieldGrid>
        <SelectField
          id="scoring.points.method"
          label="Points"
          choices={methods.map((method) => ({ value: method, label: methodWords[method] }))}
          value={points.method}
          onChange={(method: Method) =>
            onChange({ ...value, points: begun[method], total: totalOf[method] ?? value.total })
          }
        />
        {points.method === 'table' && (
          <SelectField
            id="scoring.points.table"
            label="Points table"
            error={errors['scoring.points.table']}
            choices={builtInTableNames.map((name) => ({ value: name, label: capital(tableWords(name)) }))}
            value={points.table || firstTable}
            onChange={(table) => onChange({ ...value, points: { method: 'table', table } })}
          />
        )}
        {points.method === 'raw' && (
          <SelectField
            id="scoring.total"
            label="Which total wins"
            choices={[
              { value: 'lower', label: 'The lowest' },
              { value: 'higher', label: 'The highest' },
            ]}
            value={value.total}
            onChange={(total: CompetitionScoring['total']) => onChange({ ...value, total })}
          />
        )}
      </FieldGrid>
      {points.method === 'own_table' && (
        <OwnTableField value={points} onChange={(table) => onChange({ ...value, points: table })} />
      )}
      <FieldGrid>
        <SelectField
          id="scoring.tie"
          label="Equal totals"
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
            label="Workout that splits ties"
            error={errors['scoring.tieWorkout']}
            choices={workouts.map(({ id, name }) => ({ value: id, label: name }))}
            value={value.tieWorkout ?? null}
            onChange={(tieWorkout) => onChange({ ...value, tieWorkout })}
          />
        )}
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
        label="Whoever lacks a result stands below"
        hint="All who have a result in every workout stand above those who lack one."
        checked={value.incompleteBelow}
        onChange={(change) => onChange({ ...value, incompleteBelow: change.currentTarget.checked })}
      />
      <Switch
        label="Scaled stands below"
        hint="Who did more workouts scaled stands below those who did fewer."
        checked={value.scaledBelow}
        onChange={(change) => onChange({ ...value, scaledBelow: change.currentTarget.checked })}
      />
    </FieldSet>
  );
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
