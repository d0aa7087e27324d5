import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Note } from '../../../ui/note.tsx';

/** Says why nothing can be changed here, if so. */
export function ClosedNote({ competition: { can, state, role } }: { competition: CompetitionReply }) {
  if (can.edit) return null;
  if (state === 'canceled') return <Note tone="bad">This competition is canceled and can’t be changed.</Note>;
  const isOver = state === 'finished' || state === 'archived';
  return (
    <Note>
      {role === 'owner' && isOver
        ? 'This competition isn’t open for changes. Reopen it on the overview first.'
        : 'Only owners can change this.'}
    </Note>
  );
}
