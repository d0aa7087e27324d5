import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconDots, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { FinishModal } from './finish-modal.tsx';
import { type Move, movesOf } from './move-words.ts';
import { useMoveCompetition } from './use-move-competition.ts';

/** The next step of the competition as the one main action, what else can be done behind the dots. */
export function StateActions({ competition }: { competition: CompetitionReply }) {
  const { id, state, can } = competition;
  const [asked, setAsked] = useState<Move | null>(null);
  const say = useErrorText();
  const { next, others } = movesOf(state, can.moveTo);
  const move = useMoveCompetition(competition, () => {
    addToast({ kind: 'success', title: asked?.done ?? 'Done.' });
    setAsked(null);
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
      {asked?.to === 'finished' && state === 'live' ? (
        <FinishModal
          competition={competition}
          move={asked}
          busy={move.isPending}
          failure={move.isError && say(move.error)}
          onClose={() => setAsked(null)}
          onFinish={(settle) => move.mutate({ to: asked.to, settle })}
        />
      ) : (
        <ConfirmModal
          opened={asked !== null}
          onClose={() => setAsked(null)}
          onConfirm={() => asked && move.mutate({ to: asked.to })}
          title={asked?.question ?? ''}
          confirm={asked?.deed ?? ''}
          keep={asked?.keep ?? ''}
          busy={move.isPending}
        >
          <Stack gap={12}>
            <p>{asked?.follows}</p>
            {move.isError && (
              <Note tone="bad" announced>
                {say(move.error)}
              </Note>
            )}
          </Stack>
        </ConfirmModal>
      )}
    </>
  );
}

/** The list of what is missing, which says why Publish cannot be pressed. */
export const missingId = 'missing-before-publishing';

/** What the server asks for before it publishes. */
export function isReady({ divisions, workouts }: CompetitionReply): boolean {
  return divisions.length > 0 && workouts.length > 0;
}
