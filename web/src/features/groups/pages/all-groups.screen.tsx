import {
  type GroupReply,
  type MyGroupsShown,
  myGroupsShown,
} from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { useSearchText, withParam } from '../../../platform/use-search-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconLink } from '../../../ui/icon-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Chip } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import unseen from '../../../ui/visually-hidden.module.css';
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
  const listed = Object.fromEntries(
    ['search', 'show'].flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );
  const list = (group?: GroupReply) =>
    urlOf('allGroups', {}, { ...(group && { group: group.id }), ...listed });
  return (
    <div className={styles.panes} data-open={open ? '' : undefined}>
      <GroupList search={params.get('search') ?? ''} open={open ?? undefined} to={list} posted={slots} />
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

const shownLabels: Record<MyGroupsShown, string> = { all: 'All', unread: 'Unread', run: 'I run' };
const noneTexts: Record<MyGroupsShown, string> = {
  all: 'Try the start of a name.',
  unread: 'Groups with unread posts appear here.',
  run: 'Groups you own or moderate appear here.',
};

interface GroupListProps {
  search: string;
  open: string | undefined;
  to: (group: GroupReply) => string;
  posted: Pick<GroupSlots, 'latest' | 'unread'>;
}

function GroupList({ search: asked, open, to, posted }: GroupListProps) {
  const [search, setSearch] = useSearchText('search');
  const [params, setParams] = useAddressParams();
  const show = myGroupsShown.find((one) => one === params.get('show')) ?? 'all';
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
        <fieldset className={styles.filters}>
          <legend className={unseen.hidden}>Show</legend>
          {myGroupsShown.map((one) => (
            <Chip
              key={one}
              on={one === show}
              onClick={() => setParams((now) => withParam(now, 'show', one === 'all' ? '' : one))}
            >
              {shownLabels[one]}
            </Chip>
          ))}
        </fieldset>
      </div>
      <PagedList
        query={groupQueries.groups({ search: asked, type: 'group', show })}
        failed="Couldn’t load your groups"
        skeleton={<SkeletonRows rows={6} />}
        noun={['group', 'groups']}
        empty={
          asked || show !== 'all' ? (
            <EmptyState title="No matching groups">{noneTexts[show]}</EmptyState>
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
        {(groups) => <GroupRows groups={groups} to={to} posted={posted} {...(open && { current: open })} />}
      </PagedList>
    </div>
  );
}
