import { sql } from 'drizzle-orm';
import { boolean, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { partnersSchema } from '../partners.table.ts';
import { receivedOrders } from './received.table.ts';

/** What a buyer and those who handle the partner's orders write to each other about one. */
export const orderMessages = partnersSchema.table(
  'order_messages',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => receivedOrders.id, { onDelete: 'cascade' }),
    isFromPartner: boolean('is_from_partner').notNull(),
    /** Who wrote it; null: they deleted their account. */
    personId: uuid('person_id').references(() => people.id),
    /** Empty: its buyer deleted their account. */
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_messages_of_order').on(table.orderId, table.id),
    index('order_messages_of_person').on(table.personId).where(sql`${table.personId} is not null`),
  ],
);

export type OrderMessageRow = typeof orderMessages.$inferSelect;
