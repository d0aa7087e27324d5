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
import { GroupMissing } from '../group-missing.tsx';
import { aboutLine, membersText } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { canManage, DeletedNote, ManagePart } from '../members/manage-part.tsx';
import { MembersPanel, OthersPanel } from '../members/members-panel.tsx';
import { GroupFacts } from './group-facts.tsx';
import styles from './pages.module.css';

interface GroupPageProps {
  id: string;
  /** The heading is the screen's own: in a pane there is one above already. */
  heading: 'h1' | 'h2';
}

/** One group: its members, and managing it. */
export function GroupPage({ id, heading }: GroupPageProps) {
  const query = useQuery(groupQueries.group(id));
  if (query.data) return <Shown group={query.data} heading={heading} />;
  if (query.error) {
    return (
      <GroupMissing
        isPage={heading === 'h1'}
        failure={query.error}
        what="This group"
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  }
  return <SkeletonText lines={5} />;
}

function Shown({ group, heading: Heading }: { group: GroupReply; heading: 'h1' | 'h2' }) {
  const { id, name, image, can, archivedAt } = group;
  const [params] = useAddressParams();
  const { pathname } = useLocation();
  const addressOfTab = (key: string) => {
    const query = withParam(params, 'tab', key === 'members' ? '' : key).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const isOpen = archivedAt === null;
  const tabs = [
    { key: 'members', label: 'Members', count: group.memberCount },
    ...(canManage(group) ? [{ key: 'manage', label: 'Manage', count: group.requestCount || undefined }] : []),
  ];
  const tab = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'members';
  return (
    <Stack gap={24}>
      <header className={styles.head}>
        <Avatar name={name} id={id} picture={image && imageAddress(image)} size={56} />
        <div className={styles.headWords}>
          <Heading className={text.h2} {...(Heading === 'h1' && { tabIndex: -1 })}>
            {name}
          </Heading>
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
