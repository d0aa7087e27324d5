import { z } from 'zod';
import { idField } from '../http/fields.ts';

/** Most members that one team adds up. */
export const largestTeam = 50;

/** The team's members from now on: entries of divisions that rank single athletes. */
export const teamMembers = z.strictObject({
  entryIds: z
    .array(idField)
    .max(largestTeam)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'names the same entry twice' }),
});
export type TeamMembers = z.output<typeof teamMembers>;

export const teamReply = z.object({
  members: z.array(z.object({ entryId: z.string(), name: z.string(), bib: z.int(), divisionId: z.string() })),
});
export type TeamReply = z.output<typeof teamReply>;
