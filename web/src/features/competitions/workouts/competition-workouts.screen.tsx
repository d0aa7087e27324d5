import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import { thingTitles } from '@chalkline/contract/page-texts.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { CompetitionMissingPage } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import styles from './competition-workouts.module.css';
import { DivisionTabs, useDivision } from './division-tabs.tsx';
import { UnreleasedLine } from './unreleased-line.tsx';
import { WorkoutHero } from './workout-hero.tsx';
import { inOrder } from './workout-list.tsx';
import { WorkoutPoster } from './workout-poster.tsx';

/** `/competition-workouts/:id`: all workouts in order, with movements and standards. */
export function CompetitionWorkoutsScreen() {
  const { id = '' } = useParams();
  const query = useQuery(competitionQueries.detail(id));
  const { data: competition } = query;
  useScreenTitle(competition && thingTitles.workouts(competition.name));
  if (!competition && query.error) return <CompetitionMissingPage query={query} competitionId={id} />;
  return (
    <>
      <WorkoutHero
        title="Workouts"
        steps={[
          { label: 'Fitness Challenges', to: urlOf('home') },
          ...(competition
            ? [{ label: competition.name, to: urlOf('competitionDetail', { id: competition.id }) }]
            : []),
        ]}
      />
      <Page>
        {competition ? (
          <Workouts competition={competition} />
        ) : (
          <SkeletonText lines={10} label="Loading the workouts" />
        )}
      </Page>
    </>
  );
}

function Workouts({ competition }: { competition: CompetitionReply }) {
  const { id: competitionId, divisions, workouts } = competition;
  const division = useDivision(divisions);
  const done = division ? workouts.filter((workout) => isOfDivision(workout, division.id)) : workouts;
  const all = inOrder({ ...competition, workouts: done });
  if (inOrder(competition).length === 0) {
    return (
      <EmptyState title="No workouts yet">Workouts appear here once the organizer adds them.</EmptyState>
    );
  }
  return (
    <>
      <DivisionTabs
        divisions={divisions}
        current={division}
        workouts={workouts}
        urlFor={(id) => urlOf('competitionWorkouts', { id: competitionId }, { division: id })}
      />
      {all.length === 0 && (
        <EmptyState title={`No workouts for ${division?.name}`}>Choose another division.</EmptyState>
      )}
      <ol className={styles.list}>
        {all.map((workout) =>
          'name' in workout ? (
            <li key={workout.id}>
              <WorkoutPoster workout={workout} division={division} />
            </li>
          ) : (
            <UnreleasedLine key={workout.id} workout={workout} zone={competition.zone} />
          ),
        )}
      </ol>
    </>
  );
}
