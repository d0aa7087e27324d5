import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useSession } from '../../../platform/session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonCards, SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { GroupMissing } from '../group-missing.tsx';
import type { GroupSlots } from '../group-slots.ts';
import { aboutLine, membersText } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { DeletedNote } from '../members/manage-part.tsx';
import { feedTab } from './feed-part.tsx';
import { GroupFacts } from './group-facts.tsx';
import { type GroupTab, GroupTabs } from './group-tabs.tsx';
import { HereNow } from './here-now.tsx';
import styles from './pages.module.css';

/** One group: its posts and members, and managing it. */
export function GroupPage({ id, slots }: { id: string; slots: GroupSlots }) {
  const query = useQuery(groupQueries.group(id));
  if (query.data) return <Shown group={query.data} slots={slots} />;
  if (query.error) {
    return (
      <GroupMissing
        isPage
        failure={query.error}
        what="This group"
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  }
  return (
    <Stack gap={24}>
      <PageTitle>Group</PageTitle>
      <SkeletonText lines={5} />
    </Stack>
  );
}

function Shown({ group, slots }: { group: GroupReply; slots: GroupSlots }) {
  const { id, name, image } = group;
  const personId = useSession()?.user.id;
  return (
    <Stack gap={24}>
      <header className={styles.head}>
        <Avatar name={name} id={id} picture={image && imageAddress(image)} size={56} />
        <div className={styles.headWords}>
          <h1 className={text.h2} tabIndex={-1}>
            {name}
          </h1>
          <p className={text.hint}>{`${aboutLine(group)}. ${membersText(group)}`}</p>
        </div>
      </header>
      <DeletedNote group={group} />
      <div className={styles.grid}>
        <div className={styles.main}>
          <GroupTabs group={group} first={[feedTab(group, slots.feed)]} after={partTabs(group, slots)} />
        </div>
        <div className={styles.side}>
          <GroupFacts group={group} />
          {personId && group.belonging?.state === 'in' && <HereNow group={group} personId={personId} />}
        </div>
      </div>
    </Stack>
  );
}

/** Files and events, each loaded when it is opened. */
function partTabs({ id, can }: GroupReply, { files, events }: GroupSlots): GroupTab[] {
  const tab = ({ key, label }: { key: string; label: string }, shown: ReactNode): GroupTab => ({
    key,
    label,
    show: () => <Suspense fallback={<SkeletonCards />}>{shown}</Suspense>,
  });
  return [
    tab(files, <files.Section groupId={id} writes={can.write} />),
    tab(events, <events.Section groupId={id} isCommunity={false} adds={can.write} />),
  ];
}
