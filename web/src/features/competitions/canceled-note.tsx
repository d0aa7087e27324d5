import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Note } from '../../ui/note.tsx';
import { plannedTime } from '../../ui/planned-time.ts';

/** That a competition is canceled, and why. Nothing for one that takes place. */
export function CanceledNote({ competition: { canceled, zone } }: { competition: CompetitionReply }) {
  if (!canceled) return null;
  return (
    <Note tone="bad">
      <b>This competition is canceled.</b> {plannedTime(canceled.at, zone)}
      <p>{canceled.reason}</p>
      <p>Anything paid for registrations is refunded in full.</p>
    </Note>
  );
}
