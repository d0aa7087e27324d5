import { sql } from 'drizzle-orm';
import { boolean, check, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { showcaseSchema } from '../showcase.table.ts';

/** The one line above every screen: at most one row. */
export const promoBanners = showcaseSchema.table(
  'promo_banners',
  {
    only: boolean('only').primaryKey().default(true),
    words: text('words').notNull(),
    linkLabel: text('link_label'),
    /** An address of the app, or a whole one. */
    link: text('link'),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => people.id),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('promo_banners_only', sql`${table.only}`),
    check('promo_banners_days', sql`${table.endsAt} > ${table.startsAt}`),
    check('promo_banners_link', sql`(${table.link} is null) = (${table.linkLabel} is null)`),
  ],
);

export type PromoRow = typeof promoBanners.$inferSelect;
