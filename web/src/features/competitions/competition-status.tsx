import type { CompetitionCard } from '@chalkline/contract/competitions/competition.schema.ts';
import { type Status, StatusMark } from '../../ui/status-mark.tsx';

/** A competition's state as shape, word and color. */
export function CompetitionStatusMark({
  competition,
  boxed,
}: {
  competition: CompetitionCard;
  boxed?: boolean;
}) {
  const [status, word] = markOf(competition);
  return (
    <StatusMark status={status} boxed={boxed ?? false}>
      {word}
    </StatusMark>
  );
}

/** The same where it isn't known how many places are left. */
export function StateMark({ state }: Pick<CompetitionCard, 'state'>) {
  const [status, word] = markOf({ state, entryCount: 0, capacity: null });
  return <StatusMark status={status}>{word}</StatusMark>;
}

/** Whether the competition is finished, or doesn’t take place. */
export function isOver(state: CompetitionCard['state']): boolean {
  return state === 'finished' || state === 'archived' || state === 'canceled';
}

function markOf({
  state,
  entryCount,
  capacity,
}: Pick<CompetitionCard, 'state' | 'entryCount' | 'capacity'>): [Status, string] {
  switch (state) {
    case 'draft':
      return ['draft', 'Draft'];
    case 'live':
      return ['live', 'Live'];
    case 'published':
      return capacity !== null && entryCount >= capacity ? ['full', 'Full'] : ['open', 'Announced'];
    case 'finished':
      return ['final', 'Finished'];
    case 'archived':
      return ['closed', 'Archived'];
    case 'canceled':
      return ['canceled', 'Canceled'];
  }
}
