import { planPeriods } from '@chalkline/contract/memberships/plan.schema.ts';
import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { membershipsSchema } from '../memberships.table.ts';

/** What can be joined: an organization's plans, a trainer's own, or the platform's. */
export const plans = membershipsSchema.table(
  'plans',
  {
    id: uuid('id').primaryKey(),
    /** Whose people see it; null: everybody with the link of an independent trainer. */
    organizationId: uuid('organization_id').references(() => organizations.id),
    /** null: it's the organization's. */
    trainerId: uuid('trainer_id').references(() => people.id),
    /** Sold by the platform to those who use it. */
    isPlatform: boolean('is_platform').notNull().default(false),
    name: text('name').notNull(),
    /** Minor units for one period. */
    price: bigint('price', { mode: 'number' }).notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    period: text('period', { enum: planPeriods }).notNull(),
    includes: text('includes').notNull(),
    capacity: integer('capacity'),
    isOn: boolean('is_on').notNull(),
    /** Of the platform’s: a company whose administrator pays for it isn’t on trial. */
    isForCompanies: boolean('is_for_companies').notNull().default(false),
    /** Days that new members try it for free; null: none. */
    trialDays: smallint('trial_days'),
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('plans_of_organization').on(table.organizationId, sql`lower(${table.name})`, table.id),
    index('plans_of_trainer').on(table.trainerId),
    index('plans_of_platform').on(sql`lower(${table.name})`, table.id).where(sql`${table.isPlatform}`),
    check(
      'plans_seller',
      sql`(num_nonnulls(${table.organizationId}, ${table.trainerId}) > 0) <> ${table.isPlatform}`,
    ),
    check('plans_for_companies', sql`not ${table.isForCompanies} or ${table.isPlatform}`),
    check('plans_price', sql`${table.price} >= 0`),
    check(
      'plans_trial',
      sql`${table.trialDays} is null or (${table.trialDays} between 1 and 90 and ${table.price} > 0)`,
    ),
    check('plans_capacity', sql`${table.capacity} > 0`),
    check('plans_period', oneOf(table.period, planPeriods)),
    check('plans_currency', oneOf(table.currency, currencyCodes)),
  ],
);

export type PlanRow = typeof plans.$inferSelect;
