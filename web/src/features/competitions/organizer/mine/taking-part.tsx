import type { PersonResult } from '@chalkline/contract/competitions/result.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { PagedList } from '../../../../patterns/paged-list.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Place } from '../../../../ui/place.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { daysText } from '../../days.ts';
import { resultsOf } from '../../results/results.queries.ts';

const columns: readonly Column<PersonResult>[] = [
  {
    key: 'name',
    head: 'Competition',
    phone: 'lead',
    cell: ({ competition: { id, name } }) => (
      <Link className={text.link} to={urlOf('competitionDetail', { id })}>
        {name}
      </Link>
    ),
  },
  { key: 'division', head: 'Division', cell: ({ division, bib }) => `${division.name}, bib ${bib}` },
  {
    key: 'when',
    head: 'When',
    cell: ({ competition: { startsOn, endsOn } }) => daysText(startsOn, endsOn),
  },
  {
    key: 'place',
    head: 'Place',
    cell: ({ place, tied }) => (place === null ? 'None yet' : <Place place={place} tied={tied} />),
  },
  {
    key: 'next',
    head: 'Next',
    cell: ({ competition: { id, state }, division }) => {
      const board = urlOf('leaderboard', { id }, { division: division.id });
      const isToCome = state === 'published';
      return (
        <Link className={text.link} to={isToCome ? urlOf('competitionWorkouts', { id }) : board}>
          {isToCome ? 'View workouts' : 'View leaderboard'}
        </Link>
      );
    },
  },
];

/** The competitions the person is registered for, latest first. */
export function TakingPart({ personId }: { personId: string }) {
  return (
    <Panel title="You compete">
      <PagedList
        query={resultsOf(personId)}
        failed="Couldn’t load your competitions"
        skeleton={<SkeletonRows rows={3} avatar={false} />}
        noun={['competition', 'competitions']}
        empty={
          <EmptyState
            title="No competitions yet"
            action={
              <ButtonLink size={32} to={urlOf('home')}>
                Find a competition
              </ButtonLink>
            }
          >
            Competitions you’re registered for appear here, with your place.
          </EmptyState>
        }
      >
        {(entries) => (
          <DataTable
            caption="Competitions you compete in"
            columns={columns}
            rows={entries}
            rowKey={({ entryId }) => entryId}
          />
        )}
      </PagedList>
    </Panel>
  );
}
