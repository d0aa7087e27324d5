import type { Transaction } from '../platform/database/database.ts';
import { readCursor, writeCursor } from '../platform/http/cursor.ts';
import { Page } from '../platform/http/serve.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { type AuditRow, type AuditSubject, findAuditRows, keepAuditRow } from './audit.repository.ts';

export interface AuditRecord extends AuditSubject {
  /** Who did it; null for the system and for a command on the server. */
  readonly actorId: string | null;
  /** `score.corrected`: the thing and what happened to it. */
  readonly action: string;
  /** What changed, as JSON: only the fields that matter, never a secret. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** The actor's own words, where a reason is asked for. */
  readonly reason?: string;
}

/** Writes down what was done, in the transaction that does it: both happen or neither. */
export async function recordAudit(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  record: AuditRecord,
): Promise<void> {
  const now = parts.clock.now();
  await keepAuditRow(tx.sql, { ...record, id: newId(now.getTime()), createdAt: now });
}

/** What was done to one thing, newest first. Who may read it is for the domain of the thing to decide. */
export async function listAudit(
  parts: Pick<Parts, 'config' | 'database'>,
  { subjectKind, subjectId }: AuditSubject,
  page: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<AuditRow[]>> {
  const list = ['audit', subjectKind, subjectId];
  const mark = readCursor(parts.config, list, page.cursor);
  const from = mark && { at: String(mark[0]), id: String(mark[1]) };
  const rows = await findAuditRows(parts.database.sql, { subjectKind, subjectId }, from, page.limit + 1);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  const next = last ? writeCursor(parts.config, list, [last.at, last.id]) : null;
  return new Page(
    shown.map(({ at: _, ...row }) => row),
    next,
  );
}
