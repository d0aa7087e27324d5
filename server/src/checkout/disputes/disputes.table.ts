import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import type { EvidenceFileKind } from '@chalkline/contract/money/evidence.ts';
import { disputeStates } from '@chalkline/contract/money/money.lifecycles.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { checkoutSchema } from '../checkout.table.ts';
import { payments } from '../payments/payments.table.ts';

/** A file that was sent to a bank. */
export interface EvidenceFile {
  readonly kind: EvidenceFileKind;
  /** As uploads are stored and fetched. */
  readonly name: string;
  readonly bytes: number;
}

/** A payment that the buyer's bank takes back until it has decided. */
export const disputes = checkoutSchema.table(
  'disputes',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    reference: text('reference').notNull(),
    state: text('state', { enum: disputeStates }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    reason: text('reason').notNull(),
    respondBy: timestamp('respond_by', { withTimezone: true }),
    /** What was sent to the bank, in the seller's words and from the books. */
    evidence: text('evidence'),
    /** Uploads that were sent with it. */
    files: jsonb('files').$type<readonly EvidenceFile[]>().notNull().default([]),
    answeredBy: uuid('answered_by').references(() => people.id),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** What came back from the seller's account after it was lost; null: nothing was taken yet. */
    takenBack: bigint('taken_back', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('disputes_reference').on(table.paymentId, table.reference),
    index('disputes_open')
      .on(table.paymentId)
      .where(sql`${table.state} in ('needs_response', 'under_review')`),
    check('disputes_state', oneOf(table.state, disputeStates)),
    check('disputes_currency', oneOf(table.currency, currencyCodes)),
    check('disputes_amount', sql`${table.amount} > 0`),
  ],
);

export type DisputeRow = typeof disputes.$inferSelect;
