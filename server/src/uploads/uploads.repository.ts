import type { UploadsUsed } from '@chalkline/contract/uploads/upload-quota.rules.ts';
import { and, asc, count, eq, gt, inArray, lt, min, or, type SQL, sum } from 'drizzle-orm';
import type { Sql } from '../platform/database/database.ts';
import { type UploadRow, uploads } from './uploads.table.ts';

export interface SubjectOfUploads {
  /** A kind declared in a domain.ts. */
  readonly kind: string;
  readonly id: string;
}

export async function keepUpload(sql: Sql, row: UploadRow): Promise<void> {
  await sql.insert(uploads).values(row);
}

/** Its file is stored. False if it was discarded meanwhile. */
export async function markArrived(sql: Sql, id: string): Promise<boolean> {
  const result = await sql
    .update(uploads)
    .set({ state: 'unattached' })
    .where(and(eq(uploads.id, id), eq(uploads.state, 'arriving')));
  return result.rowCount === 1;
}

export async function findUpload(sql: Sql, id: string): Promise<UploadRow | null> {
  const [row] = await sql.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** The given uploads and those attached to the subject, locked in order of their ids. */
export async function lockUploads(
  sql: Sql,
  ids: readonly string[],
  subject: SubjectOfUploads,
): Promise<UploadRow[]> {
  const ofSubject = and(
    eq(uploads.subjectKind, subject.kind),
    eq(uploads.subjectId, subject.id),
    eq(uploads.state, 'attached'),
  );
  const named = ids.length > 0 ? inArray(uploads.id, [...ids]) : undefined;
  return sql.select().from(uploads).where(or(named, ofSubject)).orderBy(asc(uploads.id)).for('update');
}

/** Needs the lock of `lockUploads`. */
export async function attach(sql: Sql, ids: readonly string[], subject: SubjectOfUploads): Promise<void> {
  await sql
    .update(uploads)
    .set({ state: 'attached', subjectKind: subject.kind, subjectId: subject.id })
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.state, 'unattached')));
}

/** Discards uploads that have been unattached since `before`, or never arrived. */
export async function discardLoose(sql: Sql, before: Date): Promise<void> {
  await sql
    .update(uploads)
    .set({ state: 'discarded' })
    .where(and(inArray(uploads.state, ['arriving', 'unattached']), lt(uploads.createdAt, before)));
}

export async function findDiscarded(sql: Sql, limit: number): Promise<UploadRow[]> {
  return sql.select().from(uploads).where(eq(uploads.state, 'discarded')).limit(limit);
}

/** Their files are deleted. */
export async function markRemoved(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql
    .update(uploads)
    .set({ state: 'removed' })
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.state, 'discarded')));
}

/** Uploads since a moment, in whatever state, and the time of the first. */
export interface UploadsSince extends UploadsUsed {
  readonly firstAt: Date | null;
}

export function usedByPerson(sql: Sql, ownerId: string, since: Date): Promise<UploadsSince> {
  return usedWhere(sql, and(eq(uploads.ownerId, ownerId), gt(uploads.createdAt, since)));
}

export function usedByOrganization(sql: Sql, quotaOf: string, since: Date): Promise<UploadsSince> {
  return usedWhere(sql, and(eq(uploads.quotaOf, quotaOf), gt(uploads.createdAt, since)));
}

async function usedWhere(sql: Sql, which: SQL | undefined): Promise<UploadsSince> {
  const columns = { files: count(), bytes: sum(uploads.bytes), firstAt: min(uploads.createdAt) };
  const [found] = await sql.select(columns).from(uploads).where(which);
  return { files: found?.files ?? 0, bytes: Number(found?.bytes ?? 0), firstAt: found?.firstAt ?? null };
}
