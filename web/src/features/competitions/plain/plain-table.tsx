import type { CompetitionCard } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CompetitionSort } from '@chalkline/contract/competitions/competition-listing.ts';
import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText } from '../../../platform/error-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable, type Sorting } from '../../../ui/data-table.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { CompetitionStatusMark } from '../competition-status.tsx';
import { daysText } from '../days.ts';
import { plainList } from './plain-list.queries.ts';
import { PlainPages } from './plain-pages.tsx';
import { usePlainList } from './use-plain-list.ts';

const columns: readonly Column<CompetitionCard>[] = [
  {
    key: 'name',
    head: 'Competition',
    sort: 'name',
    phone: 'lead',
    cell: ({ id, name }) => (
      <Link className={text.link} to={urlOf('competitionDetail', { id })}>
        {name}
      </Link>
    ),
  },
  { key: 'days', head: 'Dates', sort: 'days', cell: ({ startsOn, endsOn }) => daysText(startsOn, endsOn) },
  { key: 'place', head: 'Place', sort: 'place', cell: placeLine },
  {
    key: 'status',
    head: 'Status',
    sort: 'status',
    cell: (competition) => <CompetitionStatusMark competition={competition} />,
  },
  {
    key: 'divisions',
    head: 'Divisions',
    sort: 'divisions',
    align: 'right',
    cell: ({ divisionNames }) => (
      <span title={divisionNames.join(', ')}>{numberText(divisionNames.length)}</span>
    ),
  },
  {
    key: 'entries',
    head: 'Registered',
    sort: 'entries',
    align: 'right',
    cell: ({ entryCount, capacity }) =>
      capacity === null ? numberText(entryCount) : `${numberText(entryCount)} of ${numberText(capacity)}`,
  },
];

/** What a head of the table sorts by, and what that is called in the address. */
const sortings: Readonly<Record<CompetitionSort, Sorting>> = {
  soonest: { by: 'days', direction: 'asc' },
  latest: { by: 'days', direction: 'desc' },
  name: { by: 'name', direction: 'asc' },
  name_reversed: { by: 'name', direction: 'desc' },
  place: { by: 'place', direction: 'asc' },
  place_reversed: { by: 'place', direction: 'desc' },
  status: { by: 'status', direction: 'asc' },
  status_reversed: { by: 'status', direction: 'desc' },
  divisions: { by: 'divisions', direction: 'asc' },
  divisions_reversed: { by: 'divisions', direction: 'desc' },
  entries: { by: 'entries', direction: 'asc' },
  entries_reversed: { by: 'entries', direction: 'desc' },
};

function sortOf({ by, direction }: Sorting): CompetitionSort | undefined {
  const all = Object.entries(sortings) as [CompetitionSort, Sorting][];
  return all.find(([, known]) => known.by === by && known.direction === direction)?.[0];
}

/** One page of all published competitions. */
export function PlainTable() {
  const { asked, change, toPage } = usePlainList();
  const query = useQuery({ ...plainList(asked), placeholderData: keepPreviousData });
  if (query.isError) {
    return (
      <ErrorState
        title="Couldn’t load competitions"
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      >
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (!query.data) return <SkeletonRows rows={12} avatar={false} label="Loading competitions" />;
  const { data: competitions, next, total } = query.data;
  if (competitions.length === 0) {
    return (
      <EmptyState
        title="No competitions found"
        action={
          <ButtonLink size={32} to={urlOf('oldAllCompetitions')}>
            Show all competitions
          </ButtonLink>
        }
      >
        Try fewer words or another status.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        dense
        caption="Competitions"
        columns={columns}
        rows={competitions}
        rowKey={({ id }) => id}
        sorting={sortings[asked.sort]}
        onSort={(sorting) => {
          const sort = sortOf(sorting);
          if (sort) change({ sort });
        }}
      />
      <PlainPages
        shown={competitions.length}
        total={total}
        search={asked.search}
        first={asked.cursor === null ? null : toPage(null)}
        next={next ? toPage(next) : null}
      />
    </>
  );
}
