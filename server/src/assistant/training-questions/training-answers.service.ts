import type {
  TrainingAnswer,
  TrainingQuestion,
} from '@chalkline/contract/assistant/training-question.schema.ts';
import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import type { KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { ownExercisesOf } from '../../programs/exercises/exercises.service.ts';
import { exerciseLibrary } from '../../programs/library/library.service.ts';
import { listRunning } from '../../training/enrollments/enrollments.service.ts';
import { listLogs } from '../../training/logs/logs.service.ts';
import { readTraining } from '../../training/records/records.service.ts';
import { loggedWorkout, nextWorkout } from './base-workouts.rules.ts';
import { leastLikeness, matchExercises } from './exercise-match.rules.ts';
import { trainingCare } from './training-care.rules.ts';
import {
  countAnswer,
  howToAnswer,
  lastTimeAnswer,
  lastWorkoutAnswer,
  listAnswer,
  nextAnswer,
  recordAnswer,
  unknownAnswer,
} from './training-facts.rules.ts';
import { proposalAnswer } from './training-proposals.rules.ts';
import { asksForLast, readTrainingQuestion, type TrainingIntent } from './training-question.rules.ts';
import { equipmentText, musclesText } from './training-texts.rules.ts';

const mostOthers = 3;
const mostListed = 6;
const latestLogs = 20;

/** Reads the library and the viewer’s own log, changes nothing and keeps nothing. Care comes before any of it. */
export async function answerTrainingQuestion(
  parts: Parts,
  viewer: Viewer,
  { question, unit }: TrainingQuestion,
): Promise<TrainingAnswer> {
  const care = trainingCare(question);
  if (care) return care;
  const intent = readTrainingQuestion(question);
  const [own, training] = await Promise.all([
    ownExercisesOf(parts.database.sql, viewer.personId),
    readTraining(parts, viewer),
  ]);
  const exercises = [...own, ...exerciseLibrary().values()];
  const known = training.exercises;
  if (intent.kind === 'count') return countAnswer(training.days, parts.clock.now());
  if (intent.kind === 'list') return listed(intent, exercises, known);
  if (intent.kind === 'how_to') {
    const [best, ...rest] = fitting(intent.about, exercises, known);
    if (!best) return unknown(intent.about, exercises, known);
    return howToAnswer(best, knownOf(known, best.id), unit, rest.slice(0, mostOthers));
  }
  const running = (await listRunning(parts, viewer)).flatMap((one) => nextWorkout(one, training, unit) ?? []);
  if (intent.kind === 'next') {
    return running.length > 0
      ? nextAnswer(running, unit)
      : unknownAnswer('You don’t train by a program. Start one on its page, then ask again.');
  }
  const { data: logs } = await listLogs(parts, viewer, { limit: latestLogs });
  if (intent.kind === 'last' || intent.kind === 'record') {
    const [done] = matchExercises(intent.about, known.map(asMatched), []).filter(isLikely);
    const itsKnown = done ? knownOf(known, done.exercise.id) : undefined;
    if (itsKnown)
      return intent.kind === 'last' ? lastTimeAnswer(itsKnown, unit) : recordAnswer(itsKnown, unit);
    const [latest] = logs;
    if (intent.kind === 'last' && intent.about === '' && latest) return lastWorkoutAnswer(latest, unit);
    return unknownAnswer(
      known.length === 0
        ? 'Your training log has no finished sets yet.'
        : 'Your training log has no such exercise. Name one that you have done.',
      known.slice(0, mostOthers).map(({ exerciseId, name }) => ({ id: exerciseId, name })),
    );
  }
  const logged = logs.filter(({ sets }) => sets.length > 0).map(loggedWorkout);
  const bases = asksForLast(question) ? logged : [...running, ...logged];
  return proposalAnswer({ intent, bases, exercises, known, unit });
}

function listed(
  { muscles, equipment }: Extract<TrainingIntent, { kind: 'list' }>,
  exercises: readonly ExerciseReply[],
  known: readonly KnownExercise[],
): TrainingAnswer {
  const done = new Set(known.map(({ exerciseId }) => exerciseId));
  const found = exercises
    .filter(({ primary }) => muscles.length === 0 || primary.some((muscle) => muscles.includes(muscle)))
    .filter(({ equipment: needed }) =>
      equipment === null
        ? true
        : equipment.length === 0
          ? needed.length === 0
          : equipment.every((each) => needed.includes(each)),
    )
    .map((exercise) => ({
      exercise,
      place: (done.has(exercise.id) ? 0 : 2) + (exercise.mechanics === 'compound' ? 0 : 1),
    }))
    .sort((one, other) => one.place - other.place || one.exercise.name.localeCompare(other.exercise.name))
    .slice(0, mostListed)
    .map(({ exercise }) => exercise);
  if (found.length === 0) return unknownAnswer('The exercise library has none like this.');
  const what = [
    ...(muscles.length > 0 ? [`for ${musclesText(muscles)}`] : []),
    ...(equipment === null ? [] : [`with ${equipmentText(equipment)}`]),
  ].join(' ');
  return listAnswer(what, found);
}

/** Those that fit well enough, the best first. */
function fitting(about: string, exercises: readonly ExerciseReply[], known: readonly KnownExercise[]) {
  const done = known.map(({ exerciseId }) => exerciseId);
  return matchExercises(about, exercises, done)
    .filter(isLikely)
    .map(({ exercise }) => exercise);
}

function unknown(
  about: string,
  exercises: readonly ExerciseReply[],
  known: readonly KnownExercise[],
): TrainingAnswer {
  const done = known.map(({ exerciseId }) => exerciseId);
  return unknownAnswer(
    'Nothing in the exercise library or your training log fits your question well enough. Name an exercise, a muscle or a workout.',
    matchExercises(about, exercises, done)
      .slice(0, mostOthers)
      .map(({ exercise }) => exercise),
  );
}

const isLikely = ({ likeness }: { readonly likeness: number }) => likeness >= leastLikeness;
const asMatched = ({ exerciseId, name }: KnownExercise) => ({ id: exerciseId, name, equipment: [] });
const knownOf = (known: readonly KnownExercise[], id: string) =>
  known.find(({ exerciseId }) => exerciseId === id);
