import { z } from 'zod';
import { idField } from '../http/fields.ts';

const ids = z.array(idField).max(1000);

/** All divisions (or workouts …) of a competition in the order that was seen, and in the one that is wanted. */
export const newOrder = z
  .strictObject({ from: ids, to: ids })
  .refine(({ from, to }) => String([...from].sort()) === String([...to].sort()), {
    path: ['to'],
    error: 'must contain exactly the existing items',
  })
  .refine(({ from }) => new Set(from).size === from.length, { path: ['from'], error: 'names one twice' });
export type NewOrder = z.output<typeof newOrder>;
