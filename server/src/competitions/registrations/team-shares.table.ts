import { teamPaymentStates } from '@chalkline/contract/competitions/team-payment.lifecycle.ts';
import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import type { RefundRule } from '@chalkline/contract/money/refunding.rules.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** A registered team whose members each pay their share, with the terms at the moment the captain paid theirs. */
export const teamPayments = competitionsSchema.table(
  'team_payments',
  {
    entryId: uuid('entry_id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    state: text('state', { enum: teamPaymentStates }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** How long a share that is given back can be paid again. */
    dueHours: integer('due_hours').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** Hundredths of a percent; null: the seller's. */
    taxRate: integer('tax_rate'),
    refundRule: jsonb('refund_rule').$type<RefundRule>().notNull(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'team_payments_entry',
      columns: [table.competitionId, table.entryId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    index('team_payments_due').on(table.dueAt).where(sql`${table.state} = 'collecting'`),
    check('team_payments_state', oneOf(table.state, teamPaymentStates)),
    check('team_payments_currency', oneOf(table.currency, currencyCodes)),
    check('team_payments_hours', sql`${table.dueHours} > 0`),
  ],
);

/** What each place on such a team costs. Who pays it is in the order. */
export const teamShares = competitionsSchema.table(
  'team_shares',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => teamPayments.entryId),
    /** That of the member it pays for; an open place has one too. */
    position: integer('position').notNull(),
    /** In minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The order and its piece that paid it; null: not paid. */
    orderId: uuid('order_id'),
    unitId: uuid('unit_id').unique('team_shares_unit'),
  },
  (table) => [
    index('team_shares_team').on(table.entryId, table.position),
    check('team_shares_amount', sql`${table.amount} > 0`),
    check('team_shares_paid', sql`(${table.orderId} is null) = (${table.unitId} is null)`),
  ],
);

export type TeamPaymentRow = typeof teamPayments.$inferSelect;
export type TeamShareRow = typeof teamShares.$inferSelect;
