import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Note } from '../../../ui/note.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { dayText } from '../../../ui/times.ts';
import type { GroupSlots } from '../group-slots.ts';
import type { GroupTab } from './group-tabs.tsx';

/** What is posted in a group that the viewer may read. */
export function FeedPart({ group, feed: { Section } }: { group: GroupReply; feed: GroupSlots['feed'] }) {
  const { id, can, belonging } = group;
  return (
    <>
      {belonging?.mutedUntil && (
        <Note>Moderators muted you here until {dayText(belonging.mutedUntil)}. You can still read.</Note>
      )}
      {belonging?.state === 'banned' && (
        <Note tone="warn">
          A moderator banned you here. You can’t join until a moderator lifts the ban. The reason is in your{' '}
          <Link className={text.link} to={urlOf('notifications')}>
            notifications
          </Link>
          , with how to appeal.
        </Note>
      )}
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Section
          groupId={id}
          writes={can.write}
          announces={can.moderate}
          isMember={belonging?.state === 'in'}
        />
      </Suspense>
    </>
  );
}

/** The same as a tab of a group. */
export function feedTab(group: GroupReply, feed: GroupSlots['feed']): GroupTab {
  return { key: feed.key, label: feed.label, show: () => <FeedPart group={group} feed={feed} /> };
}
