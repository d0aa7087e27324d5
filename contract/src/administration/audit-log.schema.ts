import { z } from 'zod';
import { idField, momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';

/** How many days back a log goes. */
export const auditSpans = ['1', '7', '30', '90', '365'] as const;
export type AuditSpan = (typeof auditSpans)[number];

/** What can be looked for; the log has rows about rarer things as well. */
export const auditThings = [
  'person',
  'invitation',
  'organization',
  'competition',
  'entry',
  'group',
  'ticket',
  'order',
  'partner',
  'product',
  'received_order',
  'seller',
  'membership',
  'membership_plan',
  'program',
  'coaching',
  'case',
  'payment_alert',
  'featured_item',
  'contact_message',
] as const;
export type AuditThing = (typeof auditThings)[number];

/** `search` finds who did it, by name or email. */
export const auditLogQuery = z.strictObject({
  ...pageQuery,
  days: z.enum(auditSpans).default('30'),
  thing: z.enum(auditThings).optional(),
  /** Only what this person did. */
  actor: idField.optional(),
});
export type AuditLogQuery = z.output<typeof auditLogQuery>;

/** What a line is about. */
export const auditedThing = {
  subjectKind: z.string(),
  subjectId: z.string(),
  /** Its name and where it is, as far as administrators may know. null: it has none, is hidden or gone. */
  thing: z.object({ name: z.string(), address: z.string() }).nullable(),
};

export const auditLogLine = z.object({
  id: z.string(),
  at: momentField,
  /** null: the system, or a command on the server. */
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** `person.suspended`: the thing and what happened to it. */
  action: z.string(),
  ...auditedThing,
  /** What became of it, where the action changed its state: `published`. */
  state: z.string().nullable(),
  /** In the words of who did it. */
  reason: z.string().nullable(),
});
export type AuditLogLine = z.output<typeof auditLogLine>;
