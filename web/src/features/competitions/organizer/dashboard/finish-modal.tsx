import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { usePagedRows } from '../../../../patterns/paged-list.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { appealQueries } from '../../appeals/appeals.queries.ts';
import { competitionQueries } from '../../competitions.queries.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { sumOf, useScoreCounts } from '../overview/use-score-counts.ts';
import type { Move } from './move-texts.ts';
import { partUrl } from './parts.ts';
import { SettleChoices } from './settle-choices.tsx';
import { provisionalAfter, type SettlingChoices, settlementOf, unsettledOf } from './settling.ts';

interface FinishModalProps {
  competition: CompetitionReply;
  move: Move;
  onClose: () => void;
}

/** Asks before finishing, and what to do with results that wouldn't become final. */
export function FinishModal({ competition, move, onClose }: FinishModalProps) {
  const query = useQuery(organizerQueries.publications(competition.id));
  const { data } = query;
  const [choices, setChoices] = useState<SettlingChoices>({});
  const [isAsked, setIsAsked] = useState(false);
  const unsettled = data && unsettledOf(competition, data);
  const isDecided = unsettled?.every(({ kind }) => choices[kind] !== undefined) ?? false;
  const expected = sumOf(useScoreCounts(competition) ?? []);
  const missing = expected.entries - expected.scores;
  const open = usePagedRows(appealQueries.list(competition.id, 'open')) ?? [];
  const shown = data?.filter(({ state }) => state === 'published').length ?? 0;
  return (
    <ConfirmAction
      title={move.question}
      confirm={move.verb}
      keep={move.keep}
      ready={(data !== undefined || query.isError) && open.length === 0}
      check={() => {
        setIsAsked(true);
        return isDecided;
      }}
      send={(call) =>
        call(moveCompetition, {
          params: { competitionId: competition.id },
          body: { from: competition.state, to: move.to, settle: settlementOf(unsettled ?? [], choices) },
        })
      }
      done={move.done}
      invalidates={[competitionQueries.all]}
      onClose={onClose}
    >
      <Stack gap={16}>
        <p>
          {move.follows}
          {shown > 0 &&
            ` ${counted(shown, ['result is', 'results are'])} provisional and ${shown === 1 ? 'becomes' : 'become'} final. To leave time for protests, finish later.`}
        </p>
        <Loaded
          query={query}
          failed="Couldn’t load results"
          skeleton={<SkeletonRows rows={3} avatar={false} />}
        >
          {() =>
            unsettled?.map((some) => (
              <SettleChoices
                key={some.kind}
                competition={competition}
                unsettled={some}
                choices={choices}
                isMissed={isAsked}
                onChoose={(chosen) => setChoices({ ...choices, [some.kind]: chosen })}
              />
            ))
          }
        </Loaded>
        {missing > 0 && (
          <Note tone="warn">
            {`${counted(missing, ['score is', 'scores are'])} missing, and no more can be entered once it’s finished.`}
          </Note>
        )}
        {open.length > 0 && (
          <Note tone="warn">
            <p>
              {`${counted(open.length, ['appeal is', 'appeals are'])} open. Decide ${open.length === 1 ? 'it' : 'them'} first: no one can once it’s finished.`}
            </p>
            <ul>
              {open.map(({ id, entry, workout }) => (
                <li key={id}>{`${entry.name}, ${workout.name}, ${entry.divisionName}`}</li>
              ))}
            </ul>
            <Link className={text.link} to={partUrl(competition.id, 'appeals')}>
              Open appeals
            </Link>
          </Note>
        )}
        {unsettled && isDecided && (
          <Outcome provisional={provisionalAfter(competition, unsettled, choices).map(({ name }) => name)} />
        )}
      </Stack>
    </ConfirmAction>
  );
}

function Outcome({ provisional }: { provisional: readonly string[] }) {
  if (provisional.length === 0) return <Note announced>All leaderboards will be final.</Note>;
  return (
    <Note tone="warn" announced>
      {provisional.length === 1 ? 'This leaderboard stays' : 'These leaderboards stay'} provisional:{' '}
      {provisional.join(', ')}. To make results final later, reopen the competition.
    </Note>
  );
}
