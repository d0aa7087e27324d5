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

/** People with an account: better-auth's "user". See docs/decisions on accounts. */
export const people = accountsSchema.table(
  'people',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** What others mention them by: `@mara`. Lowercase. */
    handle: text('handle'),
    /** Lowercase. Verified, unless the person is invited and hasn't joined yet. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    /** The name of an upload: its path, for everyone who may see it. */
    photo: text('photo'),
    bio: text('bio'),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender', { enum: genders }),
    /** ISO 3166-1 alpha-3. */
    country: char('country', { length: 3 }),
    /** IANA; null until the person chooses one. */
    zone: text('zone'),
    /** BCP 47, for dates and numbers; null: the browser's setting. */
    locale: text('locale'),
    /** null: each load in the unit it was measured in. */
    weightUnit: text('weight_unit', { enum: weightUnits }),
    /** Who can see the person's page. Single fields can be narrower, never wider. */
    pageAudience: text('page_audience', { enum: audiences }).notNull().default(usualAudience),
    fieldAudiences: jsonb('field_audiences').$type<FieldAudiences>().notNull().default({}),
    accountType: text('account_type', { enum: accountTypes }).notNull(),
    state: text('state', { enum: personStates }).notNull(),
    /** Why the person is suspended. Shown to them only after they prove who they are. */
    suspendedFor: text('suspended_for'),
    /** When the suspension ends; null: until it is lifted by hand. */
    suspendedUntil: timestamp('suspended_until', { withTimezone: true }),
    /** The organization whose administrator suspended them; null: a site administrator did. */
    suspendedBy: uuid('suspended_by_organization_id'),
    /** The organization they belong to. The foreign key is only in the migration: organizations are a higher domain. */
    organizationId: uuid('organization_id'),
    /** When the account of a person who is leaving will be erased. */
    erasedFrom: timestamp('erased_from', { withTimezone: true }),
    /** While they are leaving: whether their comments and posts in groups stay, without their name. */
    keepsPosts: boolean('keeps_posts').notNull().default(false),
    /** When they last proved who they are, not when they were last active. */
    lastSignedInAt: timestamp('last_signed_in_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // For administrators' lists, searches and counts (administration/people/people.repository.ts).
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
    // For the job that erases accounts.
    index('people_erased_from').on(table.erasedFrom).where(sql`${table.erasedFrom} is not null`),
  ],
);

type PersonColumn = 'name' | 'handle' | 'lastSignedInAt';
type PersonColumns = Readonly<Record<PersonColumn, AnyPgColumn>>;

/** What a search for people covers, besides the start of the address. */
export function personText({ name, handle }: Pick<PersonColumns, 'name' | 'handle'>): SQL {
  return sql`(${name} || ' ' || coalesce(${handle}, ''))`;
}

/** The last sign-in as a sort key: people who never signed in come before everyone who did. */
export function signedInAt({ lastSignedInAt }: Pick<PersonColumns, 'lastSignedInAt'>): SQL {
  return sql`coalesce(${lastSignedInAt}, '-infinity'::timestamptz)`;
}
