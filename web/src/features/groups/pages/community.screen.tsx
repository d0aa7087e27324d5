import type { CommunityDetailReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonCards, SkeletonRows, SkeletonText } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { GroupMissing } from '../group-missing.tsx';
import type { GroupSlots } from '../group-slots.ts';
import { aboutLine, addressOf } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { GroupRows } from '../lists/group-rows.tsx';
import { canManage, DeletedNote, ManagePart } from '../members/manage-part.tsx';
import { MemberRows } from '../members/member-rows.tsx';
import { MembersPanel } from '../members/members-panel.tsx';
import { OpenWithReason } from '../readings/open-with-reason.tsx';
import { FeedPart } from './feed-part.tsx';
import { GroupFacts } from './group-facts.tsx';
import { GroupHero } from './group-hero.tsx';
import styles from './pages.module.css';

/** One community: its posts, what it is, its groups, members, and managing it. */
export function communityScreen(slots: GroupSlots) {
  return function CommunityScreen() {
    return <Community slots={slots} />;
  };
}

function Community({ slots }: { slots: GroupSlots }) {
  const { id = '' } = useParams();
  const query = useQuery(groupQueries.community(id));
  useScreenTitle(query.data?.name);
  if (query.data) return <Shown community={query.data} slots={slots} />;
  if (query.error) {
    return (
      <Page>
        <GroupMissing
          isPage
          failure={query.error}
          what="This community"
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      </Page>
    );
  }
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle>Community</PageTitle>
        <SkeletonText lines={5} />
      </Stack>
    </Page>
  );
}

type Tab = 'feed' | 'about' | 'groups' | 'events' | 'programs' | 'members' | 'manage';

interface ShownProps {
  community: CommunityDetailReply;
  slots: GroupSlots;
}

function Shown({ community, slots }: ShownProps) {
  const [params] = useAddressParams();
  const tabs = tabsOf(community);
  const tab = tabs.find(({ key }) => key === params.get('tab'))?.key ?? firstTab(community);
  return (
    <>
      <GroupHero group={community} above={aboutLine(community)} />
      <Page>
        <div className={styles.grid}>
          <div className={styles.main}>
            <DeletedNote group={community} />
            {community.can.open && <OpenWithReason group={community} />}
            {tabs.length > 1 && (
              <TabLinks label={community.name} tabs={tabs} current={tabAddress(community, tab)} />
            )}
            <Part community={community} slots={slots} tab={tab} />
          </div>
          <div className={styles.side}>
            <GroupFacts group={community} owner={community.members.find(({ role }) => role === 'owner')} />
            <Beside community={community} slots={slots} tab={tab} />
          </div>
        </div>
      </Page>
    </>
  );
}

/** What is next and what is running, where no tab shows it. */
function Beside({ community, slots, tab }: ShownProps & { tab: Tab }) {
  const isKnown = useSession() !== null;
  const { id, nextEvents, can, archivedAt } = community;
  return (
    <Suspense fallback={null}>
      {nextEvents.length > 0 && tab !== 'about' && tab !== 'events' && (
        <Panel
          title="Next"
          actions={
            <Link className={text.link} to={tabAddress(community, 'events')}>
              All events
            </Link>
          }
        >
          <slots.eventRows.Section groups={nextEvents} />
        </Panel>
      )}
      {isKnown && can.read && archivedAt === null && <slots.challenge.Section communityId={id} />}
    </Suspense>
  );
}

function Part({ community, slots, tab }: ShownProps & { tab: Tab }) {
  switch (tab) {
    case 'feed':
      return <FeedPart group={community} feed={slots.feed} />;
    case 'about':
      return <AboutPart community={community} slots={slots} />;
    case 'groups':
      return <GroupsPart community={community} />;
    case 'events':
      return <EventsPart community={community} slots={slots} />;
    case 'programs':
      return <ProgramsPart community={community} slots={slots} />;
    case 'members':
      return <MembersPanel group={community} />;
    case 'manage':
      return <ManagePart group={community} />;
  }
}

