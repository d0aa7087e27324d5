import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { divisionsText } from '../workout-divisions.ts';
import { scoringText } from '../workout-labels.ts';
import { UnreleasedLine } from './unreleased-line.tsx';
import styles from './workout-list.module.css';

/** The workouts in their order, each leading to its page; those whose time has not come with their time alone. */
export function WorkoutList({ competition }: { competition: CompetitionReply }) {
  const { divisions, workouts, unreleased, zone } = competition;
  const all = workouts.length + unreleased.length;
  return (
    <section className={styles.section}>
      <SectionTitle
        {...(unreleased.length === 0 && { count: all })}
        end={unreleased.length > 0 && `${workouts.length} of ${all} released`}
      >
        Workouts
      </SectionTitle>
      {all === 0 ? (
        <EmptyState title="No workouts yet">Workouts appear here once the organizer adds them.</EmptyState>
      ) : (
        <ol className={styles.list}>
          {inOrder(competition).map((workout) =>
            'name' in workout ? (
              <WorkoutLine key={workout.id} workout={workout} divisions={divisionsText(workout, divisions)} />
            ) : (
              <UnreleasedLine key={workout.id} workout={workout} zone={zone} />
            ),
          )}
        </ol>
      )}
    </section>
  );
}

/** What is released and what is not, in the competition's order. */
export function inOrder({ workouts, unreleased }: Pick<CompetitionReply, 'workouts' | 'unreleased'>) {
  return [...workouts, ...unreleased].toSorted((one, other) => one.position - other.position);
}

/** `divisions` is empty when all do it. */
function WorkoutLine({ workout, divisions }: { workout: WorkoutReply; divisions: string }) {
  const { id, name, position, movements, description, scoring, sponsor } = workout;
  const about = movements.length > 0 ? movements.join(', ') : description;
  return (
    <li>
      <Link className={styles.line} to={urlOf('workoutDetail', { id })}>
        <span className={styles.number} aria-hidden="true">
          {position}
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          {about && <p className={styles.about}>{about.replaceAll('**', '')}</p>}
        </div>
        <div className={styles.scoring}>
          <b>{scoringText(scoring)}</b>
          {divisions && <span>{divisions}</span>}
          {sponsor && <span>Sponsor: {sponsor.name}</span>}
        </div>
        <IconChevronRight className={styles.way ?? ''} size={20} stroke={1.75} aria-hidden="true" />
      </Link>
    </li>
  );
}
