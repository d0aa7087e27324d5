import { useQuery } from '@tanstack/react-query';
import { counted } from '../../ui/counted.ts';
import { postQueries } from './posts.queries.ts';

interface GroupLatestProps {
  groupId: string;
  /** Where nothing was posted. */
  otherwise: string;
}

/** The beginning of what was posted last in a group: "Emeka: Salt & Iron, second try". */
export function GroupLatestSection({ groupId, otherwise }: GroupLatestProps) {
  const { data } = useQuery({ ...postQueries.latest(), refetchInterval: 60_000 });
  const latest = data?.find((one) => one.groupId === groupId);
  if (!latest) return otherwise;
  const [first] = latest.author?.split(' ') ?? ['Deleted member'];
  const words = latest.text || `Posted ${counted(latest.images, ['picture', 'pictures'])}`;
  return `${latest.isMine ? 'You' : first}: ${words}`;
}
