import { z } from 'zod';
import { boardCell } from '../competitions/leaderboard.schema.ts';
import { zoneField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { mainSums } from '../nutrition/history.schema.ts';
import { targetFigures } from '../nutrition/targets.schema.ts';
import { recordKinds } from '../training/records.ts';

/** What the log can be narrowed to. Coaching belongs to training, body weight to food. */
export const dayLogKinds = ['competitions', 'training', 'food'] as const;
export type DayLogKind = (typeof dayLogKinds)[number];

/** Days, not lines. */
const daysPerPage = { usual: 14, largest: 31 } as const;

export const dayLogQuery = z.strictObject({
  kind: z.enum(dayLogKinds).optional(),
  /** Of the person, for what has a moment and no day. */
  zone: zoneField.default('UTC'),
  limit: z.coerce.number().int().min(1).max(daysPerPage.largest).default(daysPerPage.usual),
  cursor: pageQuery.cursor,
});
export type DayLogQuery = z.output<typeof dayLogQuery>;

/** What one entry did on a day, as its public leaderboard shows it. */
export const loggedCompetition = z.object({
  competition: z.object({ id: z.string(), name: z.string() }),
  division: z.object({ id: z.string(), name: z.string() }),
  entryId: z.string(),
  bib: z.int(),
  /** How many entries are on the leaderboard. */
  of: z.int(),
  scores: z.array(
    z.object({
      workout: z.object({ id: z.string(), name: z.string() }),
      cell: boardCell.pick({ main: true, unit: true, words: true, place: true, tied: true }),
    }),
  ),
  /** On the last day of a finished competition. */
  finished: z.object({ place: z.int(), tied: z.boolean() }).nullable(),
});
export type LoggedCompetition = z.output<typeof loggedCompetition>;

/** A finished workout in brief. */
export const loggedWorkout = z.object({
  id: z.string(),
  name: z.string(),
  seconds: z.int(),
  sets: z.int(),
  /** Load × reps in grams, without warm-ups. */
  volume: z.int(),
  exercises: z.array(z.string()),
  /** What was better than ever before it. */
  records: z.array(z.object({ exercise: z.string(), kinds: z.array(z.enum(recordKinds)) })),
});
export type LoggedWorkout = z.output<typeof loggedWorkout>;

/** A workout of a running program whose day has passed. */
export const missedWorkout = z.object({
  id: z.string(),
  name: z.string(),
  program: z.string(),
  isSkipped: z.boolean(),
});
export type MissedWorkout = z.output<typeof missedWorkout>;

/** A check-in that was answered. */
export const loggedCheckIn = z.object({
  id: z.string(),
  coachingId: z.string(),
  form: z.string(),
  trainer: z.string(),
  reply: z.string().nullable(),
});
export type LoggedCheckIn = z.output<typeof loggedCheckIn>;

/** A note that a trainer shared. */
export const loggedNote = z.object({
  id: z.string(),
  coachingId: z.string(),
  trainer: z.string(),
  text: z.string(),
});
export type LoggedNote = z.output<typeof loggedNote>;

/** What was eaten, against the target of that day. */
export const loggedFood = z.object({
  entries: z.int(),
  ...mainSums.shape,
  target: z
    .object({
      kcal: targetFigures.kcal,
      protein: targetFigures.protein,
      carbohydrate: targetFigures.carbohydrate,
      fat: targetFigures.fat,
    })
    .nullable(),
  /** The person doesn’t want to see energy. */
  hidesCalories: z.boolean(),
});
export type LoggedFood = z.output<typeof loggedFood>;

/** A day on which something happened. */
export const loggedDay = z.object({
  day: z.string(),
  competitions: z.array(loggedCompetition),
  workouts: z.array(loggedWorkout),
  missed: z.array(missedWorkout),
  checkIns: z.array(loggedCheckIn),
  notes: z.array(loggedNote),
  food: loggedFood.nullable(),
  /** Body weight. */
  grams: z.int().nullable(),
});
export type LoggedDay = z.output<typeof loggedDay>;
