import { mentionedIn } from '@chalkline/contract/posts/mentions.rules.ts';
import { type NewPost, type PostPatch, postLimits } from '@chalkline/contract/posts/post.schema.ts';
import { enterGroup } from '../../groups/groups/group-access.service.ts';
import { retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { claimAnnouncement, whoHears } from './announcements.service.ts';
import { cardsIn } from './cards.rules.ts';
import { askPreview } from './link-previews.service.ts';
import { enterPost, type PostSeen, readerOf, seePost } from './post-access.service.ts';
import { type PostShown, showPost } from './post-views.service.ts';
import { postChanged, postEmpty, postNotFound, tooManyPinned } from './posts.errors.ts';
import { setPostImages } from './posts.images.service.ts';
import { tellGroup } from './posts.live.service.ts';
import { postSubjectKind, tellOfPost } from './posts.notify.service.ts';
import {
  countPinned,
  findDeleted,
  findKeptPictures,
  findMentionable,
  insertPost,
  insertVersion,
  takeSeq,
  updatePost,
} from './posts.repository.ts';
import type { PostRow } from './posts.table.ts';

/** Throws 404. */
export async function getPost(parts: Parts, viewer: MaybeViewer, postId: string): Promise<PostShown> {
  const { sql } = parts.database;
  return showPost(parts, sql, viewer, await seePost(parts, sql, viewer, postId));
}

/** Posts in a group or on one's own page. Throws 422 `post_empty`, `upload_unknown`, 409 `announced_today`, 403 and 404. */
export async function addPost(parts: Parts, viewer: Viewer, post: NewPost): Promise<PostShown> {
  const { text: body, kind, group_id: groupId = null } = post;
  if (body === '' && post.images.length === 0) throw postEmpty();
  return parts.database.transaction(async (tx) => {
    if (groupId !== null) {
      const { can } = await enterGroup(tx, viewer, groupId, 'write', 'shared');
      if (kind === 'announcement' && !can.moderate) throw notAllowed();
      if (kind === 'announcement') await claimAnnouncement(parts, tx, groupId);
    } else if (kind === 'announcement') throw notAllowed();
    const at = parts.clock.now();
    const id = newId(at.getTime());
    const row: PostRow = {
      id,
      groupId,
      kind,
      body,
      authorId: viewer.personId,
      seq: groupId === null ? null : await takeSeq(tx.sql, groupId),
      images: await setPostImages(parts, tx, viewer, id, post.images),
      ...(await readBody(parts, tx, viewer, { groupId, body })),
      likeCount: 0,
      commentCount: 0,
      version: 1,
      createdAt: at,
      editedAt: null,
      pinnedAt: null,
      deletedAt: null,
      deletedBy: null,
      deleteReason: null,
      hiddenAt: null,
    };
    await insertPost(tx.sql, row);
    await askPreview(parts, tx, row);
    if (groupId !== null) await tellGroup(parts, tx, row, 'added');
    await tellReaders(parts, tx, viewer, row);
    return showPost(parts, tx.sql, viewer, await seePost(parts, tx.sql, viewer, id));
  });
}

/** What a text names and links to. */
async function readBody(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { groupId, body }: Pick<PostRow, 'groupId' | 'body'>,
): Promise<Pick<PostRow, 'mentions' | 'cards'>> {
  const reader = readerOf(parts, viewer);
  const known = new Set(await findMentionable(tx.sql, reader, { groupId, ids: mentionedIn(body) }));
  const mentions = mentionedIn(body).filter((id) => known.has(id));
  return { mentions, cards: cardsIn(body, parts.config.publicUrl) };
}

/** Notifies people it mentions, and everybody of an announcement. */
async function tellReaders(parts: Parts, tx: Transaction, viewer: Viewer, post: PostRow): Promise<void> {
  const { id, groupId, kind, mentions } = post;
  const subject = { kind: postSubjectKind, id };
  const about = { subject, cause: `post:${id}`, actorId: viewer.personId };
  await tellOfPost(parts, tx, post, { ...about, kind: 'mention', recipients: mentions });
  if (kind !== 'announcement' || groupId === null) return;
  const recipients = await whoHears(tx.sql, groupId);
  await tellOfPost(parts, tx, post, { ...about, kind: 'announcement', recipients });
}

/**
 * Changes what is named and keeps what it said as a version; only people it newly mentions get a notification. With nothing to change
 * it is read. Throws 404, 403, 409 `state_changed` and 422 `post_empty`.
 */
export async function editPost(parts: Parts, viewer: Viewer, patch: PostPatch): Promise<PostShown> {
  const { post_id: id, text, images, version } = patch;
  if (text === undefined && images === undefined) return getPost(parts, viewer, id);
  return parts.database.transaction(async (tx) => {
    const before = await enterPost(parts, tx, viewer, id, 'edit');
    if (version !== undefined && version !== before.version) throw postChanged();
    const body = text ?? before.body;
    const kept = [...before.images, ...(await findKeptPictures(tx.sql, id))];
    const hung = images ? await setPostImages(parts, tx, viewer, id, images, kept) : before.images;
    if (body === '' && hung.length === 0) throw postEmpty();
    if (body === before.body && JSON.stringify(hung) === JSON.stringify(before.images))
      return showPost(parts, tx.sql, viewer, before);
    const read = await readBody(parts, tx, viewer, { groupId: before.groupId, body });
    const editedAt = parts.clock.now();
    await insertVersion(tx.sql, versionOf(before));
    await updatePost(tx.sql, id, { body, images: hung, ...read, editedAt, version: before.version + 1 });
    if (body !== before.body) await askPreview(parts, tx, { id, body });
    await tellGroup(parts, tx, before, 'changed');
    await tellOfPost(parts, tx, before, {
      kind: 'mention',
      subject: { kind: postSubjectKind, id },
      cause: `post:${id}`,
      actorId: viewer.personId,
      recipients: read.mentions.filter((personId) => !before.mentions.includes(personId)),
    });
    return showPost(parts, tx.sql, viewer, await seePost(parts, tx.sql, viewer, id));
  });
}

function versionOf({ id, version, body, mentions, images, createdAt, editedAt }: PostSeen) {
  return {
    postId: id,
    version,
    body,
    mentions,
    images: images.length,
    pictures: images,
    at: editedAt ?? createdAt,
  };
}

/** Nobody sees it from then on; the person who deleted it can restore it for 30 days. Gives it as it was. */
export async function deletePost(
  parts: Parts,
  viewer: Viewer,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<PostShown> {
  return parts.database.transaction(async (tx) => {
    const post = await enterPost(parts, tx, viewer, id, 'delete');
    const gone = { deletedAt: parts.clock.now(), deletedBy: viewer.personId, deleteReason: reason || null };
    await updatePost(tx.sql, id, { ...gone, pinnedAt: null });
    await tellGroup(parts, tx, post, 'changed');
    await retractNotices(parts, tx, { kind: postSubjectKind, id });
    return showPost(parts, tx.sql, viewer, { ...post, pinnedAt: null });
  });
}

/** Throws 404 for what somebody else deleted, and where the viewer may no longer read or change it. */
export async function restorePost(parts: Parts, viewer: Viewer, postId: string): Promise<PostShown> {
  return parts.database.transaction(async (tx) => {
    const deleted = isId(postId) ? await findDeleted(tx.sql, viewer.personId, postId) : null;
    if (!deleted) throw postNotFound();
    await updatePost(tx.sql, postId, { deletedAt: null, deletedBy: null, deleteReason: null });
    // Refused as a whole where they may not delete it anymore.
    const post = await enterPost(parts, tx, viewer, postId, 'delete');
    await tellGroup(parts, tx, post, 'changed');
    return showPost(parts, tx.sql, viewer, post);
  });
}

/** Up to three at the top of a group or page. Throws 403, 404 and 409 `too_many_pinned`. */
export async function pinPost(
  parts: Parts,
  viewer: Viewer,
  postId: string,
  pinned: boolean,
): Promise<PostShown> {
  return parts.database.transaction(async (tx) => {
    const post = await enterPost(parts, tx, viewer, postId, 'pin');
    await lock(tx, 'pins', post.groupId ?? post.authorId ?? postId, 'exclusive');
    if (pinned === (post.pinnedAt !== null)) return showPost(parts, tx.sql, viewer, post);
    if (pinned && (await countPinned(tx.sql, post)) >= postLimits.pinned) throw tooManyPinned();
    const pinnedAt = pinned ? parts.clock.now() : null;
    await updatePost(tx.sql, postId, { pinnedAt });
    await tellGroup(parts, tx, post, 'changed');
    return showPost(parts, tx.sql, viewer, { ...post, pinnedAt });
  });
}
