import type { PostReply } from '@chalkline/contract/posts/post.schema.ts';
import { enterGroup } from '../../groups/groups/group-access.service.ts';
import { type ScopedGroup, scopesOf } from '../../groups/groups/group-scopes.service.ts';
import { groupArchived } from '../../groups/groups/groups.errors.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { childrenBornAfter } from '../../profiles/profiles/profiles.rules.ts';
import { postNotFound } from './posts.errors.ts';
import { postCan } from './posts.policy.ts';
import { findPost, holdPost, type Reader, type WrittenPost } from './posts.repository.ts';

/** A post that the viewer may read, with its group and what they may do. */
export interface PostSeen extends WrittenPost {
  readonly group: ScopedGroup | null;
  readonly can: PostReply['can'];
}

export function readerOf({ clock }: Pick<Parts, 'clock'>, viewer: MaybeViewer): Reader {
  return { viewer, childrenBornAfter: childrenBornAfter(clock.now()) };
}

/** Posts that were read with the right to, with their groups. */
export async function withGroups(
  sql: Sql,
  viewer: MaybeViewer,
  written: readonly WrittenPost[],
): Promise<PostSeen[]> {
  const ids = [...new Set(written.flatMap(({ groupId }) => groupId ?? []))];
  const scopes = await scopesOf(sql, viewer, ids);
  return written.map((post) => {
    const group = (post.groupId && scopes.get(post.groupId)) || null;
    const isMine = viewer !== null && post.authorId === viewer.personId;
    const can = postCan({ isMine, group: group?.can ?? null, isSignedIn: viewer !== null });
    return { ...post, group, can };
  });
}

/** Throws 404 for what this viewer may not read, as for an id that never was. */
export async function seePost(
  parts: Pick<Parts, 'clock'>,
  sql: Sql,
  viewer: MaybeViewer,
  postId: string,
): Promise<PostSeen> {
  const found = isId(postId) ? await findPost(sql, readerOf(parts, viewer), postId) : null;
  const [post] = found ? await withGroups(sql, viewer, [found]) : [];
  if (!post) throw postNotFound();
  return post;
}

/**
 * The post for somebody about to change it or to answer it. Until the transaction ends it stays as it is, and nobody
 * loses their place in its group. Throws 404, 403, and 409 where the group was deleted.
 */
export async function enterPost(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  viewer: Viewer,
  postId: string,
  right: keyof PostReply['can'] | null,
): Promise<PostSeen> {
  const { groupId } = await seePost(parts, tx.sql, viewer, postId);
  if (groupId !== null) await enterGroup(tx, viewer, groupId, null, 'shared');
  if (!(await holdPost(tx.sql, postId))) throw postNotFound();
  const post = await seePost(parts, tx.sql, viewer, postId);
  if (right && !post.can[right]) throw post.group?.archivedAt ? groupArchived() : notAllowed();
  return post;
}
