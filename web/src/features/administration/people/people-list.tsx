import { urlOf } from '@chalkline/contract/urls.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../../platform/server-time.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { ListFoot } from '../../../ui/pager.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { administrationQueries } from '../administration.queries.ts';
import { NoWayIn } from '../no-way-in.tsx';
import { filtersIn, orderIn } from './people-filters.ts';
import { PeopleTable } from './people-table.tsx';

/** The people who fit the filters of the address, page by page. */
export function PeopleList({ isAdmin }: { isAdmin: boolean }) {
  const [params, setParams] = useSearchParams();
  // The day is taken once: a key that changes at midnight would empty the list under somebody's eyes.
  const [today] = useState(() => new Date(serverNow()));
  const filters = filtersIn(params, today);
  const order = orderIn(params);
  const query = useInfiniteQuery(administrationQueries.people(filters, order));
  if (query.isError && !query.data) {
    return (
      <NoWayIn
        title="The people did not load"
        failure={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <SkeletonRows rows={8} />;
  const people = query.data.pages.flatMap(({ data }) => data);
  if (people.length === 0) {
    return <Nobody isNarrowed={Object.keys(filters).length > 0} onWiden={() => setParams({})} />;
  }
  const total = query.data.pages[0]?.total ?? people.length;
  return (
    <>
      <PeopleTable
        people={people}
        order={order}
        withOrganisation={isAdmin}
        onOrder={(next) =>
          setParams((now) => withParam(now, 'sort', next === 'newest' ? '' : next), { replace: true })
        }
      />
      <ListFoot
        summary={`${numberText(people.length)} of ${counted(total, ['person', 'people'])}`}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
    </>
  );
}

function Nobody({ isNarrowed, onWiden }: { isNarrowed: boolean; onWiden: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="Nobody fits"
        action={
          <Button size={32} onClick={onWiden}>
            Clear search and filters
          </Button>
        }
      >
        Try fewer filters or the beginning of a name.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nobody yet"
      action={
        <ButtonLink size={32} to={urlOf('addUser')}>
          Invite somebody
        </ButtonLink>
      }
    >
      Whoever answers an invitation stands here.
    </EmptyState>
  );
}
