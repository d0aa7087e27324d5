import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { Movements } from './workout-facts.tsx';
import styles from './workout-floor.module.css';

interface WorkoutFloorProps {
  workout: Pick<WorkoutReply, 'movements' | 'standards'>;
  /** Whose standards are shown. */
  division: { readonly id: string; readonly name: string } | undefined;
}

/** The movements of a workout with one division's standards beside them. */
export function WorkoutFloor({ workout: { movements, standards }, division }: WorkoutFloorProps) {
  const standard = standards.find(({ divisionId }) => divisionId === division?.id);
  if (movements.length === 0 && !standard) return null;
  return (
    <div className={styles.floor}>
      <Movements movements={movements} />
      {division && standards.length > 0 && (
        <dl className={styles.standard}>
          <dt>{`${division.name} standards`}</dt>
          <dd>{standard?.text ?? 'No standards for this division.'}</dd>
        </dl>
      )}
    </div>
  );
}
