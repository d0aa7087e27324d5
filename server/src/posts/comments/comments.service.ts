import { mentionedIn } from '@chalkline/contract/posts/mentions.rules.ts';
import type {
  CommentPatch,
  CommentReply,
  CommentsQuery,
  NewComment,
} from '@chalkline/contract/posts/post.schema.ts';
import { retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { enterPost, type PostSeen, readerOf, seePost, withGroups } from '../posts/post-access.service.ts';
import type { Named } from '../posts/post-views.service.ts';
import { commentNotFound } from '../posts/posts.errors.ts';
import { tellGroup } from '../posts/posts.live.service.ts';
import { commentSubjectKind, tellOfPost } from '../posts/posts.notify.service.ts';
import { commentCan } from '../posts/posts.policy.ts';
import { findMentionable, findNamed, findPosts } from '../posts/posts.repository.ts';
import { shownEdit } from '../posts/posts.rules.ts';
import { insertCommentVersion } from './comment-versions.repository.ts';
import {
  addToCount,
  commentOrder,
  findComment,
  findComments,
  findDeletedComment,
  findShownComment,
  insertComment,
  updateComment,
  type WrittenComment,
} from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';

/** A comment with everything that its reader sees of it. */
export interface CommentShown {
  readonly comment: WrittenComment;
  readonly mentions: readonly Named[];
  readonly photoPath: string | null;
  readonly editedAt: Date | null;
  readonly can: CommentReply['can'];
}

/** Oldest first, replies behind their comment. Throws 404 where the viewer may not read the post. */
export async function listComments(
  parts: Parts,
  viewer: MaybeViewer,
  { post_id: postId, ...query }: CommentsQuery,
): Promise<Page<CommentShown[]>> {
  const { sql } = parts.database;
  const post = await seePost(parts, sql, viewer, postId);
  const asked = askedOf(viewer, post);
  const page = await readPage(parts.config, query, {
    list: ['comments', post.id, asked.personId],
    order: commentOrder,
    read: (rows) => findComments(sql, asked, rows),
  });
  return new Page(await show(parts, sql, viewer, post, page.data), page.next, page.total);
}

async function show(
  parts: Parts,
  sql: Sql,
  viewer: MaybeViewer,
  post: PostSeen,
  written: readonly WrittenComment[],
): Promise<CommentShown[]> {
  const named = await findNamed(sql, [...new Set(written.flatMap(({ mentions }) => mentions))]);
  return written
    .map((one) => asSeenBy(viewer, post, one))
    .map((comment) => ({
      comment,
      mentions: comment.mentions.flatMap((id) => named.get(id) ?? []),
      photoPath: comment.author?.photo ? pathFor(parts, viewer, comment.author.photo, 'viewer') : null,
      editedAt: shownEdit(comment),
      can: canOf(viewer, post, comment),
    }));
}

/** Gives the id of a comment whose text the viewer may read. Throws 404. */
export async function requireShown(parts: Parts, sql: Sql, viewer: MaybeViewer, id: string): Promise<string> {
  const found = isId(id) ? await findComment(sql, id) : null;
  // The same 404 where it’s the post that the viewer may not read.
  const read = found ? await findPosts(sql, readerOf(parts, viewer), [found.postId]) : [];
  const [post] = await withGroups(sql, viewer, read);
  const shown = post && (await findShownComment(sql, askedOf(viewer, post), id));
  if (!shown || asSeenBy(viewer, post, shown).deletedAt !== null) throw commentNotFound();
  return id;
}

function askedOf(viewer: MaybeViewer, { id: postId, group }: PostSeen) {
  return { postId, personId: viewer?.personId ?? null, seesBlocked: group?.can.moderate ?? false };
}

/** What moderators hid is as if it was deleted, but for its author and people who moderate. */
function asSeenBy(viewer: MaybeViewer, post: PostSeen, comment: WrittenComment): WrittenComment {
  const isMine = viewer !== null && comment.authorId === viewer.personId;
  const isSeen =
    comment.hiddenAt === null || isMine || post.group?.can.moderate || viewer?.accountType === 'admin';
  return isSeen ? comment : { ...comment, deletedAt: comment.deletedAt ?? comment.hiddenAt };
}

function canOf(viewer: MaybeViewer, post: PostSeen, comment: CommentRow): CommentReply['can'] {
  if (comment.deletedAt !== null) return { edit: false, delete: false, reply: false };
  return commentCan({
    isMine: viewer !== null && comment.authorId === viewer.personId,
    isOnMyPage: viewer !== null && post.groupId === null && post.authorId === viewer.personId,
    group: post.group?.can ?? null,
    isSignedIn: viewer !== null,
  });
}

async function showOne(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  post: PostSeen,
  comment: WrittenComment,
): Promise<CommentShown> {
  const [shown] = await show(parts, tx.sql, viewer, post, [comment]);
  if (!shown) throw new Error('A comment was not shown.');
  return shown;
}

/**
 * Comments on a post or replies to a comment; a reply to a reply answers the comment at the top. The author of
 * the post, of the comment and people it mentions get one notification. Throws 403 and 404.
 */
export async function addComment(
  parts: Parts,
  viewer: Viewer,
  { post_id: postId, text: body, parent_id: answeredId }: NewComment,
): Promise<CommentShown> {
  return parts.database.transaction(async (tx) => {
    const post = await enterPost(parts, tx, viewer, postId, 'answer');
    const answered = answeredId === undefined ? null : await answeredIn(tx, post, answeredId);
    const at = parts.clock.now();
    const id = newId(at.getTime());
    const parentId = answered && (answered.parentId ?? answered.id);
    const row: CommentRow = {
      id,
      body,
      parentId,
      postId: post.id,
      threadId: parentId ?? id,
      authorId: viewer.personId,
      mentions: await mentionsIn(parts, tx, viewer, post, body),
      createdAt: at,
      editedAt: null,
      deletedAt: null,
      deletedBy: null,
      hiddenAt: null,
    };
    await insertComment(tx.sql, row);
    await addToCount(tx.sql, post.id, 1);
    await tellGroup(parts, tx, post, 'changed');
    const about = {
      subject: { kind: commentSubjectKind, id },
      cause: `comment:${id}`,
      actorId: viewer.personId,
    };
    const answeredAuthor = answered?.authorId ? [answered.authorId] : [];
    const author = post.authorId ? [post.authorId] : [];
    await tellOfPost(parts, tx, post, { ...about, kind: 'mention', recipients: row.mentions });
    await tellOfPost(parts, tx, post, { ...about, kind: 'reply', recipients: answeredAuthor });
    await tellOfPost(parts, tx, post, { ...about, kind: 'comment', recipients: author });
    return showOne(parts, tx, viewer, post, await written(tx, id));
  });
}

async function answeredIn(tx: Transaction, post: PostSeen, id: string): Promise<WrittenComment> {
  const found = isId(id) ? await findComment(tx.sql, id) : null;
  if (!found || found.postId !== post.id) throw commentNotFound();
  return found;
}

async function written(tx: Transaction, id: string): Promise<WrittenComment> {
  const comment = await findComment(tx.sql, id);
  if (!comment) throw commentNotFound();
  return comment;
}

async function mentionsIn(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { groupId }: PostSeen,
  body: string,
): Promise<string[]> {
  const ids = mentionedIn(body);
  const known = new Set(await findMentionable(tx.sql, readerOf(parts, viewer), { groupId, ids }));
  return ids.filter((id) => known.has(id));
}

/** Keeps what it said as a version; only people it newly mentions get a notification. Throws 403 and 404. */
export async function editComment(
  parts: Parts,
  viewer: Viewer,
  { comment_id: id, text: body }: CommentPatch,
): Promise<CommentShown> {
  return parts.database.transaction(async (tx) => {
    const { post, comment } = await enterComment(parts, tx, viewer, id, 'edit');
    if (comment.body === body) return showOne(parts, tx, viewer, post, comment);
    const mentions = await mentionsIn(parts, tx, viewer, post, body);
    await insertCommentVersion(tx.sql, comment);
    await updateComment(tx.sql, id, { body, mentions, editedAt: parts.clock.now() });
    await tellGroup(parts, tx, post, 'changed');
    await tellOfPost(parts, tx, post, {
      kind: 'mention',
      subject: { kind: commentSubjectKind, id },
      cause: `comment:${id}`,
      actorId: viewer.personId,
      recipients: mentions.filter((personId) => !comment.mentions.includes(personId)),
    });
    return showOne(parts, tx, viewer, post, await written(tx, id));
  });
}

/** Nobody sees its text from then on; the person who deleted it can restore it for 30 days. Gives it as it was. */
export async function deleteComment(parts: Parts, viewer: Viewer, id: string): Promise<CommentShown> {
  return parts.database.transaction(async (tx) => {
    const { post, comment } = await enterComment(parts, tx, viewer, id, 'delete');
    await updateComment(tx.sql, id, { deletedAt: parts.clock.now(), deletedBy: viewer.personId });
    await addToCount(tx.sql, post.id, -1);
    await tellGroup(parts, tx, post, 'changed');
    await retractNotices(parts, tx, { kind: commentSubjectKind, id });
    return showOne(parts, tx, viewer, post, comment);
  });
}

/** Throws 404 for what somebody else deleted. */
export async function restoreComment(parts: Parts, viewer: Viewer, id: string): Promise<CommentShown> {
  return parts.database.transaction(async (tx) => {
    const deleted = isId(id) ? await findDeletedComment(tx.sql, viewer.personId, id) : null;
    if (!deleted) throw commentNotFound();
    const post = await enterPost(parts, tx, viewer, deleted.postId, null);
    // Of two at once, the second finds it restored.
    if (!(await findDeletedComment(tx.sql, viewer.personId, id))) throw commentNotFound();
    const comment = { ...deleted, deletedAt: null, deletedBy: null };
    if (!canOf(viewer, post, comment).delete) throw notAllowed();
    await updateComment(tx.sql, id, { deletedAt: null, deletedBy: null });
    await addToCount(tx.sql, post.id, 1);
    await tellGroup(parts, tx, post, 'changed');
    return showOne(parts, tx, viewer, post, comment);
  });
}

async function enterComment(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  id: string,
  right: 'edit' | 'delete',
): Promise<{ post: PostSeen; comment: WrittenComment }> {
  const found = isId(id) ? await findComment(tx.sql, id) : null;
  if (!found) throw commentNotFound();
  const post = await enterPost(parts, tx, viewer, found.postId, null);
  const comment = await written(tx, id);
  if (!canOf(viewer, post, comment)[right]) throw notAllowed();
  return { post, comment };
}
