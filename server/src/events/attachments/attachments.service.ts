import {
  type AttachmentPatch,
  attachmentLimits,
  type NewAttachment,
} from '@chalkline/contract/events/attachment.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { enterGroup, requireGroupRight, seeGroup } from '../../groups/groups/group-access.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { IncomingFile } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { fileTypeOf } from '../../uploads/file-types.service.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import { pathFor, type UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import { receiveFile, receiveImage } from '../../uploads/uploads.service.ts';
import {
  attachmentEmpty,
  attachmentNotFound,
  eventNotFound,
  tooManyAttachments,
} from '../details/details.errors.ts';
import {
  type Attachment,
  countAttachments,
  deleteAttachmentRow,
  findAttachment,
  findAttachments,
  insertAttachment,
  updateAttachment,
} from './attachments.repository.ts';

const kind = 'event_attachment';

/** An attachment with the path of its file for one viewer. */
export interface AttachmentShown extends Attachment {
  readonly path: string | null;
}

/** Those who see an event’s page may read its attachments. */
export const attachmentFiles: UploadSubject = {
  kind,
  maySee: async ({ database }, viewer, id) => {
    const found = await findAttachment(database.sql, id);
    if (!found) return false;
    return seeEvent(database.sql, viewer, found.groupId).then(
      () => true,
      () => false,
    );
  },
  // Those of public events, in the apps' web views.
  signedOut: true,
};

/** In the order in which they were added. Throws 404 for who doesn’t see the event, 403 for who sees its card only. */
export async function listAttachments(
  parts: Parts,
  viewer: MaybeViewer,
  { group_id: groupId }: { readonly group_id: string },
): Promise<AttachmentShown[]> {
  const { sql } = parts.database;
  const audience = await seeEvent(sql, viewer, groupId);
  return (await findAttachments(sql, groupId)).map((found) => shown(parts, viewer, found, audience));
}

/** Throws 422 without a file or a link or with both, 409 when there are too many. */
export async function addAttachment(
  parts: Parts,
  viewer: Viewer,
  { group_id: groupId, title, link }: NewAttachment,
  incoming: IncomingFile | undefined,
): Promise<AttachmentShown> {
  await seeEvent(parts.database.sql, viewer, groupId);
  const file = await received(parts, viewer, incoming);
  if ((file === undefined) === (link === undefined)) throw attachmentEmpty();
  return parts.database.transaction(async (tx) => {
    await enterAttachments(tx, viewer, groupId);
    if ((await countAttachments(tx.sql, groupId)) >= attachmentLimits.perEvent) throw tooManyAttachments();
    const createdAt = parts.clock.now();
    const id = newId(createdAt.getTime());
    if (file) await setFile(parts, tx, viewer, id, [file.id]);
    await insertAttachment(tx.sql, {
      id,
      groupId,
      createdAt,
      title: title || (file ? file.name : new URL(link ?? '').hostname),
      link: link ?? null,
      uploadId: file?.id ?? null,
    });
    return audited(parts, tx, viewer, 'added', id);
  });
}

/** What the patch leaves out stays. Throws 422 with a file and a link at once. */
export async function changeAttachment(
  parts: Parts,
  viewer: Viewer,
  { attachment_id: id, title, link }: AttachmentPatch,
  incoming: IncomingFile | undefined,
): Promise<AttachmentShown> {
  const { groupId } = await seeAttachment(parts.database.sql, viewer, id);
  const file = await received(parts, viewer, incoming);
  if (file && link !== undefined) throw attachmentEmpty();
  return parts.database.transaction(async (tx) => {
    await enterAttachments(tx, viewer, groupId);
    await seeAttachment(tx.sql, viewer, id);
    if (file || link !== undefined) await setFile(parts, tx, viewer, id, file ? [file.id] : []);
    await updateAttachment(tx.sql, id, {
      ...(title && { title }),
      ...(file && { uploadId: file.id, link: null }),
      ...(link !== undefined && { link, uploadId: null }),
    });
    return audited(parts, tx, viewer, 'changed', id);
  });
}

/** Its file goes with it. One that is gone already stays gone. */
export async function deleteAttachment(
  parts: Parts,
  viewer: Viewer,
  { attachment_id: id }: { readonly attachment_id: string },
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { groupId, title } = await seeAttachment(tx.sql, viewer, id);
    await enterAttachments(tx, viewer, groupId);
    await deleteAttachmentRow(tx.sql, id);
    await setFile(parts, tx, viewer, id, []);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'event.attachment_deleted',
      subjectKind: 'group',
      subjectId: groupId,
      before: { id, title },
    });
    return null;
  });
}

/**
 * Whose eyes its files are for. Throws 404 for other groups and for who may not see it, 403 for who sees its card only,
 * 409 for one that was deleted.
 */
async function seeEvent(sql: Sql, viewer: MaybeViewer, groupId: string): Promise<'everybody' | 'viewer'> {
  if (!isId(groupId)) throw eventNotFound();
  const group = await seeGroup(sql, viewer, groupId);
  const { type, visibility, communityId, organizationId, isOpen } = group;
  if (type !== 'event') throw eventNotFound();
  requireGroupRight(group, 'read');
  const isForAll = communityId === null && (organizationId === null || isOpen);
  return visibility === 'public' && isForAll ? 'everybody' : 'viewer';
}

async function seeAttachment(sql: Sql, viewer: Viewer, id: string): Promise<Attachment> {
  const found = isId(id) ? await findAttachment(sql, id) : null;
  if (!found) throw attachmentNotFound();
  await seeEvent(sql, viewer, found.groupId);
  return found;
}

/** For those who edit the event, one change after the other. */
async function enterAttachments(tx: Transaction, viewer: Viewer, groupId: string): Promise<void> {
  await enterGroup(tx, viewer, groupId, 'edit', 'shared');
  await lock(tx, 'event attachments', groupId, 'exclusive');
}

async function received(parts: Parts, viewer: Viewer, incoming: IncomingFile | undefined) {
  if (!incoming || incoming.bytes.length === 0) return undefined;
  if (fileTypeOf(incoming.bytes) !== null) return receiveFile(parts, viewer, incoming);
  const { id } = await receiveImage(parts, viewer, incoming);
  return { id, name: 'Picture' };
}

async function setFile(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  id: string,
  ids: readonly string[],
): Promise<void> {
  await setUploads(
    parts,
    tx,
    viewer,
    { kind, id },
    {
      ids,
      path: 'files.file',
      takes: 'anything',
    },
  );
}

async function audited(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  what: 'added' | 'changed',
  id: string,
): Promise<AttachmentShown> {
  const found = await findAttachment(tx.sql, id);
  if (!found) throw attachmentNotFound();
  const { groupId, title, link } = found;
  await recordAudit(parts, tx, {
    actorId: viewer.personId,
    action: `event.attachment_${what}`,
    subjectKind: 'group',
    subjectId: groupId,
    after: { id, title, link },
  });
  return shown(parts, viewer, found, await seeEvent(tx.sql, viewer, groupId));
}

function shown(
  parts: Parts,
  viewer: MaybeViewer,
  found: Attachment,
  audience: 'everybody' | 'viewer',
): AttachmentShown {
  return { ...found, path: found.file && pathFor(parts, viewer, uploadName(found.file), audience) };
}
