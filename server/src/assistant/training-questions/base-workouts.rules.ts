import type { TrainingSource } from '@chalkline/contract/assistant/training-question.schema.ts';
import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import { type Plan, trainingLimits } from '@chalkline/contract/training/plan.schema.ts';
import { planOfDay, type Trainee } from '@chalkline/contract/training/plan-of-day.ts';
import type { Schedule } from '@chalkline/contract/training/schedule.rules.ts';
import { type DoneWorkout, planAsDone } from './plan-changes.rules.ts';
import { workoutSource } from './training-facts.rules.ts';
import { dayText, type WeightUnit } from './training-texts.rules.ts';

/** A workout that a change starts from. */
export interface BaseWorkout {
  readonly name: string;
  readonly plan: Plan;
  readonly source: TrainingSource;
  readonly scheduledId: string | null;
}

/** A program that the person trains by. */
export interface Running {
  readonly row: { readonly programId: string; readonly schedule: Schedule };
  readonly versions: ReadonlyMap<
    number,
    {
      readonly name: string;
      readonly tree: ProgramTree;
      readonly exercises: readonly ProgramExerciseFacts[];
    }
  >;
  readonly done: ReadonlySet<string>;
  readonly today: string;
}

/** Its next open workout; when none is ahead, the first that was missed. */
export interface NextWorkout extends BaseWorkout {
  readonly program: string;
  readonly day: string;
  readonly week: number;
  readonly weeks: number;
}

export function nextWorkout(
  { row, versions, done, today }: Running,
  trainee: Trainee,
  unit: WeightUnit,
): NextWorkout | null {
  const open = row.schedule
    .filter(({ id, isSkipped }) => !isSkipped && !done.has(id))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const next = open.find(({ day }) => day >= today) ?? open[0];
  if (!next) return null;
  const version = versions.get(next.number);
  const workout =
    next.own?.workout ?? version?.tree.weeks[next.week - 1]?.days.find(({ id }) => id === next.dayId);
  if (!version || !workout) return null;
  return {
    program: version.name,
    day: next.day,
    week: next.week,
    weeks: row.schedule.at(-1)?.week ?? next.week,
    name: workout.name.slice(0, trainingLimits.name),
    plan: planOfDay(workout, next.own?.exercises ?? version.exercises, trainee, today, unit),
    scheduledId: next.id,
    source: {
      number: 1,
      kind: 'program',
      id: row.programId,
      title: version.name,
      detail: `Your program, week ${next.week}, ${dayText(next.day)}`,
    },
  };
}

export function loggedWorkout({ log, sets }: DoneWorkout): BaseWorkout {
  const { id, name, day, plan } = log;
  return { name, plan: planAsDone(plan, sets), source: workoutSource(1, id, day, name), scheduledId: null };
}
