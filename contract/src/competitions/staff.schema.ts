import { z } from 'zod';
import { idField, momentField } from '../http/fields.ts';

/** An owner decides everything; staff run the floor: entries and scores. */
export const staffRoles = ['owner', 'staff'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffReply = z.object({
  personId: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  addedAt: momentField,
});
export type StaffReply = z.output<typeof staffReply>;

export const staffPatch = z.strictObject({ role: z.enum(staffRoles) });
export const staffParams = z.strictObject({ competitionId: idField, personId: idField });
