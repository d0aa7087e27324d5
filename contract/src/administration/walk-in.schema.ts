import { z } from 'zod';
import { personNameField } from '../accounts/person.schema.ts';
import { emailField } from '../http/fields.ts';

/** Somebody who signs up at the desk. */
export const newWalkIn = z.strictObject({ name: personNameField, email: emailField });
export type NewWalkIn = z.output<typeof newWalkIn>;

/** null: this email belongs to an account elsewhere, which is asked by email to join. */
export const walkInReply = z.object({ personId: z.string().nullable() });
