import { z } from 'zod';
import { dayField, deviceIdField, idField, momentField } from '../http/fields.ts';

export const newDrink = z.strictObject({
  id: deviceIdField.optional(),
  day: dayField,
  milliliters: z.int().min(10).max(3000),
});
export type NewDrink = z.output<typeof newDrink>;

export const drinkReply = z.object({ id: z.string(), milliliters: z.int() });
export type DrinkReply = z.output<typeof drinkReply>;

export const drinkParams = z.strictObject({ drinkId: idField });

/** By the clock of the device that a weight was typed on; now, unless given. */
const at = momentField.optional();

export const weightBody = z.strictObject({ grams: z.int().min(20_000).max(500_000), at });
export const weightRemoval = z.strictObject({ at });
export type WeightBody = z.output<typeof weightBody>;

export const weightReply = z.object({ day: z.string(), grams: z.int() });
export type WeightReply = z.output<typeof weightReply>;
