import { z } from 'zod';
import { addedTeams, ownPoints, withdrawnRules } from './competition-scoring.schema.ts';
import { directions, scoringTypes, tiebreakTypes } from './measures.ts';
import { penaltyKinds } from './penalty.schema.ts';
import { capNotations, timeCap } from './workout-scoring.schema.ts';

/** `competition.json` of a folder of published results; docs/result-folders.md describes the form. */
const text = z.string().trim().min(1).max(200);
/** A stage by its number, or by its name: then they follow each other as they first appear. */
const stage = z.preprocess(
  (given) => (typeof given === 'string' && /^\s*\d{1,3}\s*$/.test(given) ? Number(given) : given),
  z.union([z.int().min(1).max(20), text]),
);

export const folderWorkout = z.strictObject({
  id: text,
  name: z.string().trim().max(200).nullish(),
  scoring_type: z.enum(scoringTypes),
  direction: z.enum(directions),
  cap: z
    .strictObject({
      notation: z.enum(capNotations),
      seconds: timeCap.shape.seconds.nullable(),
      total_reps: timeCap.shape.totalReps.nullable(),
    })
    .nullish(),
  tiebreak: z
    .strictObject({ type: z.enum(tiebreakTypes).nullish(), direction: z.enum(directions) })
    .nullish(),
  points: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('table'), table: text }),
    z.strictObject({ method: z.literal('own_table'), name: text.max(80).nullish(), points: ownPoints }),
    z.strictObject({ method: z.literal('place') }),
    z.strictObject({ method: z.literal('raw') }),
    z.strictObject({ method: z.literal('share_of_best') }),
  ]),
  stage: stage.nullish(),
  /** Percent of its points that count. */
  weight: z.int().min(0).max(1000).nullish(),
  knockout_rounds: z.int().min(2).max(50).nullish(),
  /** Best first. */
  variants: z.array(z.string().trim().min(1).max(30)).min(2).max(5).nullish(),
  /** The workout it is a part of, and the one whose result breaks its ties, by their ids. */
  part_of: text.nullish(),
  broken_by_part: text.nullish(),
});
export type FolderWorkout = z.output<typeof folderWorkout>;

export const folderMethods = ['points_table', 'rank_sum', 'cumulative_lower', 'cumulative_higher'] as const;
export const folderTies = ['share', 'best_finish'] as const;

export const folderCompetition = z.strictObject({
  name: text,
  division: text,
  workouts: z.array(folderWorkout).min(1).max(50),
  /** The entries are teams, and their results are added up from those of members.csv. */
  teams: addedTeams.nullish(),
  overall: z.strictObject({
    method: z.enum(folderMethods),
    tie: z.enum(folderTies).default('share'),
    withdrawn: z.enum(withdrawnRules).default('by_points'),
    /** The stages at whose start the points begin again; true: every stage but the first. */
    points_reset_by_stage: z.union([z.boolean(), z.array(stage)]).nullish(),
  }),
});
export type FolderCompetition = z.output<typeof folderCompetition>;

export const folderMarks = ['', 'dns', 'wd', 'dnf', 'zeroed', 'missed', 'out'] as const;
export type FolderMark = (typeof folderMarks)[number];

export const folderPenaltyKinds = penaltyKinds;

export const folderStatuses = ['active', 'CUT', 'WD', 'DQ', 'OUT'] as const;
export type FolderStatus = (typeof folderStatuses)[number];
