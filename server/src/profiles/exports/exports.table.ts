import { exportStates } from '@chalkline/contract/profiles/export.lifecycle.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { profilesSchema } from '../profiles.table.ts';

/** Exports people requested. The file is in the storage at `exports/<id>.zip`. */
export const personalExports = profilesSchema.table(
  'exports',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    state: text('state', { enum: exportStates }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Of the file, once it is ready. */
    bytes: bigint('bytes', { mode: 'number' }),
    /** From then on the file and this row are deleted. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the newest link's token; null if there is none or it was used. */
    linkHash: text('link_hash'),
    linkEndsAt: timestamp('link_ends_at', { withTimezone: true }),
  },
  (table) => [
    check('personal_exports_state', oneOf(table.state, exportStates)),
    check('personal_exports_ready', sql`(${table.state} = 'ready') = (${table.bytes} is not null)`),
    check('personal_exports_link', sql`(${table.linkHash} is null) = (${table.linkEndsAt} is null)`),
    unique('personal_exports_link_hash').on(table.linkHash),
    // One at a time.
    uniqueIndex('personal_exports_asked').on(table.personId).where(sql`${table.state} = 'asked'`),
    index('personal_exports_person').on(table.personId, table.askedAt),
    index('personal_exports_ends_at').on(table.endsAt),
  ],
);
