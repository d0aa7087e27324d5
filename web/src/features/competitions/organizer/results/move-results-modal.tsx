import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Note } from '../../../../ui/note.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { byState } from './chosen-results.ts';
import { publicationLabels } from './publication-labels.ts';
import { ResultNames } from './result-names.tsx';

interface MoveResultsModalProps {
  competition: CompetitionReply;
  chosen: readonly PublicationReply[];
  to: PublicationState;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before what everybody sees changes, and says what they will see. */
export function MoveResultsModal({ competition, chosen, to, onClose, onDone }: MoveResultsModalProps) {
  const { verb, follows, word } = publicationLabels[to];
  const count = counted(chosen.length, ['result', 'results']);
  return (
    <ConfirmAction
      title={`${verb}: ${count}?`}
      confirm={verb}
      keep="Leave as it is"
      danger={to === 'withdrawn'}
      send={async (call) => {
        const params = { competitionId: competition.id };
        for (const { from, results } of byState(chosen)) {
          await call(movePublications, { params, body: { results, from, to } });
        }
      }}
      done={`${word}: ${count}`}
      invalidates={[competitionQueries.all]}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{follows}</p>
      <HeldNote competition={competition} chosen={chosen} />
      <ResultNames competition={competition} chosen={chosen} />
    </ConfirmAction>
  );
}

/** Where the whole board is frozen, nobody outside sees the change until it follows again. */
function HeldNote({ competition, chosen }: Pick<MoveResultsModalProps, 'competition' | 'chosen'>) {
  const held = competition.divisions.filter(
    ({ id, frozenAt }) => frozenAt !== null && chosen.some(({ divisionId }) => divisionId === id),
  );
  if (held.length === 0) return null;
  return (
    <Note tone="warn">
      {held.length === 1 ? 'The board is' : 'The boards are'} frozen:{' '}
      {held.map(({ name }) => name).join(', ')}. Everybody goes on seeing what stood, these results as well,
      until you let {held.length === 1 ? 'it' : 'them'} follow again.
    </Note>
  );
}
