import { z } from 'zod';
import { emailField, idField, momentField } from '../http/fields.ts';

/** How many people can work for a partner, and how long they have to accept. */
export const partnerStaffLimits = { people: 20, days: 14 } as const;

export const newPartnerStaff = z.strictObject({ email: emailField });
export type NewPartnerStaff = z.output<typeof newPartnerStaff>;

/** Somebody who handles a partner's orders and products, or is invited to. */
export const partnerStaffReply = z.object({
  id: z.string(),
  email: z.string(),
  /** null until they accept. */
  name: z.string().nullable(),
  state: z.enum(['invited', 'active']),
  /** Since when they work for it, or when they were invited. */
  since: momentField,
});
export type PartnerStaffReply = z.output<typeof partnerStaffReply>;

export const partnerStaffParams = z.strictObject({ partnerStaffId: idField });

/** An invitation to the viewer. */
export const partnerInvitationReply = z.object({
  id: z.string(),
  partner: z.string(),
  invitedBy: z.string(),
  /** Why it can't be accepted now; null: it can. */
  refused: z.enum(['works_for_partner', 'owns_partner']).nullable(),
  until: momentField,
});
export type PartnerInvitationReply = z.output<typeof partnerInvitationReply>;

export const partnerInvitationAnswer = z.strictObject({ accept: z.boolean() });
