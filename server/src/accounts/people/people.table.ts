import { accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { audiences, type FieldAudiences, usualAudience } from '@chalkline/contract/accounts/audiences.ts';
import { personStates } from '@chalkline/contract/accounts/person.lifecycle.ts';
import { genders, weightUnits } from '@chalkline/contract/accounts/preferences.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  date,
  index,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { searchableText } from '../../platform/database/search-expression.ts';
import { accountsSchema } from '../accounts.table.ts';

/** People with an account. better-auth calls this its user; see docs/decisions on accounts. */
export const people = accountsSchema.table(
  'people',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** What others call them by: `@mara`. Lower case. */
    handle: text('handle'),
    /** Lower case; proven, unless the person was invited and has not come yet. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    /** The name of an upload: what its path is for whom it is public. */
    photo: text('photo'),
    bio: text('bio'),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender', { enum: genders }),
    /** ISO 3166-1 alpha-3. */
    country: char('country', { length: 3 }),
    /** IANA; null until the person says one. */
    zone: text('zone'),
    /** BCP 47, for dates and numbers; null: as the browser is set. */
    locale: text('locale'),
    /** null: each load as it was measured. */
    weightUnit: text('weight_unit', { enum: weightUnits }),
    /** Who may see the person's page at all; a field of it may be narrower, never wider. */
    pageAudience: text('page_audience', { enum: audiences }).notNull().default(usualAudience),
    fieldAudiences: jsonb('field_audiences').$type<FieldAudiences>().notNull().default({}),
    accountType: text('account_type', { enum: accountTypes }).notNull(),
    state: text('state', { enum: personStates }).notNull(),
    /** Why, of somebody suspended: told to them, and only after they proved who they are. */
    suspendedFor: text('suspended_for'),
    /** When somebody suspended is let in again; null: when somebody lifts it. */
    suspendedUntil: timestamp('suspended_until', { withTimezone: true }),
    /** The organization whose administrator suspended them; null: the whole site's did. */
    suspendedBy: uuid('suspended_by_organization_id'),
    /**
     * The organization they belong to. Its foreign key stands in the migration alone: organizations are a domain
     * above this one.
     */
    organizationId: uuid('organization_id'),
    /** When somebody who is leaving will be erased. */
    erasedFrom: timestamp('erased_from', { withTimezone: true }),
    /** When they last proved who they are, not when they were last seen. */
    lastSignedInAt: timestamp('last_signed_in_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // What administrators list, search and count by (administration/people/people.repository.ts).
    index('people_words').using('gin', searchableText(personText(table))),
    index('people_email_beginning').on(table.email.op('text_pattern_ops')),
    index('people_by_name').on(sql`lower(${table.name})`, table.id),
    index('people_of_organization_by_name')
      .on(table.organizationId, sql`lower(${table.name})`, table.id)
      .where(sql`${table.organizationId} is not null`),
    index('people_by_sign_in').on(signedInAt(table), table.id),
    index('people_by_type').on(table.accountType, table.id),
    index('people_by_state').on(table.state, table.id),
    unique('people_email').on(table.email),
    unique('people_handle').on(table.handle),
    index('people_organization').on(table.organizationId),
    check('people_email_lower', sql`${table.email} = lower(${table.email})`),
    check('people_handle_lower', sql`${table.handle} = lower(${table.handle})`),
    check('people_account_type', oneOf(table.accountType, accountTypes)),
    check('people_state', oneOf(table.state, personStates)),
    check('people_gender', oneOf(table.gender, genders)),
    check('people_weight_unit', oneOf(table.weightUnit, weightUnits)),
    check('people_page_audience', oneOf(table.pageAudience, audiences)),
    check('people_leaving', sql`(${table.state} = 'leaving') = (${table.erasedFrom} is not null)`),
    // What the job that erases looks for.
    index('people_erased_from').on(table.erasedFrom).where(sql`${table.erasedFrom} is not null`),
  ],
);

type PersonColumn = 'name' | 'handle' | 'lastSignedInAt';
type PersonColumns = Readonly<Record<PersonColumn, AnyPgColumn>>;

/** What a search for a person looks through, beside the beginning of their address. */
export function personText({ name, handle }: Pick<PersonColumns, 'name' | 'handle'>): SQL {
  return sql`(${name} || ' ' || coalesce(${handle}, ''))`;
}

/** The last sign-in for ordering by: who never came is before everybody who did. */
export function signedInAt({ lastSignedInAt }: Pick<PersonColumns, 'lastSignedInAt'>): SQL {
  return sql`coalesce(${lastSignedInAt}, '-infinity'::timestamptz)`;
}
