import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Note } from '../../../ui/note.tsx';

/** Why nothing can be changed here; nothing where it can. */
export function ClosedNote({ competition: { can, state, role } }: { competition: CompetitionReply }) {
  if (can.edit) return null;
  const isOver = state === 'finished' || state === 'archived';
  return (
    <Note>
      {role === 'owner' && isOver
        ? 'The competition is over. Reopen it on the overview to change anything.'
        : 'Only owners change this.'}
    </Note>
  );
}
