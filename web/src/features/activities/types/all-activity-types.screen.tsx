import type { ActivityTypeReply } from '@chalkline/contract/activities/activity-type.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { activityQueries } from '../activities.queries.ts';
import { amountText, unitLabels } from '../results/activity-texts.ts';
import { TypeIcon } from './type-icon.tsx';

const columns: readonly Column<ActivityTypeReply>[] = [
  {
    key: 'name',
    head: 'Name',
    phone: 'lead',
    cell: ({ name, icon, retiredAt }) => (
      <Row>
        <TypeIcon icon={icon} />
        <span>{name}</span>
        {retiredAt && <Tag>Retired</Tag>}
      </Row>
    ),
  },
  { key: 'unit', head: 'Measures', cell: ({ unit }) => unitLabels[unit] },
  {
    key: 'ceiling',
    head: 'Most per result',
    align: 'right',
    cell: ({ ceiling, unit }) => amountText(ceiling, unit),
  },
  {
    key: 'mets',
    head: 'METs',
    align: 'right',
    cell: ({ mets }) => (mets === null ? '–' : numberText(mets)),
  },
  {
    key: 'results',
    head: 'Results',
    align: 'right',
    cell: ({ resultCount }) => numberText(resultCount),
  },
];

const forAdmins: Column<ActivityTypeReply> = {
  key: 'edit',
  head: <VisuallyHidden>Edit</VisuallyHidden>,
  align: 'right',
  phone: 'actions',
  cell: ({ id, name }) => (
    <ButtonLink size={32} aria-label={`Edit ${name}`} to={urlOf('addActivityType', {}, { id })}>
      Edit
    </ButtonLink>
  ),
};

/** Every type of activity, for everyone to read and administrators to change. */
export function AllActivityTypesScreen() {
  const isAdmin = useSession()?.user.accountType === 'admin';
  const { filters, clear } = useListFilters({ search: anyText });
  const [search, setSearch] = useSearchText('search');
  return (
    <Page width="work">
      <Stack gap={16}>
        <PageTitle
          below="What activities and challenges can be about, and what their results are measured in."
          actions={
            isAdmin ? (
              <ButtonLink
                variant="main"
                to={urlOf('addActivityType')}
                icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              >
                Add a type
              </ButtonLink>
            ) : (
              <ButtonLink to={urlOf('allActivities')}>Activities</ButtonLink>
            )
          }
        >
          Activity types
        </PageTitle>
        <SearchField label="Search types" placeholder="Name" value={search} onChange={setSearch} />
        <Panel>
          <PagedList
            query={activityQueries.allTypes(filters.search)}
            failed="Couldn’t load activity types"
            skeleton={<SkeletonRows rows={8} />}
            noun={['type', 'types']}
            empty={
              filters.search ? (
                <EmptyState
                  title="No matching types"
                  action={
                    <Button size={32} onClick={clear}>
                      Clear search
                    </Button>
                  }
                >
                  Try the start of a name.
                </EmptyState>
              ) : (
                <EmptyState title="No types yet">
                  {isAdmin ? 'Add the first one.' : 'Types appear here when an administrator adds them.'}
                </EmptyState>
              )
            }
          >
            {(rows) => (
              <DataTable
                caption="Activity types"
                columns={isAdmin ? [...columns, forAdmins] : columns}
                rows={rows}
                rowKey={({ id }) => id}
                rowState={({ retiredAt }) => (retiredAt ? 'out' : undefined)}
              />
            )}
          </PagedList>
        </Panel>
      </Stack>
    </Page>
  );
}
