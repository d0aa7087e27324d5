import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { addressOf, categoryLabels, visibilityLabel } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { CommunityTools, useCommunityFilters } from './community-tools.tsx';

const columns: readonly Column<GroupReply>[] = [
  {
    key: 'name',
    head: 'Name',
    phone: 'lead',
    cell: (community) => (
      <Link className={text.link} to={addressOf(community)}>
        {community.name}
      </Link>
    ),
  },
  {
    key: 'category',
    head: 'Category',
    cell: ({ category }) => categoryLabels[category ?? 'other'],
  },
  { key: 'visibility', head: 'Visibility', cell: visibilityLabel },
  {
    key: 'members',
    head: 'Members',
    align: 'right',
    cell: ({ memberCount }) => numberText(memberCount),
  },
  {
    key: 'created',
    head: 'Created',
    align: 'right',
    cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
  },
  {
    key: 'edit',
    head: <VisuallyHidden>Edit</VisuallyHidden>,
    align: 'right',
    phone: 'actions',
    cell: ({ id, name, can }) =>
      can.edit && (
        <ButtonLink size={32} aria-label={`Edit ${name}`} to={urlOf('addCommunity', {}, { id })}>
          Edit
        </ButtonLink>
      ),
  },
];

/** For administrators, newest first: every community, or those of their organization. */
export function AllCommunitiesScreen() {
  const isOwn = useSession()?.user.accountType === 'corporate_admin';
  useScreenTitle(isOwn ? 'Communities' : undefined);
  const { filters, isNarrowed, clear } = useCommunityFilters();
  return (
    <Page width="work">
      <Stack gap={16}>
        <PageTitle
          {...(isOwn && { below: 'Communities of your organization.' })}
          actions={
            <ButtonLink
              variant="main"
              to={urlOf('addCommunity')}
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            >
              Create a community
            </ButtonLink>
          }
        >
          {isOwn ? 'Communities' : 'All communities'}
        </PageTitle>
        <CommunityTools />
        <Panel>
          <PagedList
            query={groupQueries.communities({ ...filters, ...(isOwn && { own_organization: true }) })}
            failed="Couldn’t load communities"
            skeleton={<SkeletonRows rows={8} />}
            noun={['community', 'communities']}
            empty={
              <EmptyState
                title={isNarrowed ? 'No matching communities' : 'No communities yet'}
                action={
                  isNarrowed && (
                    <Button size={32} onClick={clear}>
                      Clear search and category
                    </Button>
                  )
                }
              >
                {isNarrowed
                  ? 'Try another category or the start of a name.'
                  : 'Communities appear here. Create the first one.'}
              </EmptyState>
            }
          >
            {(rows) => (
              <DataTable caption="Communities" columns={columns} rows={rows} rowKey={({ id }) => id} />
            )}
          </PagedList>
        </Panel>
      </Stack>
    </Page>
  );
}
