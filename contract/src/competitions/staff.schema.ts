import { z } from 'zod';
import { dayField, idField, momentField } from '../http/fields.ts';

/**
 * An owner decides everything, a manager runs the competition, a head judge decides about scores and disqualifies, a
 * scorer enters scores, and the check-in desk checks athletes in.
 */
export const staffRoles = ['owner', 'manager', 'head_judge', 'scorer', 'check_in'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The last day in the role, in the competition's time zone; null: no end. */
const until = dayField.nullable();

/** A role, for owners without an end. */
export const staffTask = z
  .strictObject({ role: z.enum(staffRoles), until: until.default(null) })
  .refine(({ role, until: end }) => role !== 'owner' || end === null, {
    path: ['until'],
    error: 'is not for owners',
  });
export type StaffTask = z.output<typeof staffTask>;

export const staffReply = z.object({
  personId: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  until,
  addedAt: momentField,
});
export type StaffReply = z.output<typeof staffReply>;

export const staffParams = z.strictObject({ competitionId: idField, personId: idField });
