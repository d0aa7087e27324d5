import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { freezeBoard } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { errorText } from '../../../../platform/error-texts.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { StatusMark } from '../../../../ui/status-mark.tsx';
import text from '../../../../ui/text.module.css';
import { exactTime } from '../../../../ui/times.ts';
import { competitionQueries } from '../../competitions.queries.ts';
import { partUrl } from '../dashboard/parts.ts';
import { organizerQueries } from '../organizer.queries.ts';
import styles from './results.module.css';
import { waitingText } from './waiting-text.ts';

/** The public leaderboard of each division, to freeze or unfreeze. */
export function BoardFreezes({ competition }: { competition: CompetitionReply }) {
  return (
    <Panel title="Leaderboards">
      <ul className={styles.lines}>
        {competition.divisions.map((division) => (
          <Board key={division.id} competition={competition} division={division} />
        ))}
      </ul>
    </Panel>
  );
}

function Board({ competition, division }: { competition: CompetitionReply; division: DivisionReply }) {
  const { id: competitionId, can, zone, state } = competition;
  const isOver = state === 'finished' || state === 'archived';
  const { id: divisionId, name, frozenAt, revealingSince } = division;
  const freeze = useAction({
    send: (call, frozen: boolean) =>
      call(freezeBoard, { params: { competitionId, divisionId }, body: { frozen } }),
    done: (_, frozen) => (frozen ? `${name} leaderboard frozen` : `${name} leaderboard unfrozen`),
    invalidates: [competitionQueries.all],
  });
  return (
    <li className={styles.line}>
      <div>
        <b>{name}</b>{' '}
        {revealingSince ? (
          <StatusMark status="live">Award ceremony running</StatusMark>
        ) : frozenAt ? (
          <StatusMark status="frozen" />
        ) : (
          <StatusMark status="open">Not frozen</StatusMark>
        )}
        <p className={text.hint}>
          {frozenAt
            ? `Everyone sees it as it was ${exactTime(frozenAt, zone)}, provisional, with the rules and teams of that time.`
            : isOver
              ? 'Everyone sees the published results. No more scores come in.'
              : 'Published results update with every score.'}
        </p>
        {frozenAt && <Waiting competitionId={competitionId} divisionId={divisionId} />}
        <ActionError error={freeze.error} />
      </div>
      <div className={styles.actions}>
        <ButtonLink size={32} to={urlOf('leaderboard', { id: competitionId }, { division: divisionId })}>
          View leaderboard
        </ButtonLink>
        {!isOver && (
          <ButtonLink
            size={32}
            aria-label={`Award ceremony, ${name}`}
            to={partUrl(competitionId, 'results', { ceremony: divisionId })}
          >
            Award ceremony
          </ButtonLink>
        )}
        {can.publishResults && !revealingSince && (
          <Button
            size={32}
            busy={freeze.busy}
            aria-label={frozenAt ? `Unfreeze ${name}` : `Freeze ${name}`}
            onClick={() => freeze.run(frozenAt === null)}
          >
            {frozenAt ? 'Unfreeze' : 'Freeze'}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The changes hidden by the freeze. */
function Waiting({ competitionId, divisionId }: { competitionId: string; divisionId: string }) {
  const query = useQuery(organizerQueries.frozenBoards(competitionId));
  const board = query.data?.find((one) => one.divisionId === divisionId);
  if (query.isError && !query.data) return <p className={text.hint}>{errorText(query.error)}</p>;
  return <p className={text.hint}>{board ? waitingText(board) : 'Loading hidden changes…'}</p>;
}
