import { createHash } from 'node:crypto';
import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import { type NewWaiver, type WaiverPatch, waiverLimits } from '@chalkline/contract/waivers/waiver.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { IncomingFile } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import { readDocument, receiveDocument } from '../../uploads/uploads.service.ts';
import { manageSubject, readSubject } from '../subjects/subjects.service.ts';
import { tooManyWaivers, waiverEdited, waiverEmpty, waiverNotFound } from './waivers.errors.ts';
import {
  countActive,
  findVersions,
  findWaiver,
  insertVersion,
  insertWaiver,
  lockWaiver,
  updateWaiver,
  type Waiver,
  type WaiverVersion,
} from './waivers.repository.ts';
import { signedText } from './waivers.rules.ts';
import type { WaiverRow, WaiverVersionRow } from './waivers.table.ts';

export type { Waiver, WaiverVersion } from './waivers.repository.ts';

/** What files of waivers are attached to; the id is the waiver's. */
export const waiverFileKind = 'waiver_file';

/** A file with what the signature holds of it. */
interface HashedFile {
  readonly id: string;
  readonly sha256: string;
}

/** Adds a waiver. Throws 422 when it has neither text nor file, 409 when there are too many. */
export async function createWaiver(
  parts: Parts,
  viewer: Viewer,
  body: NewWaiver,
  incoming: IncomingFile | undefined,
): Promise<Waiver> {
  const subject = subjectOf(body);
  await manageSubject(parts.database.sql, viewer, subject);
  const { title, text } = body;
  const isFileGiven = incoming !== undefined && incoming.bytes.length > 0;
  if (text === '' && !isFileGiven) throw waiverEmpty();
  const file: HashedFile | null = isFileGiven
    ? { id: (await receiveDocument(parts, viewer, incoming)).id, sha256: sha256(incoming.bytes) }
    : null;
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'waivers', subject.subjectId, 'exclusive');
    await manageSubject(tx.sql, viewer, subject);
    await requireRoom(tx, subject);
    const now = parts.clock.now();
    const row: WaiverRow = {
      ...subject,
      id: newId(now.getTime()),
      number: 1,
      signedFrom: 1,
      isActive: true,
      remindedAt: null,
      createdBy: viewer.personId,
      version: 1,
      createdAt: now,
    };
    await insertWaiver(tx.sql, row);
    await publish(parts, tx, viewer, row, { title, text, file });
    await audit(parts, tx, viewer, row, 'created', { title });
    return found(tx.sql, row.id);
  });
}

/**
 * Publishes a new version when title, text or file change; stops or resumes asking for it. Throws 409 when it is not
 * of the version that was read.
 */
export async function changeWaiver(
  parts: Parts,
  viewer: Viewer,
  id: string,
  patch: WaiverPatch,
): Promise<Waiver> {
  const { waiver: read } = await seeForChange(parts.database.sql, viewer, id);
  const before = read.newest;
  const file = await fileOf(parts, viewer, before, patch.fileId);
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'waivers', read.subjectId, 'exclusive');
    await lockWaiver(tx.sql, id);
    const { waiver } = await seeForChange(tx.sql, viewer, id);
    if (waiver.version !== patch.version || waiver.number !== read.number) throw waiverEdited();
    const { title = before.title, text = before.text, isActive = waiver.isActive } = patch;
    if (text === '' && file === null) throw waiverEmpty();
    const isNew = title !== before.title || text !== before.text || file?.id !== before.file?.id;
    if (!isNew && isActive === waiver.isActive) return waiver;
    if (isActive && !waiver.isActive) await requireRoom(tx, waiver);
    const number = isNew ? waiver.number + 1 : waiver.number;
    const signedFrom = isNew && patch.asksAgain ? number : waiver.signedFrom;
    const change = { number, signedFrom, isActive, version: waiver.version + 1 };
    // The version is written first: the waiver names it.
    if (isNew) await publish(parts, tx, viewer, { ...waiver, number }, { title, text, file });
    await updateWaiver(tx.sql, id, change);
    await audit(parts, tx, viewer, waiver, 'changed', { title, number, signedFrom, isActive });
    return found(tx.sql, id);
  });
}

