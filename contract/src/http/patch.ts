import { z } from 'zod';

/** A patch of these fields: what is left out stays as it is. One that changes nothing is refused. */
export function patchOf<Fields extends z.core.$ZodShape>(fields: Fields) {
  return z
    .strictObject(fields)
    .partial()
    .refine((patch) => Object.keys(patch).length > 0, { error: 'changes nothing' });
}

/**
 * The same with `was`: what its fields held when the person began to change them. Where one holds something else by
 * now, the patch is refused with `state_changed`, so that nobody writes over what they did not see. Left out, it
 * changes what is there, whatever it is.
 */
export function patchWithWas<Fields extends z.core.$ZodShape>(fields: Fields) {
  return z
    .strictObject({ ...fields, was: z.strictObject(fields).partial() })
    .partial()
    .refine((patch) => Object.keys(patch).some((key) => key !== 'was'), { error: 'changes nothing' });
}
