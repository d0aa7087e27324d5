import { z } from 'zod';
import { idField } from '../http/fields.ts';

/** Pieces by line of an order, each line once. */
export const piecesField = (most: number) =>
  z
    .array(z.strictObject({ lineId: idField, quantity: z.int().min(1).max(1000) }))
    .min(1)
    .max(most)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
      error: 'names a line twice',
    });
