import { shareSegments } from '@chalkline/contract/share-links.ts';
import { sql } from 'drizzle-orm';
import { check, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { showcaseSchema } from '../showcase.table.ts';

/** What the home screen shows first. Whether the thing is public is checked each time. */
export const featuredItems = showcaseSchema.table(
  'featured_items',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: shareSegments }).notNull(),
    /** It can be in any domain, so no foreign key. */
    thingId: uuid('thing_id').notNull(),
    /** Replaces the thing's own name. */
    title: text('title'),
    /** From 0. The whole order is written at once. */
    position: integer('position').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('featured_items_kind', oneOf(table.kind, shareSegments)),
    check('featured_items_days', sql`${table.endsAt} > ${table.startsAt}`),
    unique('featured_items_thing').on(table.kind, table.thingId),
  ],
);

export type FeaturedRow = typeof featuredItems.$inferSelect;
