import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { equipment } from '@chalkline/contract/programs/exercise.schema.ts';
import { type ProgramExerciseFacts, programLevels } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { searchableText } from '../../platform/database/search-expression.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { programsSchema } from '../programs.table.ts';

/** What the builder and the readers of a program see of it beside its weeks. */
const facts = () => ({
  name: text('name').notNull(),
  desc: text('description').notNull(),
  video: text('video'),
  level: text('level', { enum: programLevels }).notNull(),
  tree: jsonb('tree').$type<ProgramTree>().notNull(),
  /** Minor units, paid once; 0: free. */
  price: bigint('price', { mode: 'number' }).notNull().default(0),
  currency: text('currency').$type<CurrencyCode>().notNull().default('EUR'),
});

/** Programs as their builders edit them. What people see is a version (decision 075). */
export const programs = programsSchema.table(
  'programs',
  {
    id: uuid('id').primaryKey(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    /** The organization whose people alone see it. In a community, that of the community. */
    organizationId: uuid('organization_id').references(() => organizations.id),
    /** The community whose people alone see it. */
    communityId: uuid('community_id').references(() => groups.id, { onDelete: 'set null' }),
    /** Stays when the community is gone, so that its programs aren't shown to everyone then. */
    isOfCommunity: boolean('is_of_community').notNull(),
    ...facts(),
    imageId: uuid('image_id').references(() => uploads.id),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
    /** The number of the version that people see; null: none. */
    published: integer('published'),
    /** The `version` that was published last. */
    publishedOf: integer('published_of'),
    /** How many versions there are. */
    versions: integer('versions').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('programs_level', oneOf(table.level, programLevels)),
    check('programs_price', sql`${table.price} >= 0`),
    check('programs_currency', oneOf(table.currency, currencyCodes)),
    check('programs_community', sql`${table.communityId} is null or ${table.isOfCommunity}`),
    check('programs_published', sql`${table.published} between 1 and ${table.versions}`),
    // Newest first: ids carry the moment they were made.
    index('programs_of_person').on(table.createdBy, table.id),
    index('programs_of_community').on(table.communityId).where(sql`${table.communityId} is not null`),
    index('programs_of_organization').on(table.organizationId),
    index('programs_image').on(table.imageId),
  ],
);

/** What was published: never changed, so that who trains by one keeps it. */
export const programVersions = programsSchema.table(
  'program_versions',
  {
    id: uuid('id').primaryKey(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    ...facts(),
    imageId: uuid('image_id'),
    /** As they were when it was published. */
    exercises: jsonb('exercises').$type<readonly ProgramExerciseFacts[]>().notNull(),
    weeks: integer('weeks').notNull(),
    workouts: integer('workouts').notNull(),
    equipment: text('equipment', { enum: equipment }).array().notNull(),
    /** Its name and those of its exercises. */
    words: text('words').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('program_versions_level', oneOf(table.level, programLevels)),
    check('program_versions_price', sql`${table.price} >= 0`),
    check('program_versions_currency', oneOf(table.currency, currencyCodes)),
    uniqueIndex('program_versions_once').on(table.programId, table.number),
    index('program_versions_words').using('gin', searchableText(versionText(table))),
  ],
);

/** What a search looks through. */
export function versionText({ words }: Record<'words', AnyPgColumn>): SQL {
  return sql`${words}`;
}

export type ProgramRow = typeof programs.$inferSelect;
export type ProgramVersionRow = typeof programVersions.$inferSelect;
