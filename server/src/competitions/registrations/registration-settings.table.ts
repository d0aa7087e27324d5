import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import type { RefundRule } from '@chalkline/contract/money/refunding.rules.ts';
import type { PriceStep } from '@chalkline/contract/price-steps.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';

/** How athletes register for a competition. Without a row they can't. */
export const registrationSettings = competitionsSchema.table(
  'registration_settings',
  {
    competitionId: uuid('competition_id')
      .primaryKey()
      .references(() => competitions.id),
    isOpen: boolean('is_open').notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }),
    closesAt: timestamp('closes_at', { withTimezone: true }),
    /** In all; null: no limit but the divisions' own. */
    capacity: integer('capacity'),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** Hundredths of a percent; null: the seller's. */
    taxRate: integer('tax_rate'),
    holdMinutes: integer('hold_minutes').notNull(),
    refundRule: jsonb('refund_rule').$type<RefundRule>().notNull(),
    /** Until how long before the start places can be transferred; null: never. */
    transferHours: integer('transfer_hours'),
    /** null: when the competition starts. */
    rosterLocksAt: timestamp('roster_locks_at', { withTimezone: true }),
    /** How long teams have whose members each pay their share; null: their captain pays. */
    shareHours: integer('share_hours'),
    version: integer('version').notNull(),
  },
  (table) => [
    check('registration_settings_window', sql`${table.closesAt} > ${table.opensAt}`),
    check('registration_settings_capacity', sql`${table.capacity} > 0`),
    check('registration_settings_currency', oneOf(table.currency, currencyCodes)),
    check('registration_settings_tax', sql`${table.taxRate} between 0 and 10000`),
    check('registration_settings_transfer', sql`${table.transferHours} >= 0`),
    check('registration_settings_shares', sql`${table.shareHours} > 0`),
    check('registration_settings_hold', sql`${table.holdMinutes} between 5 and 60`),
  ],
);

/** What a place in a division costs. Without a row it's free. */
export const divisionPrices = competitionsSchema.table(
  'division_prices',
  {
    divisionId: uuid('division_id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    /** In minor units of the competition's currency. */
    price: bigint('price', { mode: 'number' }).notNull(),
    steps: jsonb('steps').$type<readonly PriceStep[]>().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'division_prices_division',
      columns: [table.competitionId, table.divisionId],
      foreignColumns: [divisions.competitionId, divisions.id],
    }).onDelete('cascade'),
    index('division_prices_of_competition').on(table.competitionId),
    check('division_prices_price', sql`${table.price} >= 0`),
  ],
);

export type RegistrationSettingsRow = typeof registrationSettings.$inferSelect;
export type DivisionPriceRow = typeof divisionPrices.$inferSelect;
