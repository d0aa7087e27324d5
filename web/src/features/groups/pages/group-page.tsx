import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { GroupMissing } from '../group-missing.tsx';
import type { GroupSlots } from '../group-slots.ts';
import { aboutLine, membersText } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { canManage, DeletedNote, ManagePart } from '../members/manage-part.tsx';
import { MembersPanel, OthersPanel } from '../members/members-panel.tsx';
import { FeedPart } from './feed-part.tsx';
import { GroupFacts } from './group-facts.tsx';
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
  const { id, name, image, can, archivedAt } = group;
  const [params] = useAddressParams();
  const { pathname } = useLocation();
  const first = can.read ? 'feed' : 'members';
  const addressOfTab = (key: string) => {
    const query = withParam(params, 'tab', key === first ? '' : key).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const isOpen = archivedAt === null;
  const tabs = [
    ...(can.read ? [{ key: 'feed', label: 'Feed' }] : []),
    { key: 'members', label: 'Members', count: group.memberCount },
    ...(canManage(group) ? [{ key: 'manage', label: 'Manage', count: group.requestCount || undefined }] : []),
  ];
  const tab = tabs.find(({ key }) => key === params.get('tab'))?.key ?? first;
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
          {isOpen && tabs.length > 1 && (
            <TabLinks
              label={name}
              tabs={tabs.map((one) => ({ ...one, to: addressOfTab(one.key) }))}
              current={addressOfTab(tab)}
            />
          )}
          {isOpen && tab === 'feed' && <FeedPart group={group} feed={slots.feed} />}
          {isOpen && tab === 'manage' && <ManagePart group={group} />}
          {isOpen && tab === 'members' && can.moderate && <OthersPanel group={group} state="requested" />}
          {isOpen && tab === 'members' && can.seeMembers && <MembersPanel group={group} />}
          {isOpen && !can.seeMembers && (
            <Panel>
              <EmptyState title="Only members can see inside">
                {can.ask ? 'Ask to join. A moderator will answer.' : 'Members appear here once you’re in.'}
              </EmptyState>
            </Panel>
          )}
        </div>
        <div className={styles.side}>
          <GroupFacts group={group} />
        </div>
      </div>
    </Stack>
  );
}
