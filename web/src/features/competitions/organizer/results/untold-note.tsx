import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../../ui/counted.ts';
import { Note } from '../../../../ui/note.tsx';
import { organizerQueries } from '../organizer.queries.ts';

/** Before the end: what nobody has seen yet stays hidden, and can only be published once it is reopened. */
export function UntoldNote({ competitionId }: { competitionId: string }) {
  const { data = [] } = useQuery(organizerQueries.publications(competitionId));
  const drafts = data.filter(({ state }) => state === 'draft').length;
  if (drafts === 0) return null;
  return (
    <Note tone="warn" announced>
      {counted(drafts, ['result is', 'results are'])} still a draft and {drafts === 1 ? 'stays' : 'stay'}{' '}
      hidden. Publish {drafts === 1 ? 'it' : 'them'} first, in the results.
    </Note>
  );
}
