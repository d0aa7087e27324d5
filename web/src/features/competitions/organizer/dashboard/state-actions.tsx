import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconDots, IconExternalLink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { UntoldNote } from '../results/untold-note.tsx';
import { type Move, movesOf } from './move-words.ts';

/** The next step of the competition as the one main action, what else can be done behind the dots. */
export function StateActions({ competition }: { competition: CompetitionReply }) {
  const { id, state, can } = competition;
  const [asked, setAsked] = useState<Move | null>(null);
  const cache = useQueryClient();
  const say = useErrorText();
  const { next, others } = movesOf(state, can.moveTo);
  const move = useMutation({
    mutationFn: (to: Move['to']) =>
      call(moveCompetition, { params: { competitionId: id }, body: { from: state, to } }),
    onSuccess: ({ data }) => {
      cache.setQueryData(competitionQueries.detail(id).queryKey, data);
      void cache.invalidateQueries({ queryKey: competitionQueries.all });
      addToast({ kind: 'success', title: asked?.done ?? 'Done.' });
      setAsked(null);
    },
    // Somebody else may have moved it: what is shown must be what is.
    onError: () => cache.invalidateQueries({ queryKey: competitionQueries.detail(id).queryKey }),
  });
  const ask = (chosen: Move) => {
    move.reset();
    setAsked(chosen);
  };
  const unready = next?.to === 'published' && !isReady(competition);
  return (
    <>
      <ButtonLink
        to={urlOf('competitionDetail', { id })}
        variant="line"
        icon={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
      >
        {state === 'draft' ? 'Preview' : 'Public page'}
      </ButtonLink>
      {others.length > 0 && (
        <Menu
          target={
            <IconButton
              edged
              label="More steps"
              aria-haspopup="menu"
              icon={<IconDots size={20} stroke={1.75} />}
            />
          }
        >
          {others.map((other) => (
            <MenuItem key={other.to} onClick={() => ask(other)}>
              {other.deed}
            </MenuItem>
          ))}
        </Menu>
      )}
      {next && (
        <Button
          variant="main"
          disabled={unready}
          onClick={() => ask(next)}
          {...(unready && { 'aria-describedby': missingId })}
        >
          {next.deed}
        </Button>
      )}
      <ConfirmModal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && move.mutate(asked.to)}
        title={asked?.question ?? ''}
        confirm={asked?.deed ?? ''}
        keep={asked?.keep ?? ''}
        busy={move.isPending}
      >
        <Stack gap={12}>
          <p>{asked?.follows}</p>
          {asked?.to === 'finished' && <UntoldNote competitionId={id} />}
          {move.isError && (
            <Note tone="bad" announced>
              {say(move.error)}
            </Note>
          )}
        </Stack>
      </ConfirmModal>
    </>
  );
}

/** The list of what is missing, which says why Publish cannot be pressed. */
export const missingId = 'missing-before-publishing';

/** What the server asks for before it publishes. */
export function isReady({ divisions, workouts }: CompetitionReply): boolean {
  return divisions.length > 0 && workouts.length > 0;
}
