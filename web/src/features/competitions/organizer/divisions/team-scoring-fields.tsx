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

/** How a team is scored. */
export function TeamScoringFields({ value, teamSize, errors, onChange }: TeamScoringFieldsProps) {
  const by = value?.by ?? 'team';
  return (
    <FieldGrid>
      <SelectField
        id="teams.by"
        label="Team score"
        hint={
          by === 'team'
            ? 'Each team submits one score.'
            : 'Register the members one by one, then add them to their team.'
        }
        choices={[
          { value: 'team', label: 'One score per team' },
          { value: 'sum', label: 'All members’ scores, added up' },
          { value: 'best', label: 'The best members’ scores, added up' },
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
          label="How many count"
          unit={`of ${teamSize}`}
          error={errors['teams.count']}
          value={Number.isNaN(value.count) ? null : value.count}
          onChange={(count) => onChange({ by: 'best', count: count ?? Number.NaN })}
        />
      )}
    </FieldGrid>
  );
}
