import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';

/** Leaves a line about a competition in the audit log, as part of the change that it tells of. */
export function auditCompetition(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
  action: AuditAction,
  change: { readonly before?: unknown; readonly after?: unknown },
): Promise<void> {
  const subject = { subjectKind: 'competition', subjectId: competitionId };
  return recordAudit(parts, tx, { actorId: viewer.personId, action, ...subject, ...change });
}
