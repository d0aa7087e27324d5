import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import { recordAudit, recordAudits } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';

/** Keeps in an entry's history what was done to it or decided of it, by whom and why. */
export function auditEntry(
  parts: Parts,
  tx: Transaction,
  viewer: Pick<Viewer, 'personId'>,
  change: {
    readonly action: AuditAction;
    readonly entryId: string;
    readonly before?: unknown;
    readonly after?: unknown;
    readonly reason?: string;
  },
): Promise<void> {
  const { entryId, ...record } = change;
  const subject = { subjectKind: 'entry', subjectId: entryId };
  return recordAudit(parts, tx, { actorId: viewer.personId, ...subject, ...record });
}

/** The same done to many at once. */
export function auditEntries(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  viewer: Viewer,
  entryIds: readonly string[],
  change: {
    readonly action: AuditAction;
    readonly before?: unknown;
    readonly after?: unknown;
    readonly reason?: string;
  },
): Promise<void> {
  const subjects = entryIds.map((subjectId) => ({ subjectKind: 'entry', subjectId }));
  return recordAudits(parts, tx, subjects, { actorId: viewer.personId, ...change });
}
