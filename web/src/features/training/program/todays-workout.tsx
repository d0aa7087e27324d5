import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import type { RunningProgram } from '@chalkline/contract/training/enrollment.schema.ts';
import type { PlannedExercise } from '@chalkline/contract/training/plan.schema.ts';
import { planOfDay, type Trainee } from '@chalkline/contract/training/plan-of-day.ts';
import type { KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import type { AddressName } from '@chalkline/contract/urls.ts';
import { counted } from '../../../ui/counted.ts';
import { today } from '../../../ui/now.ts';
import { rpeText, setText } from '../loads.ts';
import { useUnit } from '../use-unit.ts';
import styles from './todays-workout.module.css';
import { TrainButton } from './train-button.tsx';

interface TodaysWorkoutProps {
  at: Extract<AddressName, 'fitnessTrainer' | 'mobileFitnessTrainer'>;
  personId: string;
  training: Trainee;
  program: RunningProgram;
  planned: RunningProgram['days'][number];
}

/** Today's workout on the ink: what it asks for, and last time beside. */
export function TodaysWorkout({ program, planned, training, ...rest }: TodaysWorkoutProps) {
  const [unit] = useUnit();
  const { exercises: facts } = program;
  const plan = planOfDay(planned.workout, facts, training, today(), unit);
  const exercises = plan.blocks.flatMap((block) => block.exercises);
  const sets = exercises.reduce((sum, exercise) => sum + exercise.sets.length, 0);
  const known = new Map(training.exercises.map((one) => [one.exerciseId, one]));
  return (
    <section className={styles.today} aria-label="Today’s workout">
      <div className={styles.words}>
        <p className={styles.above}>{`${program.program}, week ${planned.week} of ${program.weeks}`}</p>
        <h2>{planned.name}</h2>
        <p>{`${counted(exercises.length, ['exercise', 'exercises'])}, ${counted(sets, ['set', 'sets'])}`}</p>
        <div>
          <TrainButton {...rest} {...{ planned, training }} exercises={facts} main />
        </div>
      </div>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">Today</th>
            <th scope="col">Last time</th>
          </tr>
        </thead>
        <tbody>
          {exercises.map((exercise, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise can be planned twice, and the plan doesn't move
            <tr key={index}>
              <th scope="row">
                <b>{exercise.name}</b>
                <small>{askedOf(exercise, unit)}</small>
              </th>
              <td>{lastOf(known.get(exercise.exerciseId), unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** "3 sets, 80 × 8", or each where they differ: "60 × 8, 70 × 6". */
export function askedOf(
  { sets, measure }: Pick<PlannedExercise, 'sets' | 'measure'>,
  unit: WeightUnit,
): string {
  const texts = sets.map((set) => setText(measure, set, unit));
  if (new Set(texts).size > 1) return texts.join(', ');
  return texts.length > 1 ? `${texts.length} sets, ${texts[0]}` : (texts[0] ?? '');
}

/** The last working set of last time. */
export function lastOf(known: Pick<KnownExercise, 'last' | 'measure'> | undefined, unit: WeightUnit): string {
  const at = known?.last.sets.findLastIndex(({ kind }) => kind === 'work') ?? -1;
  const set = known?.last.sets[at];
  return known && set ? setText(known.measure, set, unit) + rpeText(known.last.rpes?.[at]) : '–';
}
