import { day } from '@chalkline/contract/spans.ts';
import { index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organizations } from '../../organizations/organizations.table.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { administrationSchema } from '../administration.table.ts';
import { invitations } from './invitations.table.ts';

/**
 * Each mail of an invitation, for as long as it counts: what was mailed within 24 hours is counted from these rows,
 * since an invitation that was sent again, answered or taken back has only its last mail left.
 */
export const invitationMails = administrationSchema.table(
  'invitation_mails',
  {
    id: uuid('id').primaryKey(),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'set null' }),
    /** null: to the site as a whole. */
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'cascade' }),
    mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('invitation_mails_of_organization').on(table.organizationId, table.mailedAt),
    index('invitation_mails_of_invitation').on(table.invitationId),
    // What is swept.
    index('invitation_mails_at').on(table.mailedAt),
  ],
);

export const invitationMailRetention = keepFor(day, invitationMails.mailedAt);

export type InvitationMailRow = typeof invitationMails.$inferSelect;
