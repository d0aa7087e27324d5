import {
  type CompetitionScoring,
  pointsMatchTotal,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { proposedTable } from '@chalkline/contract/competitions/proposed-table.ts';
import type { UseFormReturnType } from '@mantine/form';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Note } from '../../../../ui/note.tsx';
import { earningText } from '../../scoring-rules-text.ts';
import { PointsFields } from '../points/points-fields.tsx';
import { methodLabels } from '../points/points-methods.ts';
import type { DivisionDraft } from './division-form.ts';
import { TeamScoringFields } from './team-scoring-fields.tsx';

interface DivisionScoringFieldsProps {
  form: UseFormReturnType<DivisionDraft>;
  competition: CompetitionScoring;
}

/**
 * Scoring of a division: its teams, and its own points if they differ from the competition's. Suggests the table that
 * fits the planned field.
 */
export function DivisionScoringFields({ form, competition }: DivisionScoringFieldsProps) {
  const { points, plannedField, teamSize, teams } = form.values;
  const { errors } = form;
  const proposed = proposedTable(points ?? competition.points, plannedField);
  const isTroubled = Object.keys(errors).some((field) => field.startsWith('points'));
  return (
    <>
      {teamSize > 1 && (
        <TeamScoringFields
          value={teams}
          teamSize={teamSize}
          errors={errors}
          onChange={(chosen) => {
            form.setFieldValue('teams', chosen);
            form.clearFieldError('teams.count');
          }}
        />
      )}
      {proposed && (
        <Note>
          Another points table fits a field of {plannedField} better.{' '}
          {earningText({ method: 'table', table: proposed })}{' '}
          <Button
            variant="text"
            size={32}
            onClick={() => form.setFieldValue('points', { method: 'table', table: proposed })}
          >
            Use for this division
          </Button>
        </Note>
      )}
      <Disclosure
        label="Points"
        summary={points ? methodLabels[points.method] : 'Same as the competition'}
        troubled={isTroubled}
      >
        <PointsFields
          path="points"
          value={points}
          none="Same as the competition"
          allowed={(method) => pointsMatchTotal({ method }, competition.total)}
          errors={errors}
          onChange={(chosen) => {
            form.setFieldValue('points', chosen);
            for (const field of Object.keys(errors)) {
              if (field.startsWith('points')) form.clearFieldError(field);
            }
          }}
        />
      </Disclosure>
    </>
  );
}
