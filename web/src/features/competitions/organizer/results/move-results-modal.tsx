import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { counted } from '../../../../ui/counted.ts';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { byState } from './chosen-results.ts';
import { publicationWords } from './publication-words.ts';
import { ResultNames } from './result-names.tsx';
import { useResultsChanged } from './use-results-changed.ts';

interface MoveResultsModalProps {
  competition: CompetitionReply;
  chosen: readonly PublicationReply[];
  to: PublicationState;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before what everybody sees changes, and says what they will see. */
export function MoveResultsModal({ competition, chosen, to, onClose, onDone }: MoveResultsModalProps) {
  const changed = useResultsChanged(competition.id);
  const say = useErrorText();
  const { deed, follows, word } = publicationWords[to];
  const move = useMutation({
    mutationFn: async () => {
      for (const { from, results } of byState(chosen)) {
        await call(movePublications, {
          params: { competitionId: competition.id },
          body: { results, from, to },
        });
      }
    },
    onSuccess: () => {
      changed(`${word}: ${counted(chosen.length, ['result', 'results'])}`);
      onDone();
    },
    // Some of it may have happened, or somebody else was first.
    onError: () => changed(null),
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => move.mutate()}
      title={`${deed}: ${counted(chosen.length, ['result', 'results'])}?`}
      confirm={deed}
      keep="Leave as it is"
      danger={to === 'withdrawn'}
      busy={move.isPending}
    >
      <Stack gap={12}>
        <p>{follows}</p>
        <HeldNote competition={competition} chosen={chosen} />
        <ResultNames competition={competition} chosen={chosen} />
        {move.isError && (
          <Note tone="bad" announced>
            {say(move.error)}
          </Note>
        )}
      </Stack>
    </ConfirmModal>
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
