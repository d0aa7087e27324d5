import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { proposedTable } from '@chalkline/contract/competitions/proposed-table.ts';
import type { UseFormReturnType } from '@mantine/form';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { earningWords } from '../../scoring-rules-words.ts';
import type { DivisionDraft } from '../divisions/division-form.ts';

interface DivisionPointsProps {
  form: UseFormReturnType<DivisionDraft>;
  competition: CompetitionReply;
}

/** Offers the points table that suits the planned field, where another one applies: it is for confirming. */
export function DivisionPoints({ form, competition }: DivisionPointsProps) {
  const { points, plannedField } = form.values;
  const applies = points ?? competition.scoring.points;
  const proposed = proposedTable(applies, plannedField);
  if (proposed) {
    return (
      <Note>
        For a field of {plannedField} there is a table that suits better.{' '}
        {earningWords({ method: 'table', table: proposed })}{' '}
        <Button
          variant="text"
          size={32}
          onClick={() => form.setFieldValue('points', { method: 'table', table: proposed })}
        >
          Use it for this division
        </Button>
      </Note>
    );
  }
  if (points === null) return null;
  return (
    <Note tone="good">
      {earningWords(points)}{' '}
      <Button variant="text" size={32} onClick={() => form.setFieldValue('points', null)}>
        Back to the points of the competition
      </Button>
    </Note>
  );
}
