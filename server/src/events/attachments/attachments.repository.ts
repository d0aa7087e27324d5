import { asc, count, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { type AttachmentRow, attachments } from './attachments.table.ts';

const columns = {
  id: attachments.id,
  groupId: attachments.groupId,
  title: attachments.title,
  link: attachments.link,
  createdAt: attachments.createdAt,
  file: { id: uploads.id, contentType: uploads.contentType, bytes: uploads.bytes },
};

function selectAttachments(database: Sql) {
  return database.select(columns).from(attachments).leftJoin(uploads, eq(uploads.id, attachments.uploadId));
}

export type Attachment = Awaited<ReturnType<typeof selectAttachments>>[number];

/** In the order in which they were added. */
export function findAttachments(database: Sql, groupId: string): Promise<Attachment[]> {
  return selectAttachments(database)
    .where(eq(attachments.groupId, groupId))
    .orderBy(asc(attachments.id))
    .execute();
}

export async function findAttachment(database: Sql, id: string): Promise<Attachment | null> {
  const [found] = await selectAttachments(database).where(eq(attachments.id, id));
  return found ?? null;
}

export async function countAttachments(database: Sql, groupId: string): Promise<number> {
  const [found] = await database
    .select({ attachments: count() })
    .from(attachments)
    .where(eq(attachments.groupId, groupId));
  return found?.attachments ?? 0;
}

export async function insertAttachment(database: Sql, row: AttachmentRow): Promise<void> {
  await database.insert(attachments).values(row);
}

export async function updateAttachment(
  database: Sql,
  id: string,
  change: Partial<AttachmentRow>,
): Promise<void> {
  if (Object.keys(change).length > 0)
    await database.update(attachments).set(change).where(eq(attachments.id, id));
}

export async function deleteAttachmentRow(database: Sql, id: string): Promise<void> {
  await database.delete(attachments).where(eq(attachments.id, id));
}
