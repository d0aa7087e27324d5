import type {
  TrainingAnswer,
  TrainingSource,
} from '@chalkline/contract/assistant/training-question.schema.ts';
import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import { estimatedMax, maxFormula, mostRepsEstimated } from '@chalkline/contract/training/records.ts';
import type { KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import { type DoneWorkout, exercisesIn, planAsDone } from './plan-changes.rules.ts';
import {
  counted,
  dayText,
  emptyAnswer,
  equipmentText,
  loadText,
  musclesText,
  paceText,
  setsText,
  timeText,
  type WeightUnit,
} from './training-texts.rules.ts';

type Paragraphs = TrainingAnswer['paragraphs'];

const facts = { ...emptyAnswer, kind: 'facts' as const };
const day = 86_400_000;

/** The steps of an exercise from the library, and what the person did of it last. */
export function howToAnswer(
  exercise: ExerciseReply,
  known: KnownExercise | undefined,
  unit: WeightUnit,
  others: readonly ExerciseReply[],
): TrainingAnswer {
  const { id, name, primary, secondary, equipment, steps, mine } = exercise;
  const also = secondary.length > 0 ? `, and also ${musclesText(secondary)}` : '';
  return {
    ...facts,
    title: { text: `${name} trains ${musclesText(primary)}${also}.`, sources: [1] },
    paragraphs: [
      ...steps.map((step, at) => ({ text: `${at + 1}. ${step}`, sources: [1] })),
      { text: `Equipment: ${equipmentText(equipment)}.`, sources: [1] },
      ...(known ? [{ text: `You last did it on ${lastText(known, unit)}.`, sources: [2] }] : []),
    ],
    sources: [
      exerciseSource(1, { id, name }, mine ? 'Your exercise' : 'Exercise library'),
      ...(known ? [workoutSource(2, known.last.logId, known.last.day)] : []),
    ],
    others: others.map((other) => ({ id: other.id, name: other.name })),
  };
}

const lastText = ({ last, measure }: KnownExercise, unit: WeightUnit) =>
  `${dayText(last.day)}: ${setsText(measure, last.sets, unit)}`;

/** Exercises that train a muscle first of all, each from the library. */
export function listAnswer(what: string, exercises: readonly ExerciseReply[]): TrainingAnswer {
  const numbers = exercises.map((_, at) => at + 1);
  return {
    ...facts,
    title: { text: `${counted(exercises.length, ['exercise', 'exercises'])} ${what}.`, sources: numbers },
    paragraphs: exercises.map(({ name, primary, equipment }, at) => ({
      text: `${name}: ${musclesText(primary)}; ${equipmentText(equipment)}.`,
      sources: [at + 1],
    })),
    sources: exercises.map((exercise, at) =>
      exerciseSource(at + 1, exercise, exercise.mine ? 'Your exercise' : 'Exercise library'),
    ),
  };
}

export function lastTimeAnswer(known: KnownExercise, unit: WeightUnit): TrainingAnswer {
  return {
    ...facts,
    title: { text: `You last did ${known.name} on ${lastText(known, unit)}.`, sources: [1] },
    sources: [workoutSource(1, known.last.logId, known.last.day)],
  };
}

export function lastWorkoutAnswer({ log, sets }: DoneWorkout, unit: WeightUnit): TrainingAnswer {
  const exercises = exercisesIn(planAsDone(log.plan, sets));
  const size = `${counted(exercises.length, ['exercise', 'exercises'])}, ${counted(sets.length, ['set', 'sets'])}`;
  return {
    ...facts,
    title: { text: `Your latest workout was ${log.name} on ${dayText(log.day)}: ${size}.`, sources: [1] },
    paragraphs: exercises.map(({ name, measure, sets: own }) => ({
      text: `${name}: ${setsText(measure, own, unit)}.`,
      sources: [1],
    })),
    sources: [workoutSource(1, log.id, log.day, log.name)],
  };
}

/** The best of an exercise, each figure with its day; the estimate names its formula. */
export function recordAnswer(known: KnownExercise, unit: WeightUnit): TrainingAnswer {
  const { max, loads, reps, seconds, meters, paces } = known.bests;
  const estimate = max ? estimatedMax(max) : null;
  const on = (at: string) => `on ${dayText(at)}`;
  const isEstimate = max !== null && estimate !== null && max.reps > 1;
  const [heaviest] = loads;
  const [title, ...texts] = [
    ...(max && estimate !== null
      ? [
          isEstimate
            ? `Your best ${known.name} is ${max.reps} at ${loadText(max.grams, unit)} ${on(max.day)}: an estimated one-rep max of ${loadText(estimate, unit)}.`
            : `Your best ${known.name} is a single of ${loadText(max.grams, unit)} ${on(max.day)}.`,
        ]
      : []),
    ...(heaviest && heaviest.grams !== max?.grams
      ? [`The heaviest: ${heaviest.reps} at ${loadText(heaviest.grams, unit)} ${on(heaviest.day)}.`]
      : []),
    ...(reps ? [`The most without a load: ${counted(reps.reps, ['rep', 'reps'])} ${on(reps.day)}.`] : []),
    ...(seconds ? [`The longest: ${timeText(seconds.seconds)} ${on(seconds.day)}.`] : []),
    ...(meters ? [`The furthest: ${meters.meters} m ${on(meters.day)}.`] : []),
    ...paces.slice(0, 3).map((pace) => `The fastest: ${paceText(pace)} ${on(pace.day)}.`),
  ];
  if (title === undefined) return lastTimeAnswer(known, unit);
  const paragraphs: Paragraphs = texts.map((text) => ({ text, sources: [1] }));
  const formula = `Estimated by ${maxFormula}: load × (1 + reps ÷ 30), for 1 to ${mostRepsEstimated} reps.`;
  return {
    ...facts,
    title: { text: title, sources: [1] },
    paragraphs: isEstimate ? [...paragraphs, { text: formula, sources: [2] }] : paragraphs,
    sources: [
      logSource(1, `Every set of ${known.name}, warm-ups left out`),
      ...(isEstimate
        ? [
            {
              number: 2,
              kind: 'formula' as const,
              id: '1rm-epley',
              title: 'One-rep max, Epley',
              detail: 'Health formulas',
            },
          ]
        : []),
    ],
  };
}

interface NextWorkout {
  readonly name: string;
  readonly program: string;
  readonly day: string;
  readonly week: number;
  readonly weeks: number;
  readonly plan: Plan;
  readonly source: TrainingSource;
}

/** The next workouts of the programs that the person trains by, with their own loads. */
export function nextAnswer(workouts: readonly NextWorkout[], unit: WeightUnit): TrainingAnswer {
  const sentences = workouts.flatMap(({ name, program, day: on, week, weeks, plan }, at) => [
    {
      text: `Next in ${program}: ${name} on ${dayText(on)}, week ${week} of ${weeks}.`,
      sources: [at + 1],
    },
    ...exercisesIn(plan).map((exercise) => ({
      text: `${exercise.name}: ${setsText(exercise.measure, exercise.sets, unit)}.`,
      sources: [at + 1],
    })),
  ]);
  const [title = emptyAnswer.title, ...paragraphs] = sentences;
  return {
    ...facts,
    title,
    paragraphs,
    sources: workouts.map(({ source }, at) => ({ ...source, number: at + 1 })),
  };
}

/** Of the last eight weeks. */
export function countAnswer(days: readonly string[], now: Date): TrainingAnswer {
  const ago = (on: string) => (now.getTime() - Date.parse(`${on}T00:00:00Z`)) / day;
  const [week, before] = [
    days.filter((on) => ago(on) < 7).length,
    days.filter((on) => ago(on) >= 7 && ago(on) < 14).length,
  ];
  const workouts = ['workout', 'workouts'] as const;
  return {
    ...facts,
    title: {
      text: `You finished ${counted(week, workouts)} in the last 7 days and ${before} in the 7 days before.`,
      sources: [1],
    },
    paragraphs: [{ text: `In the last 8 weeks: ${counted(days.length, workouts)}.`, sources: [1] }],
    sources: [logSource(1, 'Finished workouts of the last 8 weeks')],
  };
}

export function unknownAnswer(
  text: string,
  others: readonly { id: string; name: string }[] = [],
): TrainingAnswer {
  return {
    ...emptyAnswer,
    title: { text: 'I have nothing that answers this.', sources: [] },
    paragraphs: [{ text, sources: [] }],
    others: others.map(({ id, name }) => ({ id, name })),
  };
}

export const exerciseSource = (
  number: number,
  { id, name }: { readonly id: string; readonly name: string },
  detail: string,
): TrainingSource => ({ number, kind: 'exercise', id, title: name, detail });

export const workoutSource = (number: number, id: string, on: string, name = 'Workout'): TrainingSource => ({
  number,
  kind: 'workout',
  id,
  title: `${name}, ${dayText(on)}`,
  detail: 'Your training log',
});

const logSource = (number: number, detail: string): TrainingSource => ({
  number,
  kind: 'log',
  id: 'training-log',
  title: 'Your training log',
  detail,
});
