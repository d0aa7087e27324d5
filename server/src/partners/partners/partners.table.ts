import type { DeliveryRules } from '@chalkline/contract/partners/delivery.rules.ts';
import { type PartnerState, partnerStates } from '@chalkline/contract/partners/partner.lifecycle.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { searchableText } from '../../platform/database/search-expression.ts';
import { partnersSchema, type ShopPicture } from '../partners.table.ts';

/** Those who sell gear to the people of the site; one of a person. */
export const partners = partnersSchema.table(
  'partners',
  {
    id: uuid('id').primaryKey(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    name: text('name').notNull(),
    sells: text('sells').notNull(),
    story: text('story').notNull(),
    town: text('town').notNull(),
    /** ISO 3166-1 alpha-3. */
    country: text('country').notNull(),
    website: text('website'),
    /** null: nothing is sold here. */
    delivery: jsonb('delivery').$type<DeliveryRules>(),
    /** Days after arrival in which buyers can ask for a return; null: none. */
    returnDays: integer('return_days'),
    logo: jsonb('logo').$type<ShopPicture>(),
    cover: jsonb('cover').$type<ShopPicture>(),
    state: text('state').$type<PartnerState>().notNull(),
    /** Why it was refused; else null. */
    reason: text('reason'),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('partners_of_person').on(table.createdBy),
    index('partners_by_name').on(table.state, sql`lower(${table.name})`, table.id),
    index('partners_words').using(
      'gin',
      searchableText(sql`(${table.name} || ' ' || ${table.sells} || ' ' || ${table.town})`),
    ),
    check('partners_state', oneOf(table.state, partnerStates)),
    check('partners_reason', sql`(${table.state} = 'refused') = (${table.reason} is not null)`),
  ],
);

export type PartnerRow = typeof partners.$inferSelect;
