import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { isPublic, type PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Note } from '../../../../ui/note.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { byState } from './chosen-results.ts';
import { publicationLabels } from './publication-labels.ts';
import { ResultNames } from './result-names.tsx';
import { UncheckedNote } from './unchecked-note.tsx';

interface MoveResultsModalProps {
  competition: CompetitionReply;
  chosen: readonly PublicationReply[];
  to: PublicationState;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before the public results change, and says what the public will see. */
export function MoveResultsModal({ competition, chosen, to, onClose, onDone }: MoveResultsModalProps) {
  const { verb, follows, question, done } = publicationLabels[to];
  const count = counted(chosen.length, ['result', 'results']);
  return (
    <ConfirmAction
      title={question(count)}
      confirm={verb}
      keep="Cancel"
      danger={to === 'withdrawn'}
      send={async (call) => {
        const params = { competitionId: competition.id };
        for (const { from, results } of byState(chosen)) {
          await call(movePublications, { params, body: { results, from, to } });
        }
      }}
      done={done(count)}
      invalidates={[competitionQueries.all]}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{follows}</p>
      <HeldNote competition={competition} chosen={chosen} />
      {isPublic(to) && <UncheckedNote competition={competition} chosen={chosen} />}
      <ResultNames competition={competition} chosen={chosen} />
    </ConfirmAction>
  );
}

/** Warns that the public won't see the change while the leaderboard is frozen. */
function HeldNote({ competition, chosen }: Pick<MoveResultsModalProps, 'competition' | 'chosen'>) {
  const held = competition.divisions.filter(
    ({ id, frozenAt }) => frozenAt !== null && chosen.some(({ divisionId }) => divisionId === id),
  );
  if (held.length === 0) return null;
  return (
    <Note tone="warn">
      {held.length === 1 ? 'The leaderboard is' : 'The leaderboards are'} frozen:{' '}
      {held.map(({ name }) => name).join(', ')}. Everyone keeps seeing the frozen results, including these,
      until you unfreeze {held.length === 1 ? 'it' : 'them'}.
    </Note>
  );
}
