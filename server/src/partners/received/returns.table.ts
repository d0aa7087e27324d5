import { type ReturnState, returnStates } from '@chalkline/contract/partners/return.lifecycle.ts';
import { type ReturnReason, returnReasons } from '@chalkline/contract/partners/return.schema.ts';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { partnersSchema } from '../partners.table.ts';
import { receivedOrders } from './received.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Requests of buyers to send goods back. */
export const returns = partnersSchema.table(
  'returns',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => receivedOrders.id, { onDelete: 'cascade' }),
    /** null: they deleted their account. */
    personId: uuid('person_id').references(() => people.id),
    state: text('state').$type<ReturnState>().notNull(),
    reason: text('reason').$type<ReturnReason>().notNull(),
    /** In the buyer's words; empty: none, or they deleted their account. */
    message: text('message').notNull(),
    /** Where to send the goods, or why they are not taken back; empty: no answer yet. */
    answer: text('answer').notNull(),
    lines: jsonb('lines')
      .$type<readonly { readonly lineId: string; readonly quantity: number }[]>()
      .notNull(),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('returns_of_order').on(table.orderId, table.id),
    index('returns_open').on(table.orderId).where(sql`${table.state} in ('asked', 'accepted')`),
    index('returns_of_person').on(table.personId).where(sql`${table.personId} is not null`),
    check('returns_state', oneOf(table.state, returnStates)),
    check('returns_reason', oneOf(table.reason, returnReasons)),
  ],
);

/** Whether a return is open. The same condition as that of the index `returns_open`, so that it is used. */
export const isOpenReturn = sql`${returns.state} in ('asked', 'accepted')`;

export type ReturnRow = typeof returns.$inferSelect;
