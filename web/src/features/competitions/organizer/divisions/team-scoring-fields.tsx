import type { TeamScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { ReactNode } from 'react';
import { FieldGrid } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';

interface TeamScoringFieldsProps {
  value: TeamScoring | null;
  teamSize: number;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (teams: TeamScoring | null) => void;
}

/** How a team's result comes about. */
export function TeamScoringFields({ value, teamSize, errors, onChange }: TeamScoringFieldsProps) {
  const by = value?.by ?? 'team';
  return (
    <FieldGrid>
      <SelectField
        id="teams.by"
        label="A team’s result"
        hint={
          by === 'team'
            ? 'The team hands in one score.'
            : 'Members are entered one by one and named to their team.'
        }
        choices={[
          { value: 'team', label: 'The team is one competitor' },
          { value: 'sum', label: 'All members’ results, added up' },
          { value: 'best', label: 'The best members’ results, added up' },
        ]}
        value={by}
        onChange={(chosen: TeamScoring['by']) =>
          onChange(
            chosen === 'best'
              ? { by: 'best', count: Math.min(20, Math.max(1, teamSize - 1)) }
              : chosen === 'sum'
                ? { by: 'sum' }
                : null,
          )
        }
      />
      {value?.by === 'best' && (
        <NumberField
          id="teams.count"
          label="How many of them count"
          unit={`of ${teamSize}`}
          error={errors['teams.count']}
          value={Number.isNaN(value.count) ? null : value.count}
          onChange={(count) => onChange({ by: 'best', count: count ?? Number.NaN })}
        />
      )}
    </FieldGrid>
  );
}
