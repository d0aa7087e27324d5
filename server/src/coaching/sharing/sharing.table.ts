import { sharedAreas } from '@chalkline/contract/coaching/check-in.schema.ts';
import { check, date, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { coachingSchema } from '../coaching.table.ts';
import { coachings } from '../coachings/coachings.table.ts';

/** What a client shares with a trainer: a row for each switch that is on. */
export const sharedWithTrainer = coachingSchema.table(
  'shared',
  {
    coachingId: uuid('coaching_id')
      .notNull()
      .references(() => coachings.id, { onDelete: 'cascade' }),
    area: text('area', { enum: sharedAreas }).notNull(),
    /** When the client switched it on. */
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'shared_once', columns: [table.coachingId, table.area] }),
    check('shared_area', oneOf(table.area, sharedAreas)),
  ],
);

/** When the trainer's list of clients last showed something of what a client shares (decision 130). */
export const listedLooks = coachingSchema.table(
  'listed_looks',
  {
    coachingId: uuid('coaching_id')
      .notNull()
      .references(() => coachings.id, { onDelete: 'cascade' }),
    area: text('area', { enum: sharedAreas }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'listed_looks_once', columns: [table.coachingId, table.area] }),
    check('listed_looks_area', oneOf(table.area, sharedAreas)),
  ],
);

/** When a trainer looked at what a client shares, by day. */
export const looks = coachingSchema.table(
  'looks',
  {
    coachingId: uuid('coaching_id')
      .notNull()
      .references(() => coachings.id, { onDelete: 'cascade' }),
    area: text('area', { enum: sharedAreas }).notNull(),
    day: date('day').notNull(),
    times: integer('times').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'looks_of_day', columns: [table.coachingId, table.area, table.day] }),
    check('looks_area', oneOf(table.area, sharedAreas)),
  ],
);
