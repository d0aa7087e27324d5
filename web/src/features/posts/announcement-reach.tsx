import type { AnnouncementReach } from '@chalkline/contract/posts/post.schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Loaded } from '../../patterns/loaded.tsx';
import { counted } from '../../ui/counted.ts';
import { Note } from '../../ui/note.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { exactTime } from '../../ui/times.ts';

/** How many people an announcement notifies, before it is posted; or when the group can have its next one. */
export function ReachNote({ query }: { query: UseQueryResult<AnnouncementReach> }) {
  return (
    <Loaded
      query={query}
      failed="Couldn’t load how many people it notifies"
      skeleton={<SkeletonText lines={1} />}
    >
      {({ people, openAt }) =>
        openAt === null ? (
          <Note announced>Notifies {counted(people, ['person', 'people'])}.</Note>
        ) : (
          <Note tone="warn" announced>
            One announcement a day: the next one can be posted from {exactTime(openAt)}. Untick “Announcement”
            to post it now without notifying everyone.
          </Note>
        )
      }
    </Loaded>
  );
}
