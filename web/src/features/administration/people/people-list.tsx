import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { serverNow } from '../../../platform/server-time.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { administrationQueries } from '../administration.queries.ts';
import { noWayIn } from '../no-way-in.tsx';
import { filtersIn, orderIn } from './people-filters.ts';
import { PeopleTable } from './people-table.tsx';

/** The people who fit the filters of the address, page by page. */
export function PeopleList({ isAdmin }: { isAdmin: boolean }) {
  const [params, setParams] = useSearchParams();
  // Computed once: a key that changes at midnight would reload the list unexpectedly.
  const [today] = useState(() => new Date(serverNow()));
  const filters = filtersIn(params, today);
  const order = orderIn(params);
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <PagedList
      query={administrationQueries.people(filters, order)}
      failed="Couldn’t load people"
      refused={noWayIn}
      skeleton={<SkeletonRows rows={8} />}
      noun={['person', 'people']}
      empty={<Nobody isNarrowed={isNarrowed} onWiden={() => setParams({})} />}
    >
      {(people) => (
        <PeopleTable
          people={people}
          order={order}
          withOrganization={isAdmin}
          onOrder={(next) =>
            setParams((now) => withParam(now, 'sort', next === 'newest' ? '' : next), { replace: true })
          }
        />
      )}
    </PagedList>
  );
}

function Nobody({ isNarrowed, onWiden }: { isNarrowed: boolean; onWiden: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="No matching people"
        action={
          <Button size={32} onClick={onWiden}>
            Clear search and filters
          </Button>
        }
      >
        Try fewer filters or the start of a name.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No people yet"
      action={
        <ButtonLink size={32} to={urlOf('addUser')}>
          Invite people
        </ButtonLink>
      }
    >
      People appear here once they accept an invitation.
    </EmptyState>
  );
}
