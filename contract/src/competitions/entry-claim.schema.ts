import { z } from 'zod';
import { dayField, emailField, idField, momentField } from '../http/fields.ts';

/** Pending until the person accepts; someone who declined can be invited again. */
export const entryClaimStates = ['waiting', 'declined'] as const;

/** How many emails one competition sends to its athletes within 24 hours. More wait for the next day. */
export const claimMailsADay = 2000;

export const newEntryClaim = z.strictObject({ email: emailField });
export type NewEntryClaim = z.output<typeof newEntryClaim>;

/** An athlete without an account, invited by email to claim their entry. */
export const entryClaimReply = z.object({
  entryId: z.string(),
  email: z.string(),
  state: z.enum(entryClaimStates),
  /** null: not sent yet, such as while the competition is a draft. */
  mailedAt: momentField.nullable(),
});
export type EntryClaimReply = z.output<typeof entryClaimReply>;

/** An entry that the viewer can claim, because it has their verified email. */
export const myEntryClaim = z.object({
  entryId: z.string(),
  name: z.string(),
  bib: z.int(),
  division: z.string(),
  competition: z.object({ id: z.string(), name: z.string(), startsOn: dayField, endsOn: dayField }),
});
export type MyEntryClaim = z.output<typeof myEntryClaim>;

/** `merged`: they were registered in this division already, and the second entry was withdrawn. */
export const claimedEntry = z.object({ entryId: z.string(), merged: z.boolean() });
export type ClaimedEntry = z.output<typeof claimedEntry>;

export const myEntryClaimParams = z.strictObject({ entryId: idField });
