import { competitionStatuses } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useKeptPages } from '../../../patterns/use-kept-pages.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Page } from '../../../ui/page.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { SectionTitle } from '../../../ui/titles.tsx';
import { CompetitionCard } from '../competition-card.tsx';
import { type CompetitionFilters, competitionQueries } from '../competitions.queries.ts';
import { shownOf } from '../shown-count.ts';
import styles from './competition-list.module.css';
import { CompetitionOrder, CompetitionTools } from './competition-tools.tsx';
import { FilterChips } from './filter-chips.tsx';
import { isNarrowed, usualStatus, withFilters } from './home-filters.ts';
import { useFilters } from './use-filters.ts';

/** All published competitions, filtered by the URL. */
export function CompetitionList() {
  const { filters } = useFilters();
  const { data } = useInfiniteQuery(competitionQueries.list(filters));
  const { data: figures } = useQuery(competitionQueries.counted());
  const all = figures?.competitions;
  const found = data?.pages[0]?.total;
  return (
    <Page>
      <SectionTitle
        {...(all != null &&
          (found === undefined || found === all ? { count: all } : { count: found, of: all }))}
        end={<CompetitionOrder />}
      >
        All competitions
      </SectionTitle>
      <CompetitionTools />
      <FilterChips filters={filters} />
      <Competitions filters={filters} />
      {filters.search !== '' && <OtherMatches filters={filters} />}
    </Page>
  );
}

/** Matches of a search in the lists that aren't shown. */
function OtherMatches({ filters }: { filters: CompetitionFilters }) {
  const [one = usualStatus, other = usualStatus] = competitionStatuses.filter(
    (status) => status !== filters.status,
  );
  const { data: ofOne = 0 } = useQuery(competitionQueries.matches({ ...filters, status: one, sort: null }));
  const { data: ofOther = 0 } = useQuery(
    competitionQueries.matches({ ...filters, status: other, sort: null }),
  );
  const [params] = useSearchParams();
  const found = [
    { status: one, count: ofOne },
    { status: other, count: ofOther },
  ].filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return (
    <p className={styles.others} role="status">
      {`“${filters.search}” also matches `}
      {found.map(({ status, count }, index) => (
        <Fragment key={status}>
          {index > 0 && ' and '}
          <Link
            className={text.link}
            to={{
              search: `?${withFilters(params, { status: status === usualStatus ? '' : status, sort: '', page: '' })}`,
            }}
          >
            {`${numberText(count)} ${status} ${count === 1 ? 'competition' : 'competitions'}`}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}

interface CompetitionsProps {
  filters: CompetitionFilters;
}

function Competitions({ filters }: CompetitionsProps) {
  const options = competitionQueries.list(filters);
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { pages, showMore, isBusy } = useKeptPages(list, options.queryKey, 'page');
  if (list.isPending) return <SkeletonCards cards={6} label="Loading competitions" />;
  const competitions = pages.flatMap((page) => page.data);
  if (list.isError && competitions.length === 0) {
    return (
      <ErrorState
        title="Couldn’t load competitions"
        onRetry={() => list.refetch()}
        retrying={list.isFetching}
      >
        {errorText(list.error)}
      </ErrorState>
    );
  }
  if (competitions.length === 0) return <NothingFound filters={filters} />;
  const total = list.data?.pages[0]?.total;
  const page = {
    shown: competitions.length,
    total,
    more: showMore !== undefined,
    search: filters.search,
  };
  return (
    <div className={list.isPlaceholderData ? styles.earlier : undefined} aria-busy={list.isPlaceholderData}>
      <CardGrid>
        {competitions.map((competition) => (
          <CompetitionCard key={competition.id} competition={competition} />
        ))}
      </CardGrid>
      <div className={styles.more}>
        <p
          className={text.hint}
        >{`${shownOf(page)} ${filters.status} ${(total ?? competitions.length) === 1 ? 'competition' : 'competitions'}`}</p>
        {list.isFetchNextPageError && <p role="alert">{errorText(list.error)}</p>}
        {showMore && (
          <Button busy={isBusy} onClick={showMore}>
            Show more
          </Button>
        )}
        <Link className={text.link} to={urlOf('oldAllCompetitions')}>
          View as a table
        </Link>
      </div>
    </div>
  );
}

function NothingFound({ filters }: { filters: CompetitionFilters }) {
  const { search, status } = filters;
  const nothing = {
    upcoming: 'No upcoming competitions',
    live: 'No live competitions right now',
    past: 'No past competitions',
  }[status];
  if (isNarrowed(filters)) {
    return (
      <EmptyState
        title={`No ${status} competitions found`}
        action={
          <ButtonLink size={32} to={urlOf('home', {}, status === usualStatus ? {} : { status })}>
            Clear search and filters
          </ButtonLink>
        }
      >
        {search === '' ? 'Try fewer filters or other dates.' : `No results for “${search}”. Try fewer words.`}
      </EmptyState>
    );
  }
  const elsewhere = status === 'past' ? 'upcoming' : 'past';
  return (
    <EmptyState
      title={nothing}
      action={
        <ButtonLink size={32} to={urlOf('home', {}, elsewhere === usualStatus ? {} : { status: elsewhere })}>
          {elsewhere === 'past' ? 'See past competitions' : 'See upcoming competitions'}
        </ButtonLink>
      }
    >
      Competitions appear here once they’re published.
    </EmptyState>
  );
}
