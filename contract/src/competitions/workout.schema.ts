import { z } from 'zod';
import { idField, lineField, linkField, momentField, optionalText, textField } from '../http/fields.ts';
import { patchWithWas } from '../http/patch.ts';
import { workoutPoints } from './competition-scoring.schema.ts';
import { workoutScoring } from './workout-scoring.schema.ts';

/** One sponsor at most, so a single value and not a list. */
const sponsor = z.strictObject({ name: lineField(80), link: linkField.nullable().default(null) });

/** How one division differs: loads, heights, movements. */
const standard = z.strictObject({ divisionId: idField, text: textField(2000) });

/** null: every division does it. */
const divisionIds = z
  .array(idField)
  .min(1)
  .max(100)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'names the same division twice' })
  .nullable();

const content = {
  description: optionalText(10_000),
  /** In the order they are done: "21 thrusters". */
  movements: z.array(lineField(160)).max(40),
  standards: z
    .array(standard)
    .max(100)
    .refine((list) => new Set(list.map(({ divisionId }) => divisionId)).size === list.length, {
      error: 'names the same division twice',
    }),
  video: linkField.nullable(),
  sponsor: sponsor.nullable(),
  /** Until this moment only staff can see the workout; null: visible right away. */
  releaseAt: momentField.nullable(),
};

export const newWorkout = z.strictObject({
  name: lineField(80),
  description: content.description.default(''),
  movements: content.movements.default([]),
  standards: content.standards.default([]),
  video: content.video.default(null),
  sponsor: content.sponsor.default(null),
  releaseAt: content.releaseAt.default(null),
  scoring: workoutScoring,
  /** Overrides of the competition's points. */
  points: workoutPoints.default({}),
  divisionIds: divisionIds.default(null),
  /** For part B, C, …: the workout whose first part is part A. */
  partOf: idField.nullable().default(null),
});
export type NewWorkout = z.output<typeof newWorkout>;

const changeable = {
  ...content,
  name: lineField(80),
  scoring: workoutScoring,
  points: workoutPoints,
  divisionIds,
  partOf: idField.nullable(),
  position: z.int().min(1).max(1000),
};

export const workoutPatch = patchWithWas(changeable);
export type WorkoutPatch = z.output<typeof workoutPatch>;

export const workoutReply = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  movements: z.array(z.string()),
  standards: z.array(z.object({ divisionId: z.string(), text: z.string() })),
  video: z.string().nullable(),
  sponsor: z.object({ name: z.string(), link: z.string().nullable() }).nullable(),
  releaseAt: momentField.nullable(),
  position: z.int(),
  scoring: workoutScoring,
  points: workoutPoints,
  divisionIds: z.array(z.string()).nullable(),
  partOf: z.string().nullable(),
});
export type WorkoutReply = z.output<typeof workoutReply>;

/** The only facts that are public before a workout is released. */
export const unreleasedWorkout = z.object({
  id: z.string(),
  position: z.int(),
  releaseAt: momentField,
});
export type UnreleasedWorkout = z.output<typeof unreleasedWorkout>;

/** A workout on its own page: either `workout` or `unreleased` is set, never both. */
export const workoutPage = z.object({
  competitionId: z.string(),
  workout: workoutReply.nullable(),
  unreleased: unreleasedWorkout.nullable(),
});
export type WorkoutPage = z.output<typeof workoutPage>;

export const workoutParams = z.strictObject({ competitionId: idField, workoutId: idField });
