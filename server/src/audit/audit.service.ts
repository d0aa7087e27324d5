import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import type { Sql, Transaction } from '../platform/database/database.ts';
import { type PageAsked, readPage } from '../platform/http/read-page.ts';
import { type Page, presentPage } from '../platform/http/serve.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import {
  type AuditAround,
  type AuditLogged,
  type AuditRow,
  type AuditSubject,
  type AuditWithin,
  addAuditMonth,
  auditOrder,
  findAuditLog,
  findAuditRows,
  findAuditRowsAround,
  findAuditRowsWithin,
  findLastDone,
  keepAuditRow,
  keepAuditRows,
  type ListedAuditRow,
} from './audit.repository.ts';

export type { AuditRow } from './audit.repository.ts';

export interface AuditRecord extends AuditSubject {
  /** Who did it; null for the system and for a command on the server. */
  readonly actorId: string | null;
  /** `score.corrected`: the thing and what happened to it. */
  readonly action: AuditAction;
  /** What changed, as JSON: only the fields that matter, never a secret. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** The actor's own words, where a reason is asked for. */
  readonly reason?: string;
}

/** Writes down what was done, in the transaction that does it: both happen or neither. */
export async function recordAudit(
  parts: Pick<Parts, 'clock'>,
  tx: Pick<Transaction, 'sql'>,
  record: AuditRecord,
): Promise<void> {
  const now = parts.clock.now();
  await keepAuditRow(tx.sql, { ...record, id: newId(now.getTime()), createdAt: now });
}

/** The same done to many things at once. */
export async function recordAudits(
  parts: Pick<Parts, 'clock'>,
  tx: Pick<Transaction, 'sql'>,
  subjects: readonly AuditSubject[],
  record: Omit<AuditRecord, keyof AuditSubject>,
): Promise<void> {
  const now = parts.clock.now();
  for (let from = 0; from < subjects.length; from += auditsAtOnce) {
    const some = subjects.slice(from, from + auditsAtOnce);
    await keepAuditRows(
      tx.sql,
      some.map((subject) => ({ ...record, ...subject, id: newId(now.getTime()), createdAt: now })),
    );
  }
}

/** Each is several values of one statement, which takes 65,535. */
const auditsAtOnce = 1000;

/** What was done to one thing, newest first. Who may read it is for the domain of the thing to decide. */
export async function listAudit(
  parts: Pick<Parts, 'config' | 'database'>,
  subject: AuditSubject,
  query: PageAsked,
): Promise<Page<AuditRow[]>> {
  const rows = await readPage(parts.config, query, {
    list: ['audit', subject.subjectKind, subject.subjectId],
    order: auditOrder,
    read: (page) => findAuditRows(parts.database.sql, subject, page),
  });
  return presentPage(rows, withoutMark);
}

/** What was done on the whole site, newest first. Who may read it is for the caller to decide. */
export async function listAuditLog(
  parts: Pick<Parts, 'config' | 'database'>,
  logged: AuditLogged & { readonly list: readonly string[] },
  query: PageAsked,
): Promise<Page<AuditRow[]>> {
  const rows = await readPage(parts.config, query, {
    list: ['audit log', ...logged.list],
    order: auditOrder,
    read: (page) => findAuditLog(parts.database.sql, logged, page),
  });
  return presentPage(rows, withoutMark);
}

/** What was done to things and to all that is in them, newest first. Who may read it is for their domain to decide. */
export async function listAuditWithin(
  parts: Pick<Parts, 'config' | 'database'>,
  within: AuditWithin & { readonly list: readonly string[] },
  query: PageAsked,
): Promise<Page<AuditRow[]>> {
  const rows = await readPage(parts.config, query, {
    list: ['audit within', ...within.list],
    order: auditOrder,
    read: (page) => findAuditRowsWithin(parts.database.sql, within, page),
  });
  return presentPage(rows, withoutMark);
}

/**
 * What was done to one thing together with what somebody did to others, newest first. Who may read it is for
 * the domain that asks.
 */
export async function listAuditAround(
  parts: Pick<Parts, 'config' | 'database'>,
  around: AuditAround,
  query: PageAsked,
): Promise<Page<AuditRow[]>> {
  const { subject, actorId, since } = around;
  const rows = await readPage(parts.config, query, {
    list: ['audit around', subject.subjectId, actorId, since?.toISOString() ?? null],
    order: auditOrder,
    read: (page) => findAuditRowsAround(parts.database.sql, around, page),
  });
  return presentPage(rows, withoutMark);
}

function withoutMark({ at: _, ...row }: ListedAuditRow): AuditRow {
  return row;
}

/** When one of these actions was last done to the thing, by this person if one is given; null: never. */
export function lastDone(
  sql: Sql,
  subject: AuditSubject,
  actions: readonly string[],
  actorId?: string,
): Promise<Date | null> {
  return findLastDone(sql, subject, actions, actorId);
}

/** Months that have their partition before they begin. */
const monthsAhead = 2;

/** Partitions of the log for this month and the next ones. */
export async function addAuditMonths({ clock, database }: Pick<Parts, 'clock' | 'database'>): Promise<void> {
  const now = clock.now();
  for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    await addAuditMonth(database.sql, first.toISOString().slice(0, 10));
  }
}
