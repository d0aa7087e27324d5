import { type AlertKind, alertKinds } from '@chalkline/contract/checkout/alert-kinds.ts';
import { check, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    unique('payment_alerts_once').on(table.kind, table.ref),
    check('payment_alerts_kind', oneOf(table.kind, alertKinds)),
  ],
);

export type PaymentAlert = typeof paymentAlerts.$inferSelect;
