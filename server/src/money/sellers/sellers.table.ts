import { type PayoutAccountState, payoutAccountStates } from '@chalkline/contract/money/money.lifecycles.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { moneySchema } from '../money.table.ts';

/** Who sells: a person, a company, or the platform itself. Made the first time that somebody sets a price or connects an account. */
export const sellers = moneySchema.table(
  'sellers',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id').references(() => people.id),
    organizationId: uuid('organization_id').references(() => organizations.id),
    /** The platform, which sells its own plans and is never paid out. */
    isPlatform: boolean('is_platform').notNull().default(false),
    /** For receipts and invoices. null: the name of the person or the company. */
    legalName: text('legal_name'),
    /** Lines of the address on receipts. */
    address: text('address'),
    taxNumber: text('tax_number'),
    /** Tax on what is sold, in hundredths of a percent, unless the thing itself says otherwise. */
    taxRate: integer('tax_rate').notNull(),
    /** Whether prices have the tax inside. */
    taxIncluded: boolean('tax_included').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('sellers_person').on(table.personId),
    unique('sellers_organization').on(table.organizationId),
    uniqueIndex('sellers_platform').on(table.isPlatform).where(sql`${table.isPlatform}`),
    check(
      'sellers_one_owner',
      sql`num_nonnulls(${table.personId}, ${table.organizationId}) + ${table.isPlatform}::int = 1`,
    ),
    check('sellers_tax_rate', sql`${table.taxRate} between 0 and 10000`),
  ],
);

/** A seller's account at the payment provider, where what it sells is paid out from. */
export const payoutAccounts = moneySchema.table(
  'payout_accounts',
  {
    sellerId: uuid('seller_id')
      .primaryKey()
      .references(() => sellers.id),
    /** Which provider keeps it: `test` or `stripe`. */
    provider: text('provider').notNull(),
    /** What the provider calls it. */
    reference: text('reference').notNull(),
    state: text('state', { enum: payoutAccountStates }).$type<PayoutAccountState>().notNull(),
    chargesEnabled: boolean('charges_enabled').notNull(),
    payoutsEnabled: boolean('payouts_enabled').notNull(),
    /** What the provider still wants to know, in its own words for fields. */
    requirements: jsonb('requirements').$type<readonly string[]>().notNull(),
    country: text('country').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('payout_accounts_reference').on(table.provider, table.reference),
    check('payout_accounts_state', oneOf(table.state, payoutAccountStates)),
  ],
);

/** The last number given out in each of a seller's series. Taken under its row's lock, so that no number is missing. */
export const documentNumbers = moneySchema.table(
  'document_numbers',
  {
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellers.id),
    series: text('series', { enum: ['invoice', 'credit_note'] }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [
    unique('document_numbers_series').on(table.sellerId, table.series, table.year),
    check('document_numbers_series_known', oneOf(table.series, ['invoice', 'credit_note'])),
    check('document_numbers_last', sql`${table.last} > 0`),
  ],
);

export type SellerRow = typeof sellers.$inferSelect;
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
