import { z } from 'zod';
import { idField } from '../http/fields.ts';

/**
 * A patch may carry in `was` what its fields held when the person began to change them. Where one holds something
 * else by now, the patch is refused with `state_changed`, so that nobody writes over what they did not see. Left
 * out, it changes what is there, whatever it is.
 */
export function changesSomething(patch: object): boolean {
  return Object.keys(patch).some((key) => key !== 'was');
}

const ids = z.array(idField).max(1000);

/** All divisions (or workouts …) of a competition in the order that was seen, and in the one that is wanted. */
export const newOrder = z
  .strictObject({ from: ids, to: ids })
  .refine(({ from, to }) => String([...from].sort()) === String([...to].sort()), {
    path: ['to'],
    error: 'does not name the same things',
  })
  .refine(({ from }) => new Set(from).size === from.length, { path: ['from'], error: 'names one twice' });
export type NewOrder = z.output<typeof newOrder>;
