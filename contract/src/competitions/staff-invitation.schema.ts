import { z } from 'zod';
import { dayField, emailField, idField, momentField } from '../http/fields.ts';
import { staffRoles, staffTask } from './staff.schema.ts';

export const newStaffInvitation = staffTask.safeExtend({ email: emailField });
export type NewStaffInvitation = z.output<typeof newStaffInvitation>;

/** The same for an address with an account and for one without. */
export const staffInvitationReply = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  until: dayField.nullable(),
  invitedAt: momentField,
});
export type StaffInvitationReply = z.output<typeof staffInvitationReply>;

/** One that waits, as the owners see it: by the address that they gave, never by a name. */
export const waitingStaffInvitation = z.object({
  ...staffInvitationReply.shape,
  expiresAt: momentField,
});
export type WaitingStaffInvitation = z.output<typeof waitingStaffInvitation>;

/** One that waits for the person who asks. */
export const myStaffInvitation = z.object({
  id: z.string(),
  role: z.enum(staffRoles),
  until: dayField.nullable(),
  invitedBy: z.string(),
  invitedAt: momentField,
  expiresAt: momentField,
  competition: z.object({ id: z.string(), name: z.string(), startsOn: dayField, endsOn: dayField }),
});
export type MyStaffInvitation = z.output<typeof myStaffInvitation>;

/** The role that was read: nobody gets another one by accepting than they saw. */
export const staffAcceptance = z.strictObject({ role: z.enum(staffRoles) });

export const staffInvitationParams = z.strictObject({ staffInvitationId: idField });
export const staffInvitationOfParams = z.strictObject({ competitionId: idField, staffInvitationId: idField });
