import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { scoringText } from '../workout-words.ts';
import styles from './workout-list.module.css';

/** The workouts in their order: what is done and how it is scored. */
export function WorkoutList({ workouts }: { workouts: readonly WorkoutReply[] }) {
  return (
    <section className={styles.section}>
      <SectionTitle count={workouts.length}>Workouts</SectionTitle>
      {workouts.length === 0 ? (
        <EmptyState title="No workouts yet">They stand here once the organizer has set them up.</EmptyState>
      ) : (
        <ol className={styles.list}>
          {workouts.map(({ id, name, description, scoring }, index) => (
            <li key={id} className={styles.workout}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.words}>
                <h3 className={styles.name}>{name}</h3>
                {description && <p className={styles.description}>{description}</p>}
              </div>
              <b className={styles.scoring}>{scoringText(scoring)}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
