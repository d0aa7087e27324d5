import { hour } from '@chalkline/contract/spans.ts';
import { uploadStates } from '@chalkline/contract/uploads/upload.lifecycle.ts';
import { uploadTypes } from '@chalkline/contract/uploads/upload.schema.ts';
import { quotaHours } from '@chalkline/contract/uploads/upload-quota.rules.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { check, index, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../accounts/people/people.table.ts';
import type { Sql } from '../platform/database/database.ts';
import { isOneOfKinds, oneOf } from '../platform/database/one-of.ts';
import { keepFor } from '../platform/database/retention.ts';

export const uploadsSchema = pgSchema('uploads');

/** Uploaded files. The file itself is in the storage at `uploads/<name>`. */
export const uploads = uploadsSchema.table(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => people.id),
    state: text('state', { enum: uploadStates }).notNull(),
    contentType: text('content_type', { enum: uploadTypes }).notNull(),
    bytes: integer('bytes').notNull(),
    /** What its person named it; null where nobody is shown a name. */
    name: text('name'),
    /** Pixels; null for a document. */
    width: integer('width'),
    height: integer('height'),
    /** What it is attached to: a kind declared in a domain.ts. */
    subjectKind: text('subject_kind'),
    subjectId: uuid('subject_id'),
    /** The organization whose quota it counts toward: its owner's at the time. */
    quotaOf: uuid('quota_of'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('uploads_state', oneOf(table.state, uploadStates)),
    check('uploads_content_type', isOneOfKinds(table.contentType, 'uploads.is_content_type')),
    check(
      'uploads_size',
      sql`${table.bytes} > 0 and case when ${table.contentType} like 'image/%'
        then ${table.width} is not null and ${table.height} is not null and ${table.width} > 0 and ${table.height} > 0
        else ${table.width} is null and ${table.height} is null end`,
    ),
    check('uploads_subject', sql`(${table.subjectKind} is null) = (${table.subjectId} is null)`),
    check('uploads_attached', sql`${table.state} <> 'attached' or ${table.subjectId} is not null`),
    index('uploads_by_subject').on(table.subjectKind, table.subjectId),
    index('uploads_by_owner').on(table.ownerId, table.createdAt),
    index('uploads_by_quota').on(table.quotaOf, table.createdAt),
    // Used by the cleanup job.
    index('uploads_loose').on(table.createdAt).where(sql`${table.state} <> 'attached'`),
  ],
);

/**
 * What must stay to be decided on, by the id of a case: whatever becomes of the thing it was attached to, those who decide
 * still see it (decision 218).
 */
export const uploadHolds = uploadsSchema.table(
  'upload_holds',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    caseId: uuid('case_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'upload_holds_once', columns: [table.uploadId, table.caseId] }),
    index('upload_holds_of_case').on(table.caseId),
  ],
);

/** Deleted files count toward the quota until then; otherwise uploading and discarding would get around it. */
export const uploadRetention = keepFor(quotaHours * hour, uploads.createdAt, () =>
  eq(uploads.state, 'removed'),
);

export type UploadRow = typeof uploads.$inferSelect;

/**
 * What erasing a person does to what they attached to these kinds, or to these things of them; the cleanup job deletes
 * the files.
 */
export async function discardAttachedBy(
  database: Sql,
  ownerId: string,
  kinds: readonly string[],
  subjects?: SQL,
): Promise<void> {
  await database
    .update(uploads)
    .set({ state: 'discarded' })
    .where(
      and(
        eq(uploads.ownerId, ownerId),
        eq(uploads.state, 'attached'),
        inArray(uploads.subjectKind, [...kinds]),
        subjects && sql`${uploads.subjectId} in ${subjects}`,
      ),
    );
}
