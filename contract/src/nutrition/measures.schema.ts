import { z } from 'zod';
import { dayField, idField } from '../http/fields.ts';

export const newDrink = z.strictObject({ day: dayField, milliliters: z.int().min(10).max(3000) });
export type NewDrink = z.output<typeof newDrink>;

export const drinkReply = z.object({ id: z.string(), milliliters: z.int() });
export type DrinkReply = z.output<typeof drinkReply>;

export const drinkParams = z.strictObject({ drinkId: idField });

export const weightBody = z.strictObject({ grams: z.int().min(20_000).max(500_000) });
export type WeightBody = z.output<typeof weightBody>;

export const weightReply = z.object({ day: z.string(), grams: z.int() });
export type WeightReply = z.output<typeof weightReply>;

const gramsPerPound = 453.592_37;

/** To the nearest gram: what was typed in pounds comes back as it was typed. */
export function gramsOf(weight: number, unit: 'kg' | 'lb'): number {
  return Math.round(weight * (unit === 'kg' ? 1000 : gramsPerPound));
}

/** Rounded to a tenth. */
export function weightIn(grams: number, unit: 'kg' | 'lb'): number {
  return Math.round((grams / (unit === 'kg' ? 1000 : gramsPerPound)) * 10) / 10;
}
