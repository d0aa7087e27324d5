import type { Transaction } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { isId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { discard } from './holds.repository.ts';
import { uploadUnknown } from './uploads.errors.ts';
import { sweepUploadsJob } from './uploads.jobs.ts';
import { attach, lockUploads, type SubjectOfUploads } from './uploads.repository.ts';
import { isPicture } from './uploads.rules.ts';
import type { UploadRow } from './uploads.table.ts';

/**
 * Attaches exactly these uploads to the subject: new ones of the viewer's own are attached, attached ones stay, and the
 * subject's others are discarded, so no one sees them anymore. With no ids, that is what deleting the subject, or its
 * picture, does.
 *
 * Returns the attached ones. The caller has checked that the viewer may change the subject. Throws 422 `upload_unknown`
 * at `path` for an upload that is someone else's, is attached to something else, or is gone.
 */
export async function setUploads(
  parts: Parts,
  tx: Transaction,
  viewer: Pick<Viewer, 'personId'>,
  subject: SubjectOfUploads,
  { ids, path, takes = 'pictures and PDFs' }: UploadsToSet,
): Promise<UploadRow[]> {
  if (!ids.every(isId)) throw uploadUnknown(path);
  const wanted = new Set(ids);
  const locked = await lockUploads(tx.sql, ids, subject);
  const isHere = ({ state, subjectKind, subjectId }: (typeof locked)[number]) =>
    state === 'attached' && subjectKind === subject.kind && subjectId === subject.id;
  const here = locked.filter(isHere);
  const fresh = locked.filter(
    (row) => row.state === 'unattached' && row.ownerId === viewer.personId && isTaken(row, takes),
  );
  const known = new Set([...here, ...fresh].map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw uploadUnknown(path);
  if (fresh.length > 0) await attach(tx.sql, idsOf(fresh), subject);
  await drop(
    parts,
    tx,
    here.filter(({ id }) => !wanted.has(id)),
  );
  return locked.filter(({ id }) => wanted.has(id));
}

export interface UploadsToSet {
  readonly ids: readonly string[];
  /** The field of the body that names them. */
  readonly path: string;
  /** `pictures and PDFs` unless said otherwise. */
  readonly takes?: 'pictures and PDFs' | 'files' | 'anything';
}

function isTaken(row: UploadRow, takes: UploadsToSet['takes']): boolean {
  if (takes === 'anything') return true;
  return takes === 'files' ? !isPicture(row) : isPicture(row) || row.contentType === 'application/pdf';
}

/** What deleting the subject does if no person does it. */
export async function discardUploadsOf(
  parts: Parts,
  tx: Transaction,
  subject: SubjectOfUploads,
): Promise<void> {
  await drop(parts, tx, await lockUploads(tx.sql, [], subject));
}

async function drop(parts: Parts, tx: Transaction, rows: readonly UploadRow[]): Promise<void> {
  if (rows.length === 0) return;
  await discard(tx.sql, idsOf(rows));
  await parts.jobs.enqueue(tx, sweepUploadsJob, {}, { onlyOne: 'discarded' });
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
