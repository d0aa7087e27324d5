import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { counted } from '../../../../ui/counted.ts';
import { Note } from '../../../../ui/note.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { resultsKey } from './chosen-results.ts';

interface UncheckedNoteProps {
  competition: CompetitionReply;
  chosen: readonly PublicationReply[];
}

/** Before results become public: scores that nobody has checked, and those to look at again. */
export function UncheckedNote({ competition, chosen }: UncheckedNoteProps) {
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
