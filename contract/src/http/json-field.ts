import { z } from 'zod';

/** Calls with files bring lists and objects as JSON. */
export function orJson<Field extends z.ZodType>(field: Field) {
  return z.union([
    field,
    z
      .string()
      .max(20_000)
      .transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.addIssue({ code: 'custom', message: 'is not JSON' });
          return z.NEVER;
        }
      })
      .pipe(field),
  ]);
}
