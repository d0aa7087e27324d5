import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { UnreleasedWorkout, WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { BoldText } from '../../../ui/bold-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { CompetitionMissingPage } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { scoringText } from '../workout-labels.ts';
import { scoringFacts } from './scoring-facts.ts';
import { releaseText } from './unreleased-line.tsx';
import styles from './workout-detail.module.css';
import { Movements, Sponsor, Standards, VideoLink } from './workout-facts.tsx';
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
        {found?.workout && scoringText(found.workout.scoring)}
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
  if (!workout) {
    return (
      <EmptyState title="Not released yet">
        {unreleased && `It is told here on ${releaseText(unreleased.releaseAt, competition.zone)}.`}
      </EmptyState>
    );
  }
  const { movements, description, standards, sponsor, video } = workout;
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {movements.length === 0 && !description && (
          <EmptyState title="Not described yet">The organizer has not said what is done here.</EmptyState>
        )}
        <Movements movements={movements} />
        {description && (
          <div className={styles.description}>
            <BoldText text={description} />
          </div>
        )}
        <VideoLink video={video} />
        {standards.length > 0 && (
          <section className={styles.section}>
            <SectionTitle>Standards</SectionTitle>
            <Standards standards={standards} divisions={competition.divisions} />
          </section>
        )}
        <WorkoutResults competition={competition} workout={workout} />
      </div>
      <aside className={styles.side}>
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
    </div>
  );
}
