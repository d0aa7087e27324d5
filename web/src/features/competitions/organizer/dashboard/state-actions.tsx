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
import { useScoreCounts } from '../overview/use-score-counts.ts';
import { FinishModal } from './finish-modal.tsx';
import { type Move, movesOf } from './move-texts.ts';
import { nextAction } from './next-action.ts';

/** The next step as the main button; other actions in a menu. */
export function StateActions({ competition }: { competition: CompetitionReply }) {
  const { id, state, visibility, can } = competition;
  const [asked, setAsked] = useState<Move | null>(null);
  const { next, others } = movesOf(state, can.moveTo, visibility);
  const action = nextAction(competition, next, useScoreCounts(competition));
  const isNextElsewhere = next && !(action && 'move' in action);
  // An incomplete draft can't be published; all other moves stay possible.
  const beside = isNextElsewhere && next.to !== 'published' ? [next, ...others] : others;
  return (
    <>
      <ButtonLink
        to={urlOf('competitionDetail', { id })}
        variant="line"
        icon={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
      >
        {state === 'draft' ? 'Preview' : 'Public page'}
      </ButtonLink>
      {beside.length > 0 && (
        <Menu
          target={
            <IconButton
              edged
              label="More actions"
              aria-haspopup="menu"
              icon={<IconDots size={20} stroke={1.75} />}
            />
          }
        >
          {beside.map((other) => (
            <MenuItem key={other.to} onClick={() => setAsked(other)}>
              {other.verb}
            </MenuItem>
          ))}
        </Menu>
      )}
      {action &&
        ('to' in action ? (
          <ButtonLink variant="main" to={action.to}>
            {action.label}
          </ButtonLink>
        ) : (
          <Button variant="main" onClick={() => setAsked(action.move)}>
            {action.label}
          </Button>
        ))}
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
