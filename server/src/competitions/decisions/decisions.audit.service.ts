import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';

/** Keeps what was decided of an entry, by whom and why, in that entry's history. */
export function auditEntry(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  decision: {
    readonly action: string;
    readonly entryId: string;
    readonly before?: unknown;
    readonly after?: unknown;
    readonly reason: string;
  },
): Promise<void> {
  const { entryId, ...record } = decision;
  const subject = { subjectKind: 'entry', subjectId: entryId };
  return recordAudit(parts, tx, { actorId: viewer.personId, ...subject, ...record });
}
