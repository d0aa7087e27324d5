import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { BelongingState } from '@chalkline/contract/groups/group-kinds.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { PagedList, usePagedRows } from '../../../patterns/paged-list.tsx';
import { useSession } from '../../../platform/session.ts';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { useSearchText, withParam } from '../../../platform/use-search-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { addressOf } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { MemberRows } from './member-rows.tsx';
import styles from './members.module.css';

/** The name of the search in the address: the screen around it may have another one. */
const searchName = 'member';

/** Everybody in it, owners first, with a search. Visitors have to sign in for the list. */
export function MembersPanel({ group }: { group: GroupReply }) {
  const isKnown = useSession() !== null;
  if (isKnown) return <MembersSearched group={group} />;
  return (
    <Panel title="Members">
      <EmptyState
        title="Sign in to see all members"
        action={
          <ButtonLink size={32} to={urlOf('login', {}, { back: addressOf(group) })}>
            Sign in
          </ButtonLink>
        }
      >
        The full list and its search are for people with an account.
      </EmptyState>
    </Panel>
  );
}

function MembersSearched({ group }: { group: GroupReply }) {
  const [params] = useAddressParams();
  const [search, setSearch] = useSearchText(searchName);
  const asked = params.get(searchName) ?? '';
  return (
    <Panel
      title="Members"
      actions={
        group.can.moderate && (
          <ButtonLink size={32} to={`?${withParam(params, 'tab', 'manage')}`}>
            Invite
          </ButtonLink>
        )
      }
    >
      <div className={styles.tools}>
        <SearchField
          label="Search members"
          placeholder="Name or handle"
          value={search}
          onChange={setSearch}
        />
      </div>
      <PagedList
        query={groupQueries.members(group.id, 'in', asked)}
        page="members-page"
        failed="Couldn’t load members"
        skeleton={<SkeletonRows rows={6} />}
        noun={['member', 'members']}
        empty={
          <EmptyState title={asked ? 'No matching members' : 'No members to show'}>
            {asked ? 'Try the start of a name or handle.' : 'Members you may see appear here.'}
          </EmptyState>
        }
      >
        {(members) => <MemberRows group={group} members={members} />}
      </PagedList>
    </Panel>
  );
}

const titles = {
  requested: 'Requests',
  waiting: 'Waiting list',
  invited: 'Invited',
  banned: 'Banned',
} as const;

/** People who are not members: requests to answer, invitations and bans. Nothing without any. */
export function OthersPanel({ group, state }: { group: GroupReply; state: Exclude<BelongingState, 'in'> }) {
  const query = groupQueries.members(group.id, state);
  const rows = usePagedRows(query);
  if (rows?.length === 0) return null;
  return (
    <Panel title={titles[state]}>
      <PagedList
        query={query}
        page={`${state}-page`}
        failed={`Couldn’t load this list`}
        skeleton={<SkeletonRows rows={2} />}
        empty={null}
      >
        {(members) => <MemberRows group={group} members={members} />}
      </PagedList>
    </Panel>
  );
}
