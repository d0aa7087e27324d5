import { useQuery } from '@tanstack/react-query';
import { CountTag } from '../../ui/tag.tsx';
import { postQueries } from './posts.queries.ts';

/** How many posts of a group the viewer hasn't read. */
export function GroupUnreadSection({ groupId }: { groupId: string }) {
  const { data } = useQuery({ ...postQueries.unread(), refetchInterval: 60_000 });
  const unread = data?.find((one) => one.groupId === groupId)?.unread ?? 0;
  return <CountTag value={unread} label={unread === 1 ? 'unread post' : 'unread posts'} />;
}
