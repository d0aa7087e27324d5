import { keptDays } from '@chalkline/contract/kept-days.ts';
import { day } from '@chalkline/contract/spans.ts';
import { index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { keepFor } from '../../platform/database/retention.ts';
import { accountsSchema } from '../accounts.table.ts';
import { people } from '../people/people.table.ts';

/** What a person has signed in with of late, so that something new can be told of. Outlives signing out. */
export const knownDevices = accountsSchema.table(
  'known_devices',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Keyed hash of device and network, so that the table is no list of where people were. */
    fingerprint: text('fingerprint').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.fingerprint] }),
    index('known_devices_last_used_at').on(table.lastUsedAt),
  ],
);

/** A device that was not used for 90 days counts as new. */
export const knownDeviceRetention = keepFor(keptDays.knownDevice * day, knownDevices.lastUsedAt);
