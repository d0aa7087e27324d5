import { z } from 'zod';

/** ISO 3166-1 alpha-3: `NOR`. Whether there is such a country the server says, which has the list. */
export const countryField = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/);

export const countryReply = z.object({
  /** ISO 3166-1 alpha-3, as boards show it. */
  code: z.string(),
  /** ISO 3166-1 alpha-2, as browsers know flags and names by. */
  alpha2: z.string(),
  /** In English. */
  name: z.string(),
  /** What else people look for it by: codes, other names and what is a part of it. */
  also: z.array(z.string()),
});
export type CountryReply = z.output<typeof countryReply>;
