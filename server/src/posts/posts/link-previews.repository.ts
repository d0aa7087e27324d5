import { and, eq, isNull } from 'drizzle-orm';
import { among } from '../../platform/database/among.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type LinkPreviewRow, linkPreviews } from './link-previews.table.ts';
import { posts } from './posts.table.ts';

export async function findLinkPreviews(
  database: Sql,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, LinkPreviewRow>> {
  const rows = await database.select().from(linkPreviews).where(among(linkPreviews.postId, postIds));
  return new Map(rows.map((row) => [row.postId, row]));
}

/** What a post that isn't deleted says, and where. */
export async function findText(database: Sql, id: string) {
  const [found] = await database
    .select({ id: posts.id, groupId: posts.groupId, body: posts.body })
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)));
  return found ?? null;
}

export async function putLinkPreview(database: Sql, row: LinkPreviewRow): Promise<void> {
  const { postId, ...set } = row;
  await database.insert(linkPreviews).values(row).onConflictDoUpdate({ target: linkPreviews.postId, set });
}

export async function deleteLinkPreview(database: Sql, postId: string): Promise<void> {
  await database.delete(linkPreviews).where(eq(linkPreviews.postId, postId));
}
