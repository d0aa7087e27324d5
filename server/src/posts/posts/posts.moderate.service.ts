import { retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellGroup } from './posts.live.service.ts';
import { postSubjectKind } from './posts.notify.service.ts';
import { findAnyPost, updatePost } from './posts.repository.ts';
import type { PostRow } from './posts.table.ts';

export { findAnyPost, findNamed, findPost } from './posts.repository.ts';

/** How much of something people still see: all of it, nothing but its author, or nobody. */
export type Visibility = 'shown' | 'hidden' | 'removed';

/** Does what moderators decided, whatever the author has done meanwhile. The caller has the right to. */
export async function moderatePost(
  parts: Parts,
  tx: Transaction,
  postId: string,
  visibility: Visibility,
): Promise<void> {
  const post = await findAnyPost(tx.sql, postId);
  if (!post) return;
  await updatePost(tx.sql, postId, moderated(post, visibility, parts.clock.now()));
  await tellGroup(parts, tx, post, 'changed');
  if (visibility !== 'shown') await retractNotices(parts, tx, { kind: postSubjectKind, id: postId });
}

type Moderated = Pick<PostRow, 'hiddenAt' | 'deletedAt' | 'deletedBy'>;

/** What moderators removed was deleted by nobody, so nobody but they can restore it. */
export function moderated(before: Moderated, visibility: Visibility, now: Date): Moderated {
  const isRemoved = before.deletedAt !== null && before.deletedBy === null;
  if (visibility === 'removed') {
    return {
      hiddenAt: before.hiddenAt ?? now,
      deletedAt: before.deletedAt ?? now,
      deletedBy: before.deletedBy,
    };
  }
  return {
    hiddenAt: visibility === 'hidden' ? (before.hiddenAt ?? now) : null,
    deletedAt: isRemoved ? null : before.deletedAt,
    deletedBy: before.deletedBy,
  };
}
