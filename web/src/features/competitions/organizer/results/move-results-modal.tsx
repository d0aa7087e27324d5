import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { isPublic, type PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Note } from '../../../../ui/note.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { partUrl } from '../dashboard/parts.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { byState, resultsKey } from './chosen-results.ts';
import { publicationLabels } from './publication-labels.ts';
import { ResultNames } from './result-names.tsx';

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

/** Before results become public: scores that nobody has checked, and those to look at again. */
function UncheckedNote({ competition, chosen }: Pick<MoveResultsModalProps, 'competition' | 'chosen'>) {
  const { data = [] } = useQuery(organizerQueries.counts(competition.id));
  const keys = new Set(chosen.map(resultsKey));
  const open = data.filter((count) => keys.has(resultsKey(count)) && count.unchecked + count.followUp > 0);
  if (open.length === 0) return null;
  const sum = (of: (count: ScoreCount) => number) => open.reduce((all, count) => all + of(count), 0);
  const followUp = sum((count) => count.followUp);
  return (
    <Note tone="warn">
      {`${counted(
        sum(({ unchecked }) => unchecked),
        ['score', 'scores'],
      )} not checked by a second person`}
      {followUp > 0 && `, ${counted(followUp, ['score', 'scores'])} marked for follow-up`}:
      <ul>
        {open.map(({ divisionId, workoutId, unchecked }) => (
          <li key={resultsKey({ divisionId, workoutId })}>
            <Link
              to={partUrl(competition.id, 'scores', {
                workout: workoutId,
                division: divisionId,
                check: unchecked > 0 ? 'unchecked' : 'follow_up',
              })}
            >
              {`${nameIn(competition.workouts, workoutId)}, ${nameIn(competition.divisions, divisionId)}`}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}

function nameIn(things: readonly { readonly id: string; readonly name: string }[], id: string): string {
  return things.find((thing) => thing.id === id)?.name ?? '';
}
