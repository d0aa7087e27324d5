import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { type WaiverRow, type WaiverVersionRow, waivers, waiverVersions } from './waivers.table.ts';

const { contentType, bytes, subjectId: attachedTo } = getTableColumns(uploads);

/** A version with its file. */
export interface WaiverVersion extends WaiverVersionRow {
  readonly file:
    | (Pick<typeof uploads.$inferSelect, 'id' | 'contentType' | 'bytes'> & {
        /** The waiver that it was uploaded for: copies share it. */
        readonly attachedTo: string | null;
      })
    | null;
}

/** A waiver with its newest version. */
export interface Waiver extends WaiverRow {
  readonly newest: WaiverVersion;
}

const file = { id: uploads.id, contentType, bytes, attachedTo };

const newestOf = and(eq(waiverVersions.waiverId, waivers.id), eq(waiverVersions.number, waivers.number));

function select(sql: Sql) {
  return sql
    .select({ waiver: waivers, version: waiverVersions, file })
    .from(waivers)
    .innerJoin(waiverVersions, newestOf)
    .leftJoin(uploads, eq(uploads.id, waiverVersions.fileId));
}

type Found = Awaited<ReturnType<typeof select>>[number];

const joined = ({ waiver, version, file: found }: Found): Waiver => ({
  ...waiver,
  newest: { ...version, file: found },
});

const ofSubject = ({ subjectKind, subjectId }: PaperSubjectName) =>
  and(eq(waivers.subjectKind, subjectKind), eq(waivers.subjectId, subjectId));

/** In the order in which they were added. */
export async function findWaivers(
  sql: Sql,
  subject: PaperSubjectName,
  { onlyActive }: { readonly onlyActive: boolean },
): Promise<Waiver[]> {
  const active = onlyActive ? eq(waivers.isActive, true) : undefined;
  const found = await select(sql)
    .where(and(ofSubject(subject), active))
    .orderBy(asc(waivers.id));
  return found.map(joined);
}

export async function findWaiver(sql: Sql, id: string): Promise<Waiver | null> {
  const [found] = await select(sql).where(eq(waivers.id, id));
  return found ? joined(found) : null;
}

/** Locked until the transaction ends. */
export async function lockWaiver(sql: Sql, id: string): Promise<Waiver | null> {
  await sql.select({ id: waivers.id }).from(waivers).where(eq(waivers.id, id)).for('update');
  return findWaiver(sql, id);
}

export function countActive(sql: Sql, subject: PaperSubjectName): Promise<number> {
  return sql.$count(waivers, and(ofSubject(subject), eq(waivers.isActive, true)));
}

export async function insertWaiver(sql: Sql, row: WaiverRow): Promise<void> {
  await sql.insert(waivers).values(row);
}

const atOnce = 500;

export async function insertWaivers(sql: Sql, rows: readonly WaiverRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await sql.insert(waivers).values(rows.slice(from, from + atOnce));
}

export async function insertVersions(sql: Sql, rows: readonly WaiverVersionRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await sql.insert(waiverVersions).values(rows.slice(from, from + atOnce));
}

/** Waivers with a version whose file was uploaded for this one; itself and its copies. */
export async function findSharing(sql: Sql, id: string): Promise<WaiverRow[]> {
  const files = sql
    .select({ id: waiverVersions.fileId })
    .from(waiverVersions)
    .where(eq(waiverVersions.waiverId, id));
  return sql
    .selectDistinct(getTableColumns(waivers))
    .from(waivers)
    .innerJoin(waiverVersions, eq(waiverVersions.waiverId, waivers.id))
    .where(inArray(waiverVersions.fileId, files))
    .orderBy(asc(waivers.id));
}

export async function updateWaiver(sql: Sql, id: string, change: Partial<WaiverRow>): Promise<void> {
  await sql.update(waivers).set(change).where(eq(waivers.id, id));
}

export async function insertVersion(sql: Sql, row: WaiverVersionRow): Promise<void> {
  await sql.insert(waiverVersions).values(row);
}

/** Newest first. */
export async function findVersions(sql: Sql, waiverId: string): Promise<WaiverVersion[]> {
  const found = await sql
    .select({ version: waiverVersions, file })
    .from(waiverVersions)
    .leftJoin(uploads, eq(uploads.id, waiverVersions.fileId))
    .where(eq(waiverVersions.waiverId, waiverId))
    .orderBy(desc(waiverVersions.number));
  return found.map(({ version, file: kept }) => ({ ...version, file: kept }));
}
