import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { UnreleasedWorkout, WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SharePageButton } from '../../../patterns/share/share-page-button.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { BoldText } from '../../../ui/bold-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { OwnAppeals } from '../appeals/own-appeals.tsx';
import { CompetitionMissingPage } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { OwnResult } from '../submissions/own-result.tsx';
import { divisionsOf } from '../workout-divisions.ts';
import { scoringText } from '../workout-labels.ts';
import { DivisionTabs, useDivision } from './division-tabs.tsx';
import { scoringFacts } from './scoring-facts.ts';
import { releaseText } from './unreleased-line.tsx';
import styles from './workout-detail.module.css';
import { Sponsor, VideoLink } from './workout-facts.tsx';
import { WorkoutFloor } from './workout-floor.tsx';
import { WorkoutHero } from './workout-hero.tsx';
import { WorkoutResults } from './workout-results.tsx';

/** `/workout-detail/:id`: what is done, to which standards, how it is scored, and how it went. */
export function WorkoutDetailScreen() {
  const { id = '' } = useParams();
  const page = useQuery(competitionQueries.workout(id));
  const { data: found } = page;
  const competitionId = found?.competitionId;
  const { data: competition } = useQuery({
    ...competitionQueries.detail(competitionId ?? ''),
    enabled: competitionId !== undefined,
  });
  const title = found && (found.workout?.name ?? `Workout ${found.unreleased?.position}`);
  useScreenTitle(title);
  if (!found && page.error) return <CompetitionMissingPage query={page} what="This workout" />;
  return (
    <>
      <WorkoutHero
        title={title ?? 'Workout'}
        number={found?.workout?.position}
        steps={[{ label: 'Fitness Challenges', to: urlOf('home') }, ...stepsOf(competition)]}
      >
        {found?.workout && (
          <>
            {scoringText(found.workout.scoring)}
            <SharePageButton name={found.workout.name} to={urlOf('workoutDetail', { id })} />
          </>
        )}
      </WorkoutHero>
      <Page>
        {found && competition ? (
          <Content workout={found.workout} unreleased={found.unreleased} competition={competition} />
        ) : (
          <SkeletonText lines={8} label="Loading the workout" />
        )}
      </Page>
    </>
  );
}

function stepsOf(competition: CompetitionReply | undefined) {
  if (!competition) return [];
  const { id, name } = competition;
  return [
    { label: name, to: urlOf('competitionDetail', { id }) },
    { label: 'Workouts', to: urlOf('competitionWorkouts', { id }) },
  ];
}

interface ContentProps {
  workout: WorkoutReply | null;
  unreleased: UnreleasedWorkout | null;
  competition: CompetitionReply;
}

function Content({ workout, unreleased, competition }: ContentProps) {
  const divisions = workout ? divisionsOf(workout, competition.divisions) : competition.divisions;
  const division = useDivision(divisions);
  if (!workout) {
    return (
      <EmptyState title="Not released yet">
        {unreleased &&
          `This workout will be released on ${releaseText(unreleased.releaseAt, competition.zone)}.`}
      </EmptyState>
    );
  }
  const { movements, description, sponsor, video } = workout;
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {movements.length === 0 && !description && (
          <EmptyState title="No description yet">The organizer adds movements and standards here.</EmptyState>
        )}
        <DivisionTabs
          divisions={divisions}
          current={division}
          workouts={[workout]}
          urlFor={(division) => urlOf('workoutDetail', { id: workout.id }, { division })}
        />
        <WorkoutFloor workout={workout} division={division} />
        {description && (
          <div className={styles.description}>
            <BoldText text={description} />
          </div>
        )}
        <VideoLink video={video} />
      </div>
      <aside className={styles.side}>
        <OwnResult competition={competition} workout={workout} />
        <OwnAppeals competition={competition} workout={workout} />
        <Panel padded title="Scoring">
          <ul className={styles.facts}>
            {scoringFacts(workout, competition).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Panel>
        {sponsor && (
          <Panel padded>
            <Sponsor sponsor={sponsor} />
          </Panel>
        )}
      </aside>
      <div className={styles.results}>
        <WorkoutResults competition={{ ...competition, divisions }} workout={workout} division={division} />
      </div>
    </div>
  );
}
