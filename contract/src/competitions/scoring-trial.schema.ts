import { z } from 'zod';
import { idField, optionalLine } from '../http/fields.ts';
import { competitionScoring, pointsSetting, workoutPoints } from './competition-scoring.schema.ts';
import { readingAnswers } from './reading-answers.schema.ts';
import { longestTypedScore } from './score.schema.ts';
import { scoringPresetNames } from './scoring-presets.ts';
import { workoutScoring } from './workout-scoring.schema.ts';

/** Enough to see ties, absences and stages; a whole field belongs on a leaderboard. */
export const mostTrialAthletes = 12;

/**
 * A workout as it is in the form. It may not be saved yet, so its id can be anything the other workouts refer to it by.
 */
const trialWorkout = z.strictObject({
  id: idField,
  scoring: workoutScoring,
  points: workoutPoints.default({}),
});

const trialScore = z.strictObject({
  workoutId: z.string().min(1).max(100),
  typed: optionalLine(longestTypedScore),
  answers: readingAnswers.default({}),
});

/** Typed scores of a few sample athletes, to see how the rules rank them. */
export const scoringTrial = z.strictObject({
  scoring: competitionScoring,
  /** The division's points; null uses the competition's. */
  divisionPoints: pointsSetting.nullable().default(null),
  workouts: z.array(trialWorkout).min(1).max(50),
  athletes: z
    .array(z.strictObject({ scores: z.array(trialScore).max(50) }))
    .min(1)
    .max(mostTrialAthletes),
});
export type ScoringTrial = z.output<typeof scoringTrial>;

/** The rules as sent, and each preset applied to the same scores. */
export const trialRules = ['as_sent', ...scoringPresetNames] as const;
export type TrialRules = (typeof trialRules)[number];

const trialCell = z.object({
  workoutId: z.string(),
  /** How the score was read; empty without a result. */
  understood: z.string(),
  place: z.int().nullable(),
  tied: z.boolean(),
  points: z.number().nullable(),
});

const trialRow = z.object({
  /** Index into the athletes that were sent, from 0. */
  athlete: z.int(),
  place: z.int().nullable(),
  tied: z.boolean(),
  total: z.number().nullable(),
  cells: z.array(trialCell),
});
export type TrialRow = z.output<typeof trialRow>;

export const scoringTrialReply = z.object({
  boards: z.array(z.object({ rules: z.enum(trialRules), rows: z.array(trialRow) })),
});
export type ScoringTrialReply = z.output<typeof scoringTrialReply>;