/** What was posted comes first, where the viewer may read it. */
function firstTab({ can, archivedAt }: CommunityDetailReply): Tab {
  return can.read && archivedAt === null ? 'feed' : 'about';
}

function tabAddress(community: CommunityDetailReply, tab: Tab): string {
  const { id } = community;
  return urlOf('communityDetail', { id }, tab === firstTab(community) ? {} : { tab });
}

function tabsOf(community: CommunityDetailReply) {
  const { can, groupCount, memberCount, archivedAt } = community;
  const isOpen = archivedAt === null;
  const tab = (key: Tab, label: string, count?: number | null) => ({
    key,
    label,
    to: tabAddress(community, key),
    count: count ?? undefined,
  });
  return [
    ...(firstTab(community) === 'feed' ? [tab('feed', 'Feed')] : []),
    tab('about', 'About'),
    ...(isOpen && (can.read || groupCount > 0) ? [tab('groups', 'Groups', groupCount)] : []),
    ...(isOpen && can.read ? [tab('events', 'Events'), tab('programs', 'Programs')] : []),
    ...(isOpen && can.seeMembers ? [tab('members', 'Members', memberCount)] : []),
    ...(isOpen && canManage(community) ? [tab('manage', 'Manage', community.requestCount || null)] : []),
  ];
}

/** The first of everything that the viewer may see. */
function AboutPart({ community, slots }: ShownProps) {
  const { groups, members, nextEvents, can } = community;
  if (!can.read && nextEvents.length === 0 && groups.length === 0 && members.length === 0) {
    return (
      <Panel>
        <EmptyState title="Only members can see inside">
          {can.ask
            ? 'Ask to join. A moderator will answer.'
            : 'Groups and members appear here once you’re in.'}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      {nextEvents.length > 0 && (
        <Panel title="Next events">
          <Suspense fallback={<SkeletonRows rows={nextEvents.length} />}>
            <slots.eventRows.Section groups={nextEvents} />
          </Suspense>
        </Panel>
      )}
      {groups.length > 0 && (
        <Panel title="Groups">
          <GroupRows groups={groups} to={addressOf} />
        </Panel>
      )}
      {members.length > 0 && (
        <Panel title="Members">
          <MemberRows group={community} members={members} />
        </Panel>
      )}
    </>
  );
}

function GroupsPart({ community }: { community: CommunityDetailReply }) {
  const { id, can, groups } = community;
  const isKnown = useSession() !== null;
  return (
    <Panel
      title="Groups"
      actions={
        can.addGroups && (
          <ButtonLink
            size={32}
            to={urlOf('addGroup', {}, { community: id })}
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          >
            Create a group
          </ButtonLink>
        )
      }
    >
      {isKnown ? (
        <PagedList
          query={groupQueries.groups({ community_id: id })}
          page="groups-page"
          failed="Couldn’t load groups"
          skeleton={<SkeletonRows />}
          noun={['group', 'groups']}
          empty={<NoGroups />}
        >
          {(rows) => <GroupRows groups={rows} to={addressOf} />}
        </PagedList>
      ) : groups.length === 0 ? (
        <NoGroups />
      ) : (
        <GroupRows groups={groups} to={addressOf} />
      )}
    </Panel>
  );
}

function EventsPart({ community, slots }: ShownProps) {
  const { Section } = slots.events;
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Section groupId={community.id} isCommunity adds={community.can.addGroups} />
    </Suspense>
  );
}

function ProgramsPart({ community, slots }: ShownProps) {
  const { Section } = slots.programs;
  return (
    <Suspense fallback={<SkeletonCards />}>
      <Section groupId={community.id} />
    </Suspense>
  );
}

function NoGroups() {
  return <EmptyState title="No groups yet">Groups of this community appear here.</EmptyState>;
}
