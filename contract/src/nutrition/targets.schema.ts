import { z } from 'zod';
import { dayField, idField, momentField, optionalText } from '../http/fields.ts';

/** ISO weekdays: Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** What somebody wants to reach in a day: whole kcal, grams and milliliters. Null: no target. */
export const targetFigures = {
  kcal: z.int().min(1).max(20_000).nullable(),
  protein: z.int().min(1).max(2000).nullable(),
  carbohydrate: z.int().min(1).max(3000).nullable(),
  fat: z.int().min(1).max(2000).nullable(),
  fiber: z.int().min(1).max(500).nullable(),
  milliliters: z.int().min(1).max(20_000).nullable(),
};

const weekday = z.int().min(1).max(7);

/** From a day on, for some weekdays; the others keep theirs. */
export const newTargets = z.strictObject({
  startsOn: dayField,
  weekdays: z.array(weekday).min(1).max(7),
  ...targetFigures,
});
export type NewTargets = z.output<typeof newTargets>;

export const targetsReply = z.object({ weekday: z.int(), startsOn: z.string(), ...targetFigures });
export type TargetsReply = z.output<typeof targetsReply>;
export type TargetFigures = Omit<TargetsReply, 'weekday' | 'startsOn'>;

/** By a trainer for a client, with the plan in words. */
export const newTrainerTargets = z.strictObject({ ...newTargets.shape, note: optionalText(1000) });
export type NewTrainerTargets = z.output<typeof newTrainerTargets>;

export const trainerTargetsReply = z.object({
  id: z.string(),
  trainerName: z.string(),
  startsOn: z.string(),
  weekdays: z.array(z.int()),
  ...targetFigures,
  note: z.string(),
  setAt: momentField,
  /** The client's own targets apply since then. */
  declinedAt: momentField.nullable(),
});
export type TrainerTargetsReply = z.output<typeof trainerTargetsReply>;

export const trainerTargetsParams = z.strictObject({ trainerTargetsId: idField });

export const diarySettings = z.strictObject({ hidesCalories: z.boolean() });
export type DiarySettings = z.output<typeof diarySettings>;

export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}
