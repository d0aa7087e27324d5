import { and, inArray, isNull, or } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { blocks } from '../../profiles/blocks/blocks.table.ts';
import { posts } from '../posts/posts.table.ts';
import { comments } from './comments.table.ts';

/** What a notice is about. */
export interface Noticed {
  readonly postId: string;
  readonly commentId: string | null;
  readonly body: string;
  readonly mentions: readonly string[];
}

/** Posts or comments that are not deleted, by id. */
export async function findNoticed(
  database: Sql,
  areComments: boolean,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Noticed>> {
  if (areComments) {
    const rows = await database
      .select({
        commentId: comments.id,
        postId: comments.postId,
        body: comments.body,
        mentions: comments.mentions,
      })
      .from(comments)
      .where(and(inArray(comments.id, [...ids]), isNull(comments.deletedAt), isNull(comments.hiddenAt)));
    return new Map(rows.map((row) => [row.commentId, row]));
  }
  const rows = await database
    .select({ postId: posts.id, body: posts.body, mentions: posts.mentions })
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), isNull(posts.deletedAt)));
  return new Map(rows.map((row) => [row.postId, { ...row, commentId: null }]));
}

/** Of these people, who blocks or is blocked by whom of the others: `"reader other"`. */
export async function findBlockedPairs(
  database: Sql,
  readerIds: readonly string[],
  otherIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const [readers, others] = [[...readerIds], [...otherIds]];
  const { personId, blockedId } = blocks;
  const there = and(inArray(personId, readers), inArray(blockedId, others));
  const back = and(inArray(blockedId, readers), inArray(personId, others));
  const rows = await database.select({ personId, blockedId }).from(blocks).where(or(there, back));
  return new Set(
    rows.flatMap((row) => [`${row.personId} ${row.blockedId}`, `${row.blockedId} ${row.personId}`]),
  );
}

/** People as they would read something themselves. */
export async function findReaders(database: Sql, ids: readonly string[]): Promise<Viewer[]> {
  const rows = await database
    .select({
      personId: people.id,
      name: people.name,
      accountType: people.accountType,
      organizationId: people.organizationId,
    })
    .from(people)
    .where(inArray(people.id, [...ids]));
  return rows.map((row) => ({ ...row, sessionId: '' }));
}
