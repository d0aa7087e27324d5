import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { keepFor } from '../platform/database/retention.ts';
import { organizationsSchema } from './organizations.table.ts';

/**
 * Companies whose first admin has not proven the address yet. No organization so far, and its identifier is not
 * kept for it: the one who proves an address first has it.
 */
export const companyRegistrations = organizationsSchema.table(
  'company_registrations',
  {
    /** The person's registration, which is replaced under a new id when the address is registered again. */
    registrationId: uuid('registration_id').primaryKey(),
    name: text('name').notNull(),
    identifier: text('identifier').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('company_registrations_identifier_form', sql`${table.identifier} ~ '^[a-z0-9-]{3,40}$'`),
    index('company_registrations_created_at').on(table.createdAt),
  ],
);

/** Who registers a company has as long to prove the address as anybody else. */
export const companyRegistrationRetention = keepFor(day, companyRegistrations.createdAt);

export type CompanyRegistrationRow = typeof companyRegistrations.$inferSelect;
