import { z } from 'zod';
import { accountTypes } from './account-types.ts';
import { newPasswordField, personNameField } from './person.schema.ts';

const tokenField = z.string().min(1).max(200);

export const invitationToken = z.strictObject({ token: tokenField });

/** What the link shows to anyone who has it, meaning anyone who reads that mailbox. */
export const openedInvitation = z.object({
  name: z.string(),
  email: z.string(),
  accountType: z.enum(accountTypes),
  organization: z.string().nullable(),
  note: z.string(),
  /** Whether the address has an account to answer with. */
  hasAccount: z.boolean(),
});
export type OpenedInvitation = z.output<typeof openedInvitation>;

export const acceptance = z.strictObject({
  token: tokenField,
  name: personNameField,
  password: newPasswordField,
});
export type Acceptance = z.output<typeof acceptance>;
