import { z } from 'zod';
import { accountTypes } from '../accounts/account-types.ts';
import { personNameField } from '../accounts/person.schema.ts';
import { emailField, idField, momentField, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';

/** A short note in an email. */
export const noteField = optionalText(500);

export const newInvitation = z.strictObject({
  name: personNameField,
  email: emailField,
  accountType: z.enum(accountTypes),
  /** null: no organization. An organization's administrators invite to their own and leave it out. */
  organizationId: idField.nullable().default(null),
  /** Included in the email. */
  note: noteField.default(''),
});
export type NewInvitation = z.output<typeof newInvitation>;

/** The same with and without an account. */
export const invitationReply = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  accountType: z.enum(accountTypes),
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
  invitedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: momentField,
  /** When the email was last sent; null: not sent yet. */
  mailedAt: momentField.nullable(),
  expiresAt: momentField,
});
export type InvitationReply = z.output<typeof invitationReply>;

export const invitationsQuery = z.strictObject({ ...pageQuery, organization: idField.optional() });
export type InvitationsQuery = z.output<typeof invitationsQuery>;

export const invitationParams = z.strictObject({ invitationId: idField });
