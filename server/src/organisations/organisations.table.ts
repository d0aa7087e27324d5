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

export const organisationsSchema = pgSchema('organisations');

/** Companies with people and a look of their own. The seed's calls say `corporate`. */
export const organisations = organisationsSchema.table(
  'organisations',
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('organisations_logo').on(table.logoId).where(sql`${table.logoId} is not null`),
    unique('organisations_identifier').on(table.identifier),
    index('organisations_by_name').on(sql`lower(${table.name})`, table.id),
    index('organisations_words').using('gin', searchableText(organisationText(table))),
    check('organisations_identifier_form', sql`${table.identifier} ~ '^[a-z0-9-]{3,40}$'`),
    check('organisations_bg_color', isColour(table.backgroundColor)),
    check('organisations_text_color', isColour(table.textColor)),
    check('organisations_button_color', isColour(table.buttonColor)),
    check(
      'organisations_colors_together',
      sql`num_nulls(${table.backgroundColor}, ${table.textColor}, ${table.buttonColor}) in (0, 3)`,
    ),
    check('organisations_trial_period', sql`${table.trialPeriod} >= 0`),
  ],
);

export type OrganisationRow = typeof organisations.$inferSelect;

/** What a search for an organisation looks through. */
export function organisationText({
  name,
  identifier,
}: Readonly<Record<'name' | 'identifier', AnyPgColumn>>): SQL {
  return sql`(${name} || ' ' || ${identifier})`;
}

function isColour(column: AnyPgColumn) {
  return sql`${column} ~ '^#[0-9a-f]{6}$'`;
}
