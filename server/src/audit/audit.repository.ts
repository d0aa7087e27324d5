import { and, desc, eq, getTableColumns, gte, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { builtOnce, valuesToCome } from '../platform/database/built-once.ts';
import type { Sql } from '../platform/database/database.ts';
import { descending, exactMoment, type KeysetPage, keyset, pageOf } from '../platform/database/keyset.ts';
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

/** A row with its time in microseconds, which rows are sorted by. */
export interface ListedAuditRow extends AuditRow {
  readonly at: string;
}

/** Newest first. */
export const auditOrder = keyset<ListedAuditRow>(
  descending(auditRows.createdAt, ({ at }) => at),
  descending(auditRows.id, ({ id }) => id),
);

export function findAuditRows(sql: Sql, subject: AuditSubject, page: KeysetPage): Promise<ListedAuditRow[]> {
  return pageOf(listed(sql), isOf(subject), page);
}

function listed(sql: Sql) {
  const columns = { ...getTableColumns(auditRows), at: exactMoment(auditRows.createdAt).as('at') };
  return sql.select(columns).from(auditRows).$dynamic();
}

function isOf({ subjectKind, subjectId }: AuditSubject) {
  return and(eq(auditRows.subjectKind, subjectKind), eq(auditRows.subjectId, subjectId));
}

export interface AuditAround {
  /** What the rows are about. */
  readonly subject: AuditSubject;
  /** Also includes what this person did to other things. */
  readonly actorId: string | null;
  /** Nothing older than this. */
  readonly since: Date | null;
}

/** One list of what was done to a thing and of what a person did to others. */
export async function findAuditRowsAround(
  sql: Sql,
  { subject, actorId, since }: AuditAround,
  page: KeysetPage,
): Promise<ListedAuditRow[]> {
  const ofSubject = isOf(subject);
  const isRecent = since ? gte(auditRows.createdAt, since) : undefined;
  // Each half reads one page from its own index; only those rows are sorted together.
  const half = (which: SQL | undefined) => pageOf(listed(sql), and(which, isRecent), page);
  if (actorId === null) return half(ofSubject);
  const byActor = and(eq(auditRows.actorId, actorId), ofSubject && not(ofSubject));
  return unionAll(half(ofSubject), half(byActor))
    .orderBy((columns) => [desc(columns.createdAt), desc(columns.id)])
    .limit(page.limit);
}

export interface AuditLogged {
  /** Nothing older than this: months before it aren’t even opened. */
  readonly since: Date;
  /** Only what was done to things of this kind. */
  readonly subjectKind?: string | undefined;
  /** Only what these people did; null: everybody. */
  readonly actorIds: readonly string[] | null;
}

/** Everything that was done. */
export async function findAuditLog(
  sql: Sql,
  { since, subjectKind, actorIds }: AuditLogged,
  page: KeysetPage,
): Promise<ListedAuditRow[]> {
  if (actorIds?.length === 0) return [];
  const where = and(
    gte(auditRows.createdAt, since),
    subjectKind === undefined ? undefined : eq(auditRows.subjectKind, subjectKind),
    actorIds === null ? undefined : inArray(auditRows.actorId, [...actorIds]),
  );
  return pageOf(listed(sql), where, page);
}

export interface AuditWithin {
  /** Things that the rows are about. */
  readonly subjects: readonly AuditSubject[];
  /** And all of a kind whose ids a query gives. */
  readonly parts: { readonly subjectKind: string; readonly ids: SQL };
  /** Only actions that begin with one of these; empty for all. */
  readonly prefixes: readonly string[];
  /** Only rows that fit this condition on the log, as what is searched for. */
  readonly found?: SQL | undefined;
  /** Only this row. */
  readonly id?: string | undefined;
}

/** One list of what was done to things and to all that is in them. */
export async function findAuditRowsWithin(
  sql: Sql,
  within: AuditWithin,
  page: KeysetPage,
): Promise<ListedAuditRow[]> {
  const { subjects, parts } = within;
  const ofParts = and(eq(auditRows.subjectKind, parts.subjectKind), inArray(auditRows.subjectId, parts.ids));
  // As one condition no index would serve them: it would read the whole log, newest first, until the page is full.
  const share = (which: SQL | undefined) => pageOf(listed(sql), and(which, narrowedTo(within)), page);
  const [first, ...others] = subjects.map((subject) => share(isOf(subject)));
  const ofAll = share(ofParts);
  if (!first) return ofAll;
  return unionAll(first, ofAll, ...others)
    .orderBy((columns) => [desc(columns.createdAt), desc(columns.id)])
    .limit(page.limit);
}

function narrowedTo({ prefixes, found, id }: AuditWithin): SQL | undefined {
  const begins = prefixes.map((prefix) => sql`${auditRows.action} like ${`${prefix}%`}`);
  return and(begins.length > 0 ? or(...begins) : undefined, found, id ? eq(auditRows.id, id) : undefined);
}

/** When any of these was last done to the thing, by this person if one is given. */
export async function findLastDone(
  sql: Sql,
  subject: AuditSubject,
  actions: readonly string[],
  actorId?: string,
): Promise<Date | null> {
  const [found] = await sql
    .select({ createdAt: auditRows.createdAt })
    .from(auditRows)
    .where(
      and(
        isOf(subject),
        inArray(auditRows.action, [...actions]),
        actorId === undefined ? undefined : eq(auditRows.actorId, actorId),
      ),
    )
    .orderBy(desc(auditRows.createdAt), desc(auditRows.id))
    .limit(1);
  return found?.createdAt ?? null;
}

/** Adds the partition of the month (UTC) that starts on this day, and moves its existing rows there. */
export async function addAuditMonth(database: Sql, begins: string): Promise<void> {
  await database.execute(sql`select audit.add_month(${begins}::date)`);
}
