import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconLink } from '../../../ui/icon-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import type { GroupSlots } from '../group-slots.ts';
import { groupQueries } from '../groups.queries.ts';
import { GroupRows } from '../lists/group-rows.tsx';
import { GroupPage } from './group-page.tsx';
import styles from './pages.module.css';

export function allGroupsScreen(slots: GroupSlots) {
  return function AllGroupsScreen() {
    return <AllGroups slots={slots} />;
  };
}

/** My groups on the left, the open one on the right; on a phone, one at a time. */
function AllGroups({ slots }: { slots: GroupSlots }) {
  const [params] = useAddressParams();
  const open = params.get('group');
  const listed = params.get('search') ?? '';
  const list = (group?: GroupReply) =>
    urlOf('allGroups', {}, { ...(group && { group: group.id }), ...(listed && { search: listed }) });
  return (
    <div className={styles.panes} data-open={open ? '' : undefined}>
      <GroupList search={listed} open={open ?? undefined} to={list} unread={slots.unread} />
      <div className={styles.pane}>
        {open ? (
          <>
            <div className={styles.back}>
              <ButtonLink
                variant="text"
                to={list()}
                icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
              >
                My groups
              </ButtonLink>
            </div>
            <GroupPage key={open} id={open} slots={slots} />
          </>
        ) : (
          <EmptyState title="No group selected">Choose a group from the list.</EmptyState>
        )}
      </div>
    </div>
  );
}

interface GroupListProps {
  search: string;
  open: string | undefined;
  to: (group: GroupReply) => string;
  unread: GroupSlots['unread'];
}

function GroupList({ search: asked, open, to, unread }: GroupListProps) {
  const [search, setSearch] = useSearchText('search');
  // An open group's name is the heading of the screen: on a phone the list is away then.
  const Heading = open ? 'h2' : 'h1';
  return (
    <div className={styles.list}>
      <div className={styles.listHead}>
        <div className={styles.titleRow}>
          <Heading className={text.h2} {...(!open && { tabIndex: -1 })}>
            My groups
          </Heading>
          <IconLink
            edged
            label="Create a group"
            to={urlOf('addGroup')}
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          />
        </div>
        <SearchField label="Search groups" placeholder="Search groups" value={search} onChange={setSearch} />
      </div>
      <PagedList
        query={groupQueries.groups({ search: asked, type: 'group' })}
        failed="Couldn’t load your groups"
        skeleton={<SkeletonRows rows={6} />}
        noun={['group', 'groups']}
        empty={
          asked ? (
            <EmptyState title="No matching groups">Try the start of a name.</EmptyState>
          ) : (
            <EmptyState
              title="No groups yet"
              action={
                <ButtonLink size={32} to={urlOf('communities')}>
                  Browse communities
                </ButtonLink>
              }
            >
              Groups you join or create appear here.
            </EmptyState>
          )
        }
      >
        {(groups) => <GroupRows groups={groups} to={to} unread={unread} {...(open && { current: open })} />}
      </PagedList>
    </div>
  );
}
