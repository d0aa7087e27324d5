import { sql } from 'drizzle-orm';
import { index, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { orders } from '../../checkout/orders/orders.table.ts';
import { programs } from '../programs/programs.table.ts';
import { programsSchema } from '../programs.table.ts';

/** Who may read and train by a paid program (decision 100). What was paid is the checkout's. */
export const programPurchases = programsSchema.table(
  'purchases',
  {
    /** Of the order's unit; of its own where the coach gave it. */
    id: uuid('id').primaryKey(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** null: the coach gave it. */
    orderId: uuid('order_id').references(() => orders.id),
    boughtAt: timestamp('bought_at', { withTimezone: true }).notNull(),
    /** When it was refunded. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('program_purchases_once')
      .on(table.personId, table.programId)
      .where(sql`${table.endedAt} is null`),
    index('program_purchases_of_program').on(table.programId),
    index('program_purchases_of_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);

export type ProgramPurchaseRow = typeof programPurchases.$inferSelect;
