import { z } from 'zod';

/** One thing that was wrong. `path` names the field: `body.divisions.2.name`. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  path: z.string().optional(),
  /** How many places are left, where too few are. */
  left: z.int().optional(),
  /** When, by whom and on which device something was done already. */
  at: z.iso.datetime().optional(),
  by: z.string().optional(),
  device: z.string().optional(),
  /** What a refusal is about, where it can be mended there. */
  ticketId: z.string().optional(),
});
export type Problem = z.output<typeof problemSchema>;

/** Every failure, whatever its status. */
export const failureSchema = z.object({ message: z.string(), errors: z.array(problemSchema).min(1) });
export type Failure = z.output<typeof failureSchema>;

/** Wraps what an endpoint promises into the envelope that travels. */
export function envelopeSchema(data: z.ZodType, shape: 'one' | 'list'): z.ZodType {
  const one = { message: z.string(), data };
  if (shape === 'one') return z.object(one);
  return z.object({ ...one, next: z.string().nullable(), total: z.int().min(0).optional() });
}
