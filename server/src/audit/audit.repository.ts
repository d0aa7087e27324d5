import { and, desc, eq, getTableColumns, gte, inArray, not } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { builtOnce, valuesToCome } from '../platform/database/built-once.ts';
import type { Sql } from '../platform/database/database.ts';
import { exactMoment, olderThan } from '../platform/database/exact-moment.ts';
import { auditRows } from './audit.table.ts';

export type AuditRow = typeof auditRows.$inferSelect;

export interface AuditSubject {
  readonly subjectKind: string;
  readonly subjectId: string;
}

export async function keepAuditRow(sql: Sql, row: typeof auditRows.$inferInsert): Promise<void> {
  await builtRow(sql, 'one').execute({ before: null, after: null, reason: null, ...row });
}

const builtRow = builtOnce('audit row', (database, _shape, statement) =>
  database
    .insert(auditRows)
    .values(valuesToCome(getTableColumns(auditRows)))
    .prepare(statement),
);

export async function keepAuditRows(
  sql: Sql,
  rows: readonly (typeof auditRows.$inferInsert)[],
): Promise<void> {
  await sql.insert(auditRows).values([...rows]);
}

/** From the newest; `limit` rows older than the mark. `at` is each row's own mark, exact to the microsecond. */
export async function findAuditRows(
  sql: Sql,
  { subjectKind, subjectId }: AuditSubject,
  mark: { readonly at: string; readonly id: string } | null,
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

export interface AuditAround {
  /** Whom or what it is about. */
  readonly subject: AuditSubject;
  /** With what this person did to other things. */
  readonly actorId: string | null;
  /** Nothing older than this. */
  readonly since: Date | null;
}

/** The same for what was done to a thing and, in one list with it, what somebody did to others. */
export async function findAuditRowsAround(
  sql: Sql,
  { subject, actorId, since }: AuditAround,
  mark: { readonly at: string; readonly id: string } | null,
  limit: number,
): Promise<(AuditRow & { at: string })[]> {
  const ofSubject = and(
    eq(auditRows.subjectKind, subject.subjectKind),
    eq(auditRows.subjectId, subject.subjectId),
  );
  // Each half ends after `limit` rows of its own index; only those are put in one order.
  const half = (which: ReturnType<typeof and>) =>
    sql
      .select({ ...getTableColumns(auditRows), at: exactMoment(auditRows.createdAt).as('at') })
      .from(auditRows)
      .where(
        and(
          which,
          mark ? olderThan(auditRows.createdAt, auditRows.id, mark) : undefined,
          since ? gte(auditRows.createdAt, since) : undefined,
        ),
      )
      .orderBy(desc(auditRows.createdAt), desc(auditRows.id))
      .limit(limit);
  if (actorId === null) return half(ofSubject);
  const byActor = and(eq(auditRows.actorId, actorId), ofSubject && not(ofSubject));
  return unionAll(half(ofSubject), half(byActor))
    .orderBy((columns) => [desc(columns.createdAt), desc(columns.id)])
    .limit(limit);
}

/** When one of these was last done to the thing. */
export async function findLastDone(
  sql: Sql,
  { subjectKind, subjectId }: AuditSubject,
  actions: readonly string[],
): Promise<Date | null> {
  const [found] = await sql
    .select({ createdAt: auditRows.createdAt })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.subjectKind, subjectKind),
        eq(auditRows.subjectId, subjectId),
        inArray(auditRows.action, [...actions]),
      ),
    )
    .orderBy(desc(auditRows.createdAt), desc(auditRows.id))
    .limit(1);
  return found?.createdAt ?? null;
}
