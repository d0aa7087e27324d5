import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgSchema,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchableText } from '../platform/database/search-expression.ts';
import { uploads } from '../uploads/uploads.table.ts';

export const organizationsSchema = pgSchema('organizations');

/** Companies with people and a look of their own. The seed's calls say `corporate`. */
export const organizations = organizationsSchema.table(
  'organizations',
  {
    id: uuid('id').primaryKey(),
    /** What it is known by in addresses. Never changes: links carry it. */
    identifier: text('identifier').notNull(),
    name: text('name').notNull(),
    logoId: uuid('logo_id').references(() => uploads.id, { onDelete: 'set null' }),
    /** `#rrggbb` in small letters, like the two below; all three are null until a look has been chosen. */
    backgroundColor: text('bg_color'),
    textColor: text('text_color'),
    buttonColor: text('button_color'),
    trialStartedAt: timestamp('trial_started_at', { withTimezone: true }).notNull(),
    /** Days. null: the trial has become a contract without an end. */
    trialPeriod: integer('trial_period'),
    /** Until when one of its administrators has paid for a plan for companies; memberships write it. */
    paidUntil: timestamp('paid_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('organizations_logo').on(table.logoId).where(sql`${table.logoId} is not null`),
    unique('organizations_identifier').on(table.identifier),
    index('organizations_by_name').on(sql`lower(${table.name})`, table.id),
    index('organizations_words').using('gin', searchableText(organizationText(table))),
    check('organizations_identifier_form', sql`${table.identifier} ~ '^[a-z0-9-]{3,40}$'`),
    check('organizations_bg_color', isColor(table.backgroundColor)),
    check('organizations_text_color', isColor(table.textColor)),
    check('organizations_button_color', isColor(table.buttonColor)),
    check(
      'organizations_colors_together',
      sql`num_nulls(${table.backgroundColor}, ${table.textColor}, ${table.buttonColor}) in (0, 3)`,
    ),
    check('organizations_trial_period', sql`${table.trialPeriod} >= 0`),
  ],
);

export type OrganizationRow = typeof organizations.$inferSelect;

/** What a search for an organization looks through. */
export function organizationText({
  name,
  identifier,
}: Readonly<Record<'name' | 'identifier', AnyPgColumn>>): SQL {
  return sql`(${name} || ' ' || ${identifier})`;
}

function isColor(column: AnyPgColumn) {
  return sql`${column} ~ '^#[0-9a-f]{6}$'`;
}
