import type { ScheduledReply } from '@chalkline/contract/training/enrollment.schema.ts';
import styles from '../training.module.css';
import type { ChangedProgram } from './send-change.ts';
import { WorkoutLine } from './workout-line.tsx';

interface ScheduleListProps {
  enrollment: ChangedProgram;
  workouts: readonly ScheduledReply[];
  /** A trainer's: changes what a workout asks for. */
  onAdjust?: (workout: ScheduledReply) => void;
}

/** Planned workouts under the weeks of their program. */
export function ScheduleList({ enrollment, workouts, ...adjust }: ScheduleListProps) {
  return (
    <ol className={styles.list}>
      {workouts.map((workout, index) => (
        <li key={workout.id}>
          {workout.week !== workouts[index - 1]?.week && <h3 className={styles.week}>Week {workout.week}</h3>}
          <WorkoutLine enrollment={enrollment} workout={workout} {...adjust} />
        </li>
      ))}
    </ol>
  );
}
