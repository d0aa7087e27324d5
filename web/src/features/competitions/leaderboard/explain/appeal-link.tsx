import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import text from '../../../../ui/text.module.css';
import { appealQueries } from '../../appeals/appeals.queries.ts';
import { useFollowed } from '../following/use-following.ts';

interface AppealLinkProps {
  competitionId: string;
  entryId: string;
  workoutId: string;
}

/** For the athlete whose result it is: the way to appeal it, or to the appeal. */
export function AppealLink({ competitionId, entryId, workoutId }: AppealLinkProps) {
  const { own } = useFollowed();
  const { data = [] } = useQuery({
    ...appealQueries.own(competitionId, workoutId),
    enabled: own.has(entryId),
  });
  const mine = data.find(({ entry }) => entry.id === entryId);
  if (!mine || (mine.hurdle !== null && mine.appeal === null)) return null;
  return (
    <Link className={text.link} to={urlOf('workoutDetail', { id: workoutId })}>
      {mine.appeal ? 'See your appeal' : 'Appeal this result'}
    </Link>
  );
}
