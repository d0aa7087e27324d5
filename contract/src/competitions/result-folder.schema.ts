import { z } from 'zod';
import { withdrawnRules } from './competition-scoring.schema.ts';
import { directions, scoringTypes, tiebreakTypes } from './measures.ts';
import { capNotations } from './workout-scoring.schema.ts';

/** `competition.json` of a folder of published results; docs/result-folders.md describes the form. */
const text = z.string().trim().min(1).max(200);
/** A stage by its number, or by its name: then they follow each other as they first appear. */
const stage = z.preprocess(
  (given) => (typeof given === 'string' && /^\s*\d{1,3}\s*$/.test(given) ? Number(given) : given),
  z.union([z.int().min(1).max(20), text]),
);

const folderWorkout = z.object({
  id: text,
  name: z.string().trim().max(200).nullish(),
  scoring_type: z.enum(scoringTypes),
  direction: z.enum(directions),
  cap: z
    .object({
      notation: z.enum(capNotations),
      seconds: z.int().min(1).nullish(),
      total_reps: z.int().min(1).nullish(),
    })
    .nullish(),
  tiebreak: z.object({ type: z.enum(tiebreakTypes).nullish(), direction: z.enum(directions) }).nullish(),
  points: z.discriminatedUnion('method', [
    z.object({ method: z.literal('table'), table: text }),
    z.object({ method: z.literal('place') }),
    z.object({ method: z.literal('raw') }),
    z.object({ method: z.literal('share_of_best') }),
  ]),
  stage: stage.nullish(),
});
export type FolderWorkout = z.output<typeof folderWorkout>;

export const folderMethods = ['points_table', 'rank_sum', 'cumulative_lower', 'cumulative_higher'] as const;
export const folderTies = ['share', 'best_finish'] as const;

export const folderCompetition = z.object({
  name: text,
  division: text,
  workouts: z.array(folderWorkout).min(1).max(50),
  overall: z.object({
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

export const folderStatuses = ['active', 'CUT', 'WD', 'DQ', 'OUT'] as const;
export type FolderStatus = (typeof folderStatuses)[number];
