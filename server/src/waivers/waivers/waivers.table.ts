import { paperSubjectKinds } from '@chalkline/contract/waivers/paper-subjects.ts';
import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { waiversSchema } from '../waivers.table.ts';

/** What people sign before they take part in something. The words are in its versions. */
export const waivers = waiversSchema.table(
  'waivers',
  {
    id: uuid('id').primaryKey(),
    subjectKind: text('subject_kind', { enum: paperSubjectKinds }).notNull(),
    /** Its domain is above this one, so there is no foreign key. */
    subjectId: uuid('subject_id').notNull(),
    /** The number of the newest version. */
    number: integer('number').notNull(),
    /** Signatures of this version and later ones count. */
    signedFrom: integer('signed_from').notNull(),
    isActive: boolean('is_active').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    /** When people who haven't signed were last reminded. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('waivers_subject_kind', oneOf(table.subjectKind, paperSubjectKinds)),
    check('waivers_numbers', sql`${table.signedFrom} between 1 and ${table.number}`),
    index('waivers_of_subject').on(table.subjectKind, table.subjectId, table.id),
    index('waivers_author').on(table.createdBy),
  ],
);

export type WaiverRow = typeof waivers.$inferSelect;

/** What was or is to be signed. Rows never change: a trigger refuses it. */
export const waiverVersions = waiversSchema.table(
  'waiver_versions',
  {
    id: uuid('id').primaryKey(),
    waiverId: uuid('waiver_id')
      .notNull()
      .references(() => waivers.id),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Of title and text: see waivers.rules.ts. */
    textSha256: char('text_sha256', { length: 64 }).notNull(),
    fileId: uuid('file_id').references(() => uploads.id),
    fileSha256: char('file_sha256', { length: 64 }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('waiver_versions_number').on(table.waiverId, table.number),
    check('waiver_versions_file', sql`(${table.fileId} is null) = (${table.fileSha256} is null)`),
    check('waiver_versions_not_empty', sql`${table.text} <> '' or ${table.fileId} is not null`),
    index('waiver_versions_file_of').on(table.fileId).where(sql`${table.fileId} is not null`),
    index('waiver_versions_author').on(table.createdBy),
  ],
);

export type WaiverVersionRow = typeof waiverVersions.$inferSelect;
