import type { Drawing } from '@chalkline/contract/drawing.schema.ts';
import { char, index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { expireAt } from '../../platform/database/retention.ts';
import { waivers, waiverVersions } from '../waivers/waivers.table.ts';
import { waiversSchema } from '../waivers.table.ts';

/** Minors who have signed, and whose parent or guardian was mailed a link to sign too. One for each person and waiver. */
export const guardianRequests = waiversSchema.table(
  'guardian_requests',
  {
    id: uuid('id').primaryKey(),
    waiverId: uuid('waiver_id')
      .notNull()
      .references(() => waivers.id),
    versionId: uuid('version_id')
      .notNull()
      .references(() => waiverVersions.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    name: text('name').notNull(),
    /** null: the typed name is the signature. */
    drawing: jsonb('drawing').$type<Drawing>(),
    /** The network address the minor signed from. */
    address: text('address').notNull(),
    /** Of the guardian. */
    email: text('email').notNull(),
    /** SHA-256 of the link's secret, in hexadecimal. */
    tokenHash: char('token_hash', { length: 64 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the guardian signed; from then on the link does nothing more. */
    signedAt: timestamp('signed_at', { withTimezone: true }),
  },
  (table) => [
    unique('guardian_requests_once').on(table.waiverId, table.personId),
    unique('guardian_requests_token').on(table.tokenHash),
    index('guardian_requests_version').on(table.versionId),
    index('guardian_requests_person').on(table.personId),
    index('guardian_requests_email').on(table.email),
    index('guardian_requests_expiry').on(table.expiresAt),
  ],
);

export const guardianRequestRetention = expireAt(guardianRequests.expiresAt);

export type GuardianRequestRow = typeof guardianRequests.$inferSelect;
