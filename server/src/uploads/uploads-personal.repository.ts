import { and, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../platform/database/database.ts';
import type { DataSubject, PersonalTable } from '../platform/database/personal-tables.ts';
import { endHolds, heldOf } from './holds.repository.ts';
import { type UploadRow, uploads } from './uploads.table.ts';

/** What uploads hold of people. A picture that hangs on a thing of many stays with the thing. */
export const uploadsPersonalTables: readonly PersonalTable[] = [
  {
    table: uploads,
    byId: [uploads.ownerId],
    exported: {
      name: 'uploads',
      columns: {
        id: uploads.id,
        name: uploads.name,
        contentType: uploads.contentType,
        bytes: uploads.bytes,
        hangsOn: uploads.subjectKind,
        at: uploads.createdAt,
      },
    },
    erased: discardLeftOf,
  },
];

/** Those of a person that can be fetched. */
export function findUploadsOf(sql: Sql, { id }: DataSubject): Promise<UploadRow[]> {
  const fetchable = inArray(uploads.state, ['unattached', 'attached']);
  return sql
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, id), fetchable));
}

/** Also what is held for cases: being forgotten goes before it. */
async function discardLeftOf(sql: Sql, { id }: DataSubject): Promise<void> {
  await endHolds(sql, heldOf(id));
  await sql
    .update(uploads)
    .set({ state: 'discarded' })
    .where(and(eq(uploads.ownerId, id), inArray(uploads.state, ['arriving', 'unattached'])));
}
