import { z } from 'zod';
import { drawing } from '../drawing.schema.ts';
import { idField, momentField, optionalText } from '../http/fields.ts';
import { heatReply, laneReply } from './heat.schema.ts';
import { penalty } from './penalty.schema.ts';
import { readingAnswers } from './reading-answers.schema.ts';
import { newScore, scoreReply } from './score.schema.ts';
import { workoutScoring } from './workout-scoring.schema.ts';

/** A score from the floor. Its id is made by the device, in the URL, and unique forever. */
export const newJudgeScore = newScore.omit({ submissionId: true }).extend({
  noReps: z.int().min(0).max(999).default(0),
  note: optionalText(500).default(''),
  /** Given with the score; in a conflict it counts if this score does. */
  penalty: penalty.nullable().default(null),
  /** Drawn by the athlete on the judge's phone, under this result. */
  signature: drawing.nullable().default(null),
  /** By the device's clock, which may be wrong: only shown. */
  enteredAt: momentField,
});
export type NewJudgeScore = z.output<typeof newJudgeScore>;

/**
 * `recorded`: it is the score. `same`: another judge had entered the same. `conflict`: another judge had entered a
 * different one, and someone has to settle it. `used` and `dropped`: how that ended.
 */
export const judgeScoreOutcomes = ['recorded', 'same', 'conflict', 'used', 'dropped'] as const;
export type JudgeScoreOutcome = (typeof judgeScoreOutcomes)[number];

const person = z.object({ id: z.string(), name: z.string() });

export const judgeScoreReply = z.object({
  submissionId: z.string(),
  workoutId: z.string(),
  entryId: z.string(),
  typed: z.string(),
  /** How an ambiguous text was meant. */
  answers: readingAnswers,
  /** What was understood, in words. */
  understood: z.string(),
  noReps: z.int(),
  note: z.string(),
  penalty: penalty.nullable(),
  enteredAt: momentField,
  receivedAt: momentField,
  judge: person,
  /** By the athlete. */
  isSigned: z.boolean(),
  outcome: z.enum(judgeScoreOutcomes),
  /** The score it became or agrees with; in a conflict, the one it disagrees with. */
  scoreId: z.string(),
});
export type JudgeScoreReply = z.output<typeof judgeScoreReply>;

/** With the athlete's signature, for the staff. */
export const handedInScore = judgeScoreReply.extend({ signature: drawing.nullable() });
export type HandedInScore = z.output<typeof handedInScore>;

/** Two judges, two scores. */
export const judgeConflict = z.object({
  entry: z.object({ id: z.string(), name: z.string(), bib: z.int() }),
  workoutName: z.string(),
  /** The score that counts until this is settled. */
  recorded: scoreReply,
  other: judgeScoreReply,
  /** Owners, and staff who entered neither of the two. */
  maySettle: z.boolean(),
});
export type JudgeConflict = z.output<typeof judgeConflict>;

export const judgeScoreParams = z.strictObject({
  competitionId: idField,
  submissionId: z.uuid().toLowerCase(),
});

export const judgeSettlement = z.strictObject({
  use: z.enum(['recorded', 'other']),
  /** The recorded score that was shown beside the other. */
  scoreId: idField,
});
export type JudgeSettlement = z.output<typeof judgeSettlement>;

export const judgingLane = laneReply.extend({
  /** You judge it. */
  mine: z.boolean(),
  /** null: nobody has checked in to the competition yet. */
  checkedIn: z.boolean().nullable(),
  divisionName: z.string(),
  /** Current scores, of the workout and its parts. */
  scores: z.array(scoreReply),
});
export type JudgingLane = z.output<typeof judgingLane>;

export const judgingHeat = heatReply.omit({ lanes: true }).extend({ lanes: z.array(judgingLane) });
export type JudgingHeat = z.output<typeof judgingHeat>;

export const judgingWorkout = z.object({
  id: z.string(),
  name: z.string(),
  partOf: z.string().nullable(),
  movements: z.array(z.string()),
  standards: z.array(z.object({ divisionId: z.string(), text: z.string() })),
  scoring: workoutScoring,
});
export type JudgingWorkout = z.output<typeof judgingWorkout>;

/**
 * Who starts the clock of a heat: you do, any judge does because the competition has no head judge, the head judge or the
 * organizer does, or nobody, because the competition is over.
 */
export const clockStarters = ['you', 'any_judge', 'head_judge', 'organizer', 'nobody'] as const;
export type ClockStarter = (typeof clockStarters)[number];

export const judgingCompetition = z.object({
  id: z.string(),
  name: z.string(),
  zone: z.string(),
  clockStarter: z.enum(clockStarters),
  workouts: z.array(judgingWorkout),
  heats: z.array(judgingHeat),
  conflicts: z.array(judgeConflict),
});
export type JudgingCompetition = z.output<typeof judgingCompetition>;

export const judgingReply = z.object({
  /** The server's clock, for clocks that agree on every phone. */
  now: momentField,
  competitions: z.array(judgingCompetition),
});
export type JudgingReply = z.output<typeof judgingReply>;
