import { type AlertKind, alertKinds } from '@chalkline/contract/checkout/alert-kinds.ts';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { checkoutSchema } from '../checkout.table.ts';

/** Money that needs a person to look at it, such as an amount that differs from the order's. */
export const paymentAlerts = checkoutSchema.table(
  'alerts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AlertKind>().notNull(),
    /** What it is about: the id of a payment or a refund, or the provider's reference. */
    ref: text('ref').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, string | number | null>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    acknowledgedBy: uuid('acknowledged_by').references(() => people.id),
    /** What was found out or done. */
    note: text('note'),
  },
  (table) => [
    unique('payment_alerts_once').on(table.kind, table.ref),
    index('payment_alerts_open').on(table.id).where(sql`${table.acknowledgedAt} is null`),
    index('payment_alerts_acknowledged').on(table.id).where(sql`${table.acknowledgedAt} is not null`),
    index('payment_alerts_acknowledged_by').on(table.acknowledgedBy),
    check(
      'payment_alerts_who_and_when',
      sql`num_nonnulls(${table.acknowledgedAt}, ${table.acknowledgedBy}, ${table.note}) in (0, 3)`,
    ),
    check('payment_alerts_kind', oneOf(table.kind, alertKinds)),
  ],
);

export type PaymentAlert = typeof paymentAlerts.$inferSelect;
export type NewPaymentAlert = typeof paymentAlerts.$inferInsert;
