import { foreignKey, index, integer, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** How an entry came about that was registered: what was bought for it, and by whom. */
export const registrations = competitionsSchema.table(
  'registrations',
  {
    entryId: uuid('entry_id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    /** The order and its piece: a registration of several divisions has several. */
    orderId: uuid('order_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    registeredBy: uuid('registered_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The organizer's rule when it was bought: until how many hours before the start it can be transferred. */
    transferHours: integer('transfer_hours'),
    /** What its QR code says since it was transferred; null: the unit. */
    codeId: uuid('code_id'),
  },
  (table) => [
    foreignKey({
      name: 'registrations_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    unique('registrations_unit').on(table.unitId),
    index('registrations_by').on(table.registeredBy),
  ],
);

export type RegistrationRow = typeof registrations.$inferSelect;
