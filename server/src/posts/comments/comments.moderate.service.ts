import { retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { type PostSeen, seePost } from '../posts/post-access.service.ts';
import { commentNotFound } from '../posts/posts.errors.ts';
import { tellGroup } from '../posts/posts.live.service.ts';
import { moderated, type Visibility } from '../posts/posts.moderate.service.ts';
import { commentSubjectKind } from '../posts/posts.notify.service.ts';
import { findAnyPost } from '../posts/posts.repository.ts';
import {
  addToCount,
  findAnyComment,
  findComment,
  updateComment,
  type WrittenComment,
} from './comments.repository.ts';

/** Throws 404 for a comment whose post the viewer may not read. */
export async function seeComment(
  parts: Pick<Parts, 'clock'>,
  sql: Sql,
  viewer: MaybeViewer,
  id: string,
): Promise<{ post: PostSeen; comment: WrittenComment }> {
  const comment = isId(id) ? await findComment(sql, id) : null;
  if (!comment) throw commentNotFound();
  return { comment, post: await seePost(parts, sql, viewer, comment.postId) };
}

/** Does what moderators decided, whatever the author has done meanwhile. The caller has the right to. */
export async function moderateComment(
  parts: Parts,
  tx: Transaction,
  id: string,
  visibility: Visibility,
): Promise<void> {
  const comment = await findAnyComment(tx.sql, id);
  if (!comment) return;
  const change = moderated(comment, visibility, parts.clock.now());
  await updateComment(tx.sql, id, change);
  const wasThere = comment.deletedAt === null;
  const isThere = change.deletedAt === null;
  if (wasThere !== isThere) await addToCount(tx.sql, comment.postId, isThere ? 1 : -1);
  const post = await findAnyPost(tx.sql, comment.postId);
  if (post) await tellGroup(parts, tx, post, 'changed');
  if (visibility !== 'shown') await retractNotices(parts, tx, { kind: commentSubjectKind, id });
}
