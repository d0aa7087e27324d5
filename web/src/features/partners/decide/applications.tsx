import { partnerStates } from '@chalkline/contract/partners/partner.lifecycle.ts';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { addressOf, placeOf, stateLabels } from '../partner-texts.ts';
import { partnerQueries } from '../partners.queries.ts';
import { Applicant } from './applicant.tsx';

/** Partners by the state of their application, for administrators. Each is decided on its page. */
export function Applications() {
  const { filters, setFilter } = useListFilters({ search: anyText, state: partnerStates });
  const [search, setSearch] = useSearchText('search');
  const state = filters.state || 'applied';
  return (
    <>
      <SegmentedControl
        label="State of the application"
        choices={partnerStates.map((value) => ({ value, label: stateLabels[value] }))}
        value={state}
        onChange={(value) => setFilter('state', value === 'applied' ? '' : value)}
      />
      <SearchField
        label="Search partners"
        placeholder="Name, product or town"
        value={search}
        onChange={setSearch}
      />
      <Panel>
        <PagedList
          query={partnerQueries.applications({ state, search: filters.search })}
          failed="Couldn’t load applications"
          skeleton={<SkeletonRows rows={4} avatar={false} />}
          noun={['partner', 'partners']}
          empty={
            filters.search ? (
              <EmptyState title="No matching partners">
                Try the start of a name, a product or a town.
              </EmptyState>
            ) : (
              <EmptyState title={state === 'applied' ? 'Nothing to decide' : 'No partners here'}>
                New applications appear here.
              </EmptyState>
            )
          }
        >
          {(rows) => (
            <DataTable
              caption="Partners"
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  head: 'Partner',
                  phone: 'lead',
                  cell: (row) => (
                    <Link className={text.link} to={addressOf(row)}>
                      {row.name}
                    </Link>
                  ),
                },
                { key: 'sells', head: 'Sells', cell: ({ sells }) => sells },
                {
                  key: 'owner',
                  head: 'Applied by',
                  cell: ({ owner }) => owner && <Applicant owner={owner} />,
                },
                { key: 'place', head: 'Place', cell: placeOf },
                { key: 'applied', head: 'Applied', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
              ]}
            />
          )}
        </PagedList>
      </Panel>
    </>
  );
}
