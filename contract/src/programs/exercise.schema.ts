import { z } from 'zod';
import { idField, lineField, linkField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { isDistinct } from './distinct.ts';

export const muscles = [
  'abdominals',
  'obliques',
  'chest',
  'shoulders',
  'trapezius',
  'upper_back',
  'lats',
  'lower_back',
  'biceps',
  'triceps',
  'forearms',
  'glutes',
  'quadriceps',
  'hamstrings',
  'hip_abductors',
  'hip_adductors',
  'calves',
] as const;
export type Muscle = (typeof muscles)[number];

/** What an exercise needs; one without any needs the body alone. */
export const equipment = [
  'barbell',
  'dumbbell',
  'kettlebell',
  'weight_plate',
  'medicine_ball',
  'machine',
  'smith_machine',
  'cable',
  'bench',
  'box',
  'pull_up_bar',
  'parallel_bars',
  'rings',
  'rope',
  'jump_rope',
  'resistance_band',
  'stability_ball',
  'balance_dome',
  'balance_board',
  'towel',
  'sled',
  'rower',
  'ski_erg',
  'bike',
] as const;
export type Equipment = (typeof equipment)[number];

/** What a set of it is measured in: repetitions with a load, repetitions alone, seconds or meters. */
export const measures = ['load', 'reps', 'time', 'distance'] as const;
export type Measure = (typeof measures)[number];

export const mechanics = ['compound', 'isolation', 'isometric'] as const;
export type Mechanics = (typeof mechanics)[number];

export const exerciseLengths = { name: 120, steps: 4000 } as const;

const several = <Value extends string>(values: readonly Value[]) =>
  z.array(z.enum(values)).max(values.length).refine(isDistinct, { error: 'names one twice' });

const facts = {
  name: lineField(exerciseLengths.name),
  measure: z.enum(measures),
  primary: several(muscles).min(1),
  secondary: several(muscles),
  equipment: several(equipment),
  /** One on each line. */
  steps: textField(exerciseLengths.steps),
  video: linkField.nullable(),
};

export const newExercise = z.strictObject({
  ...facts,
  secondary: facts.secondary.default([]),
  equipment: facts.equipment.default([]),
  video: facts.video.default(null),
});
export type NewExercise = z.output<typeof newExercise>;

/** `version` is the one that was read: what another device changed meanwhile is not overwritten. */
export const exercisePatch = z.strictObject({ version: z.int().min(1), ...z.object(facts).partial().shape });
export type ExercisePatch = z.output<typeof exercisePatch>;

export const exerciseReply = z.object({
  id: z.string(),
  name: z.string(),
  measure: z.enum(measures),
  /** Null for people’s own ones. */
  mechanics: z.enum(mechanics).nullable(),
  primary: z.array(z.enum(muscles)),
  secondary: z.array(z.enum(muscles)),
  equipment: z.array(z.enum(equipment)),
  steps: z.array(z.string()),
  video: z.string().nullable(),
  /** What my changes name; null for those of the library, which never change. */
  mine: z.object({ version: z.int(), createdAt: momentField }).nullable(),
});
export type ExerciseReply = z.output<typeof exerciseReply>;

export const exercisesQuery = z.strictObject({
  ...pageQuery,
  muscle: z.enum(muscles).optional(),
  equipment: z.enum([...equipment, 'none']).optional(),
  whose: z.enum(['all', 'mine']).default('all'),
});
export type ExercisesQuery = z.output<typeof exercisesQuery>;

export const exerciseParams = z.strictObject({ exerciseId: idField });
