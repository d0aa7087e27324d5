import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { movesOf } from '../dashboard/move-words.ts';
import { isReady } from '../dashboard/state-actions.tsx';

/** Publishes a draft that has what it needs; nothing for one that is out already. */
export function PublishButton({ competition }: { competition: CompetitionReply }) {
  const { id, state, can } = competition;
  const cache = useQueryClient();
  const say = useErrorText();
  const [isAsked, setIsAsked] = useState(false);
  const { next: publish } = movesOf(state, can.moveTo);
  const move = useMutation({
    mutationFn: () =>
      call(moveCompetition, { params: { competitionId: id }, body: { from: 'draft', to: 'published' } }),
    onSuccess: ({ data }) => {
      cache.setQueryData(competitionQueries.detail(id).queryKey, data);
      void cache.invalidateQueries({ queryKey: competitionQueries.all });
      addToast({ kind: 'success', title: publish?.done ?? 'Done.' });
      setIsAsked(false);
    },
    onError: () => cache.invalidateQueries({ queryKey: competitionQueries.detail(id).queryKey }),
  });
  if (state !== 'draft' || publish?.to !== 'published') return null;
  return (
    <>
      <Button variant="main" disabled={!isReady(competition)} onClick={() => setIsAsked(true)}>
        {publish.deed}
      </Button>
      <ConfirmModal
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => move.mutate()}
        title={publish.question}
        confirm={publish.deed}
        keep={publish.keep}
        busy={move.isPending}
      >
        <p>
          {competition.visibility === 'private'
            ? 'It takes entries from then on. It is on no list: whoever has its link and its code can see it.'
            : publish.follows}
        </p>
        {move.isError && (
          <Note tone="bad" announced>
            {say(move.error)}
          </Note>
        )}
      </ConfirmModal>
    </>
  );
}