/** All versions, newest first. Throws 403 for those who don't manage what it belongs to. */
export async function listVersions(parts: Parts, viewer: Viewer, id: string): Promise<WaiverVersion[]> {
  const { sql } = parts.database;
  const waiver = await requireWaiver(sql, id);
  await readSubject(sql, viewer, waiver);
  return findVersions(sql, waiver.id);
}

/** The file of a version as replies give it. */
export interface WaiverFile {
  readonly id: string;
  /** Good for ten minutes. */
  readonly path: string;
  readonly bytes: number;
}

export function fileInView(
  parts: Pick<Parts, 'config' | 'clock'>,
  viewer: MaybeViewer,
  { file }: WaiverVersion,
): WaiverFile | null {
  return file && { id: file.id, bytes: file.bytes, path: pathFor(parts, viewer, uploadName(file), 'viewer') };
}

/** Throws 404 when there is none. */
export async function requireWaiver(sql: Sql, id: string): Promise<Waiver> {
  const waiver = isId(id) ? await findWaiver(sql, id) : null;
  if (!waiver) throw waiverNotFound();
  return waiver;
}

function subjectOf({ competition_id, group_id, organization_id, signed_by }: NewWaiver): PaperSubjectName {
  if (organization_id !== undefined) return { subjectKind: 'organization', subjectId: organization_id };
  if (competition_id === undefined) return { subjectKind: 'event', subjectId: group_id ?? '' };
  const subjectKind = signed_by === 'volunteers' ? 'volunteers' : 'competition';
  return { subjectKind, subjectId: competition_id };
}

async function seeForChange(sql: Sql, viewer: Viewer, id: string) {
  const waiver = await requireWaiver(sql, id);
  return { waiver, subject: await manageSubject(sql, viewer, waiver) };
}

async function requireRoom(tx: Transaction, subject: PaperSubjectName): Promise<void> {
  if ((await countActive(tx.sql, subject)) >= waiverLimits.perSubject) throw tooManyWaivers();
}

/** Writes the version that the waiver's number names. Files of earlier versions stay attached. */
async function publish(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { id: waiverId, number }: WaiverRow,
  { title, text, file }: { title: string; text: string; file: HashedFile | null },
): Promise<void> {
  const now = parts.clock.now();
  const row: WaiverVersionRow = {
    id: newId(now.getTime()),
    waiverId,
    number,
    title,
    text,
    textSha256: sha256(signedText({ title, text })),
    fileId: file?.id ?? null,
    fileSha256: file?.sha256 ?? null,
    createdBy: viewer.personId,
    createdAt: now,
  };
  const earlier = (await findVersions(tx.sql, waiverId)).flatMap((version) => version.file ?? []);
  const shared = new Set(earlier.flatMap(({ id, attachedTo }) => (attachedTo === waiverId ? [] : [id])));
  const wanted = new Set([...earlier.map(({ id }) => id), ...(file ? [file.id] : [])]);
  const ids = [...wanted].filter((id) => !shared.has(id));
  await setUploads(parts, tx, viewer, { kind: waiverFileKind, id: waiverId }, { ids, path: 'body.fileId' });
  await insertVersion(tx.sql, row);
}

/** The file of the next version: the one that is there, unless another or none is asked for. */
async function fileOf(
  parts: Parts,
  viewer: Viewer,
  { fileId, fileSha256 }: WaiverVersion,
  asked: string | null | undefined,
): Promise<HashedFile | null> {
  if (asked === null) return null;
  if (asked === undefined || asked === fileId)
    return fileId && fileSha256 ? { id: fileId, sha256: fileSha256 } : null;
  return { id: asked, sha256: sha256(await readDocument(parts, viewer, asked, 'body.fileId')) };
}

async function found(sql: Sql, id: string): Promise<Waiver> {
  const waiver = await findWaiver(sql, id);
  if (!waiver) throw new Error(`The waiver ${id} is missing.`);
  return waiver;
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  { id: waiverId, subjectKind, subjectId }: WaiverRow,
  what: 'created' | 'changed',
  after: object,
): Promise<void> {
  const action = `${subjectKind}.waiver_${what}` as const;
  return recordAudit(parts, tx, { actorId, action, subjectKind, subjectId, after: { waiverId, ...after } });
}
