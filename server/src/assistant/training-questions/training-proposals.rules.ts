import type { TrainingAnswer } from '@chalkline/contract/assistant/training-question.schema.ts';
import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import type { KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import { leastLikeness, matchExercises } from './exercise-match.rules.ts';
import {
  type DoneWorkout,
  exercisesIn,
  planAsDone,
  planChanges,
  withExercise,
  withFewerSets,
  withLess,
  withMore,
  withMoreSets,
  withoutExercise,
  withSwap,
} from './plan-changes.rules.ts';
import { exerciseSource, listAnswer, unknownAnswer, workoutSource } from './training-facts.rules.ts';
import type { TrainingIntent } from './training-question.rules.ts';
import { emptyAnswer, type WeightUnit } from './training-texts.rules.ts';

type Change = Extract<
  TrainingIntent,
  { kind: 'swap' | 'add' | 'remove' | 'more_sets' | 'heavier' | 'lighter' | 'shorter' }
>;

interface Asked {
  readonly intent: Change;
  /** Finished ones, the latest first. */
  readonly logs: readonly DoneWorkout[];
  readonly exercises: readonly ExerciseReply[];
  readonly known: readonly KnownExercise[];
  readonly unit: WeightUnit;
}

const mostOthers = 3;

/** A changed workout: the latest one that has the exercise, else the latest. It is only shown until someone starts it. */
export function proposalAnswer(asked: Asked): TrainingAnswer {
  const { intent, logs, exercises, known } = asked;
  const named = intent.kind === 'add' || intent.about === '' ? null : exerciseOf(logs, intent.about);
  const log = named?.log ?? logs[0];
  if (!log || log.sets.length === 0) {
    return unknownAnswer('A change needs a workout to start from. Finish one in the player, then ask again.');
  }
  const before = planAsDone(log.log.plan, log.sets);
  const isForAll = intent.about === '' || intent.kind === 'shorter';
  if (intent.kind !== 'add' && !isForAll && !named) {
    const alternatives = intent.kind === 'swap' ? alternativesTo(intent.about, exercises, known) : [];
    if (alternatives.length > 0) return listAnswer('instead', alternatives);
    return unknownAnswer(
      'None of your latest workouts has this exercise. Name one that you did.',
      exercisesIn(before)
        .slice(0, mostOthers)
        .map(({ exerciseId, name }) => ({ id: exerciseId, name })),
    );
  }
  const id = named?.id ?? null;
  if (intent.kind === 'swap' || intent.kind === 'add') return withOther(asked, log, before, id);
  if (intent.kind === 'remove') {
    return id === null
      ? unknownAnswer('Name the exercise to leave out.')
      : shown(asked, log, before, withoutExercise(before, id), 'without it');
  }
  if (intent.kind === 'more_sets')
    return shown(asked, log, before, withMoreSets(before, id), 'with one more set');
  if (intent.kind === 'shorter')
    return shown(asked, log, before, withFewerSets(before), 'with one set less of each exercise');
  if (intent.kind === 'lighter')
    return shown(
      asked,
      log,
      before,
      withLess(before, id, asked.unit),
      'a tenth lighter, rounded down to the plates',
    );
  return shown(asked, log, before, withMore(before, id, asked.unit), 'one step heavier');
}

/** The latest workout with an exercise that a text names. */
function exerciseOf(logs: readonly DoneWorkout[], about: string): { log: DoneWorkout; id: string } | null {
  for (const log of logs) {
    const own = exercisesIn(planAsDone(log.log.plan, log.sets)).map(({ exerciseId, name }) => ({
      ...{ id: exerciseId, name, equipment: [] },
    }));
    const [best] = matchExercises(about, own, []);
    if (best && best.likeness >= leastLikeness) return { log, id: best.exercise.id };
  }
  return null;
}

function withOther(asked: Asked, log: DoneWorkout, before: Plan, id: string | null): TrainingAnswer {
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
      ? withSwap(before, id, to, itsKnown)
      : withExercise(before, to, itsKnown);
  if (!after) return unknownAnswer('This workout is full. Leave out an exercise first.');
  const isNew = itsKnown === undefined && to.measure === 'load';
  const reply = shown(asked, log, before, after, `with ${to.name}`);
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

function shown(
  { unit }: Asked,
  { log }: DoneWorkout,
  before: Plan,
  after: Plan,
  how: string,
): TrainingAnswer {
  const { changes, unchanged } = planChanges(before, after, unit);
  if (changes.length === 0 || after.blocks.length === 0) {
    return unknownAnswer('Nothing would be left to train, or nothing would change. Ask for another change.');
  }
  return {
    ...emptyAnswer,
    kind: 'proposal',
    title: { text: `${log.name}, ${how}:`, sources: [1] },
    paragraphs: [
      { text: 'Your log and your workouts stay as they are until you start this one.', sources: [] },
    ],
    sources: [workoutSource(1, log.id, log.day, log.name)],
    proposal: { name: log.name, plan: after, changes, unchanged },
  };
}
