import { z } from 'zod';
import { accountTypes } from '../accounts/account-types.ts';
import { personNameField } from '../accounts/person.schema.ts';
import { emailField, idField, momentField, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';

/** As long as a note in a mail should be. */
export const noteField = optionalText(500);

export const newInvitation = z.strictObject({
  name: personNameField,
  email: emailField,
  accountType: z.enum(accountTypes),
  /** null: no organization. Whoever looks after one invites into that one and leaves it out. */
  organizationId: idField.nullable().default(null),
  /** Stands in the mail. */
  note: noteField.default(''),
});
export type NewInvitation = z.output<typeof newInvitation>;

/** The same whether the address has an account or not. */
export const invitationReply = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  accountType: z.enum(accountTypes),
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
  invitedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: momentField,
  /** When the mail went out last; null: it waits. */
  mailedAt: momentField.nullable(),
  expiresAt: momentField,
});
export type InvitationReply = z.output<typeof invitationReply>;

export const invitationsQuery = z.strictObject({ ...pageQuery, organization: idField.optional() });
export type InvitationsQuery = z.output<typeof invitationsQuery>;

export const invitationParams = z.strictObject({ invitationId: idField });
