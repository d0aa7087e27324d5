import type { TrainingAnswer } from '@chalkline/contract/assistant/training-question.schema.ts';
import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import type { KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import type { BaseWorkout } from './base-workouts.rules.ts';
import { leastLikeness, matchExercises } from './exercise-match.rules.ts';
import {
  exercisesIn,
  planChanges,
  withExercise,
  withFewerSets,
  withLess,
  withMore,
  withMoreSets,
  withoutExercise,
  withSwap,
} from './plan-changes.rules.ts';
import { exerciseSource, listAnswer, unknownAnswer } from './training-facts.rules.ts';
import type { TrainingIntent } from './training-question.rules.ts';
import { emptyAnswer, type WeightUnit } from './training-texts.rules.ts';

type Change = Extract<
  TrainingIntent,
  { kind: 'swap' | 'add' | 'remove' | 'more_sets' | 'heavier' | 'lighter' | 'shorter' }
>;

interface Asked {
  readonly intent: Change;
  /** What a change can start from, the first one first of all. */
  readonly bases: readonly BaseWorkout[];
  readonly exercises: readonly ExerciseReply[];
  readonly known: readonly KnownExercise[];
  readonly unit: WeightUnit;
}

const mostOthers = 3;

/** A changed workout: the first one that has the exercise, else the first. It is only shown until someone starts it. */
export function proposalAnswer(asked: Asked): TrainingAnswer {
  const { intent, bases, exercises, known } = asked;
  const named = intent.kind === 'add' || intent.about === '' ? null : exerciseOf(bases, intent.about);
  const base = named?.base ?? bases[0];
  if (!base) {
    return unknownAnswer('A change needs a workout to start from. Finish one in the player, then ask again.');
  }
  const isForAll = intent.about === '' || intent.kind === 'shorter';
  if (intent.kind !== 'add' && !isForAll && !named) {
    const alternatives = intent.kind === 'swap' ? alternativesTo(intent.about, exercises, known) : [];
    if (alternatives.length > 0) return listAnswer('instead', alternatives);
    return unknownAnswer(
      'None of your latest workouts has this exercise. Name one that you did.',
      exercisesIn(base.plan)
        .slice(0, mostOthers)
        .map(({ exerciseId, name }) => ({ id: exerciseId, name })),
    );
  }
  const id = named?.id ?? null;
  if (id === null && (intent.kind === 'swap' || intent.kind === 'remove'))
    return unknownAnswer('Name the exercise of the workout that should go.');
  if (intent.kind === 'swap' || intent.kind === 'add') return withOther(asked, base, id);
  const [after, how] = changedBy(intent.kind, base.plan, id, asked.unit);
  return shown(asked, base, after, how);
}

function changedBy(
  kind: Exclude<Change['kind'], 'swap' | 'add'>,
  plan: Plan,
  id: string | null,
  unit: WeightUnit,
): readonly [Plan, string] {
  if (kind === 'remove') return [id === null ? plan : withoutExercise(plan, id), 'without it'];
  if (kind === 'more_sets') return [withMoreSets(plan, id), 'with one more set'];
  if (kind === 'shorter') return [withFewerSets(plan), 'with one set less of each exercise'];
  if (kind === 'lighter') return [withLess(plan, id, unit), 'a tenth lighter, rounded down to the plates'];
  return [withMore(plan, id, unit), 'one step heavier'];
}

/** The first workout with an exercise that a text names. */
function exerciseOf(bases: readonly BaseWorkout[], about: string): { base: BaseWorkout; id: string } | null {
  for (const base of bases) {
    const own = exercisesIn(base.plan).map(({ exerciseId, name }) => ({
      id: exerciseId,
      name,
      equipment: [],
    }));
    const [best] = matchExercises(about, own, []);
    if (best && best.likeness >= leastLikeness) return { base, id: best.exercise.id };
  }
  return null;
}

function withOther(asked: Asked, base: BaseWorkout, id: string | null): TrainingAnswer {
  const before = base.plan;
  const { intent, exercises, known } = asked;
  const has = new Set(exercisesIn(before).map(({ exerciseId }) => exerciseId));
  const text = intent.kind === 'swap' ? intent.other : intent.about;
  const done = known.map(({ exerciseId }) => exerciseId);
  const wanted =
    text === '' && id !== null
      ? alike(
          exercises.find((exercise) => exercise.id === id),
          exercises,
          known,
        )
      : matchExercises(text, exercises, done)
          .filter(({ likeness }) => likeness >= leastLikeness)
          .map(({ exercise }) => exercise);
  const [to, ...others] = wanted.filter((exercise) => !has.has(exercise.id));
  if (!to) {
    return unknownAnswer('The exercise library has no other exercise like this. Name the one that you want.');
  }
  const itsKnown = known.find(({ exerciseId }) => exerciseId === to.id);
  const after =
    intent.kind === 'swap' && id !== null
      ? withSwap(before, id, to, itsKnown, asked.unit)
      : withExercise(before, to, itsKnown, asked.unit);
  if (!after) return unknownAnswer('This workout is full. Leave out an exercise first.');
  const isNew = itsKnown === undefined && to.measure === 'load';
  const reply = shown(asked, base, after, `with ${to.name}`);
  return {
    ...reply,
    paragraphs: isNew
      ? [
          ...reply.paragraphs,
          {
            text: `You haven’t logged ${to.name} yet, so it starts light. Set your load in the player.`,
            sources: [2],
          },
        ]
      : reply.paragraphs,
    sources: [...reply.sources, exerciseSource(2, to, to.mine ? 'Your exercise' : 'Exercise library')],
    others: others.slice(0, mostOthers).map((other) => ({ id: other.id, name: other.name })),
  };
}

function alternativesTo(
  about: string,
  exercises: readonly ExerciseReply[],
  known: readonly KnownExercise[],
): ExerciseReply[] {
  const [best] = matchExercises(about, exercises, []);
  if (!best || best.likeness < leastLikeness) return [];
  return alike(best.exercise, exercises, known).slice(0, 2 * mostOthers);
}

/** Those that train the same muscle first, measured alike: what the person does first, then compound ones. */
function alike(
  exercise: ExerciseReply | undefined,
  exercises: readonly ExerciseReply[],
  known: readonly KnownExercise[],
): ExerciseReply[] {
  if (!exercise) return [];
  const done = new Set(known.map(({ exerciseId }) => exerciseId));
  const placeOf = (other: ExerciseReply) =>
    (done.has(other.id) ? 0 : 2) + (other.mechanics === exercise.mechanics ? 0 : 1);
  return exercises
    .filter(
      ({ id, measure, primary }) =>
        id !== exercise.id &&
        measure === exercise.measure &&
        primary.some((muscle) => exercise.primary.includes(muscle)),
    )
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name));
}

function shown({ unit }: Asked, base: BaseWorkout, after: Plan, how: string): TrainingAnswer {
  const { name, source, scheduledId } = base;
  const { changes, unchanged } = planChanges(base.plan, after, unit);
  if (changes.length === 0 || after.blocks.length === 0) {
    return unknownAnswer('Nothing would be left to train, or nothing would change. Ask for another change.');
  }
  return {
    ...emptyAnswer,
    kind: 'proposal',
    title: { text: `${name}, ${how}:`, sources: [1] },
    paragraphs: [
      {
        text: 'Your program, log and workouts stay as they are until you start this one.',
        sources: [],
      },
    ],
    sources: [source],
    proposal: { name, plan: after, changes, unchanged, scheduledId },
  };
}
