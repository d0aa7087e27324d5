import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { partUrl } from '../dashboard/parts.ts';
import type { SheetAsked } from '../organizer.queries.ts';

/** Why the sheet is empty, and the next step. */
export function NoRows({ competitionId, asked }: { competitionId: string; asked: SheetAsked }) {
  if (asked.search !== '') {
    return <EmptyState title="Nobody fits">Search for another name or bib.</EmptyState>;
  }
  if (asked.missing) {
    return <EmptyState title="Nobody is missing">Every score of this workout is in.</EmptyState>;
  }
  return (
    <EmptyState
      title="Nobody to score"
      action={
        <ButtonLink size={32} to={partUrl(competitionId, 'entries')}>
          Go to the entries
        </ButtonLink>
      }
    >
      Scores belong to entries. This division has none yet.
    </EmptyState>
  );
}
