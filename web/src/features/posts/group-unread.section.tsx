import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../platform/server-time.ts';
import { CountTag } from '../../ui/tag.tsx';
import { shortTime } from '../../ui/times.ts';
import styles from './group-unread.module.css';
import { postQueries } from './posts.queries.ts';

/** When something was posted in a group last, and how many posts the viewer hasn't read. */
export function GroupUnreadSection({ groupId }: { groupId: string }) {
  const { data } = useQuery({ ...postQueries.unread(), refetchInterval: 60_000 });
  const { data: latest } = useQuery(postQueries.latest());
  const unread = data?.find((one) => one.groupId === groupId)?.unread ?? 0;
  const at = latest?.find((one) => one.groupId === groupId)?.at;
  return (
    <span className={styles.end}>
      {at && <time dateTime={at}>{shortTime(at, serverNow())}</time>}
      <CountTag value={unread} label={unread === 1 ? 'unread post' : 'unread posts'} />
    </span>
  );
}
