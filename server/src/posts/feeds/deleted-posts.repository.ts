import { and, eq, gt } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, pageOf } from '../../platform/database/keyset.ts';
import { isReadablePlace, type Reader, selectPosts, type WrittenPost } from '../posts/posts.repository.ts';
import { posts } from '../posts/posts.table.ts';

/** Posts that this person deleted since a moment, in places that they may still read. */
export function findDeletedPosts(
  database: Sql,
  reader: Reader,
  asked: { readonly personId: string; readonly groupId: string | undefined; readonly since: Date },
  page: KeysetPage,
): Promise<WrittenPost[]> {
  const where = and(
    eq(posts.deletedBy, asked.personId),
    gt(posts.deletedAt, asked.since),
    asked.groupId === undefined ? undefined : eq(posts.groupId, asked.groupId),
    isReadablePlace(reader),
  );
  return pageOf(selectPosts(database, reader.viewer), where, page).execute();
}
