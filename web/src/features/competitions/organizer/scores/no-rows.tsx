import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { partUrl } from '../dashboard/parts.ts';
import type { SheetAsked } from '../organizer.queries.ts';

/** Why the sheet is empty, and what to do. */
export function NoRows({ competitionId, asked }: { competitionId: string; asked: SheetAsked }) {
  if (asked.search !== '') {
    return <EmptyState title="No matching athletes">Try another name or bib number.</EmptyState>;
  }
  if (asked.check !== '') {
    return <EmptyState title="No scores with this mark">Choose other filters to see the rest.</EmptyState>;
  }
  if (asked.missing) {
    return <EmptyState title="No scores missing">All scores for this workout are in.</EmptyState>;
  }
  return (
    <EmptyState
      title="No athletes yet"
      action={
        <ButtonLink size={32} to={partUrl(competitionId, 'entries')}>
          Go to athletes
        </ButtonLink>
      }
    >
      Scores appear here once this division has athletes.
    </EmptyState>
  );
}
