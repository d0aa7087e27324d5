import { and, desc, eq } from 'drizzle-orm';
import type { Sql } from '../platform/database/database.ts';
import { exactMoment, olderThan } from '../platform/database/exact-moment.ts';
import { auditRows } from './audit.table.ts';

export type AuditRow = typeof auditRows.$inferSelect;

export interface AuditSubject {
  readonly subjectKind: string;
  readonly subjectId: string;
}

export async function keepAuditRow(sql: Sql, row: typeof auditRows.$inferInsert): Promise<void> {
  await sql.insert(auditRows).values(row);
}

/** From the newest; `limit` rows older than the mark. `at` is each row's own mark, exact to the microsecond. */
export async function findAuditRows(
  sql: Sql,
  { subjectKind, subjectId }: AuditSubject,
  mark: { at: string; id: string } | null,
  limit: number,
): Promise<(AuditRow & { at: string })[]> {
  const ofSubject = and(eq(auditRows.subjectKind, subjectKind), eq(auditRows.subjectId, subjectId));
  const rows = await sql
    .select({ row: auditRows, at: exactMoment(auditRows.createdAt) })
    .from(auditRows)
    .where(and(ofSubject, mark ? olderThan(auditRows.createdAt, auditRows.id, mark) : undefined))
    .orderBy(desc(auditRows.createdAt), desc(auditRows.id))
    .limit(limit);
  return rows.map(({ row, at }) => ({ ...row, at }));
}
