import type { NextStep } from '@chalkline/contract/competitions/next-step.schema.ts';
import type { PersonResult } from '@chalkline/contract/competitions/result.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isFoundIn, NoMatches, useListSearch } from '../../../../patterns/list-search.tsx';
import { PagedList } from '../../../../patterns/paged-list.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Place } from '../../../../ui/place.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { StateMark } from '../../competition-status.tsx';
import { daysText } from '../../days.ts';
import { resultsOf } from '../../results/results.queries.ts';
import { athleteSteps } from './athlete-steps.ts';
import { PlacesToCome, StepLinks } from './step-links.tsx';

function noPlaceText({ state, competition }: PersonResult): string {
  if (competition.state === 'canceled') return 'None';
  return state === 'withdrawn' ? 'Withdrawn' : 'None yet';
}

const columnsWith = (steps: readonly NextStep[]): readonly Column<PersonResult>[] => [
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
  { key: 'state', head: 'Status', cell: ({ competition: { state } }) => <StateMark state={state} /> },
  { key: 'division', head: 'Division', cell: ({ division, bib }) => `${division.name}, bib ${bib}` },
  {
    key: 'when',
    head: 'When',
    cell: ({ competition: { startsOn, endsOn } }) => daysText(startsOn, endsOn),
  },
  {
    key: 'place',
    head: 'Place',
    cell: (result) =>
      result.place === null ? noPlaceText(result) : <Place place={result.place} tied={result.tied} />,
  },
  {
    key: 'next',
    head: 'Next',
    cell: (result) => {
      const mine = steps.filter(({ entryId }) => entryId === result.entryId);
      return mine.length > 0 ? <StepLinks steps={mine} /> : <UsualLink result={result} />;
    },
  },
];

/** Where athletes look when there is nothing to do. */
function UsualLink({ result: { competition, division } }: { result: PersonResult }) {
  const { id, state } = competition;
  const isToCome = state === 'published';
  if (state === 'canceled')
    return (
      <Link className={text.link} to={urlOf('competitionDetail', { id })}>
        View reason
      </Link>
    );
  return (
    <Link
      className={text.link}
      to={
        isToCome
          ? urlOf('competitionWorkouts', { id })
          : urlOf('leaderboard', { id }, { division: division.id })
      }
    >
      {isToCome ? 'View workouts' : 'View leaderboard'}
    </Link>
  );
}

/** The competitions the person is registered for, latest first, with what they do next. */
export function TakingPart({ personId }: { personId: string }) {
  const { data: steps = [] } = useQuery(athleteSteps());
  const search = useListSearch();
  return (
    <Panel title="You compete">
      <PlacesToCome
        steps={steps.filter(
          ({ entryId, competition }) => entryId === null && isFoundIn(competition.name, search),
        )}
      />
      <PagedList
        query={resultsOf(personId, search)}
        page="competing-page"
        failed="Couldn’t load your competitions"
        skeleton={<SkeletonRows rows={3} avatar={false} />}
        noun={['competition', 'competitions']}
        empty={
          search ? (
            <NoMatches many="competitions">Try the start of a name or a place.</NoMatches>
          ) : (
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
          )
        }
      >
        {(entries) => (
          <DataTable
            caption="Competitions you compete in"
            columns={columnsWith(steps)}
            rows={entries}
            rowKey={({ entryId }) => entryId}
          />
        )}
      </PagedList>
    </Panel>
  );
}
