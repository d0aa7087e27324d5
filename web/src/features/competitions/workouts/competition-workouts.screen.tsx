import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { thingTitles } from '@chalkline/contract/page-texts.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { BoldText } from '../../../ui/bold-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { CompetitionMissingPage } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { scoringText } from '../workout-labels.ts';
import styles from './competition-workouts.module.css';
import { UnreleasedLine } from './unreleased-line.tsx';
import { Movements, Sponsor, Standards, VideoLink } from './workout-facts.tsx';
import { WorkoutHero } from './workout-hero.tsx';
import { inOrder } from './workout-list.tsx';

/** `/competition-workouts/:id`: all workouts in their order, as whoever prepares for them needs them. */
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
  const all = inOrder(competition);
  if (all.length === 0) {
    return (
      <EmptyState title="No workouts yet">They stand here once the organizer has set them up.</EmptyState>
    );
  }
  return (
    <ol className={styles.list}>
      {all.map((workout) =>
        'name' in workout ? (
          <li key={workout.id}>
            <WholeWorkout workout={workout} divisions={competition.divisions} />
          </li>
        ) : (
          <UnreleasedLine key={workout.id} workout={workout} zone={competition.zone} />
        ),
      )}
    </ol>
  );
}

interface WholeWorkoutProps {
  workout: WorkoutReply;
  divisions: CompetitionReply['divisions'];
}

function WholeWorkout({ workout, divisions }: WholeWorkoutProps) {
  const { id, position, name, scoring, movements, description, standards, sponsor, video } = workout;
  return (
    <Panel
      padded
      title={
        <Link to={urlOf('workoutDetail', { id })}>
          {position}. {name}
        </Link>
      }
      actions={<b className={styles.scoring}>{scoringText(scoring)}</b>}
    >
      <div className={styles.workout}>
        <Movements movements={movements} />
        {description && (
          <div className={text.muted}>
            <BoldText text={description} />
          </div>
        )}
        <Standards standards={standards} divisions={divisions} />
        <Sponsor sponsor={sponsor} />
        <VideoLink video={video} />
        {movements.length === 0 && !description && (
          <p className={text.hint}>The organizer has not described this workout yet.</p>
        )}
      </div>
    </Panel>
  );
}
