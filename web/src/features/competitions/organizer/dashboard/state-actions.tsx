import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconDots, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { FinishModal } from './finish-modal.tsx';
import { type Move, movesOf } from './move-texts.ts';

/** The next step of the competition as the one main action, what else can be done behind the dots. */
export function StateActions({ competition }: { competition: CompetitionReply }) {
  const { id, state, can } = competition;
  const [asked, setAsked] = useState<Move | null>(null);
  const { next, others } = movesOf(state, can.moveTo);
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
            <MenuItem key={other.to} onClick={() => setAsked(other)}>
              {other.verb}
            </MenuItem>
          ))}
        </Menu>
      )}
      {next && (
        <Button
          variant="main"
          disabled={unready}
          onClick={() => setAsked(next)}
          {...(unready && { 'aria-describedby': missingId })}
        >
          {next.verb}
        </Button>
      )}
      {asked?.to === 'finished' && state === 'live' ? (
        <FinishModal competition={competition} move={asked} onClose={() => setAsked(null)} />
      ) : (
        asked && (
          <ConfirmAction
            title={asked.question}
            confirm={asked.verb}
            keep={asked.keep}
            send={(call) =>
              call(moveCompetition, {
                params: { competitionId: id },
                body: { from: state, to: asked.to },
              })
            }
            done={asked.done}
            invalidates={[competitionQueries.all]}
            onClose={() => setAsked(null)}
          >
            <p>{asked.follows}</p>
          </ConfirmAction>
        )
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
