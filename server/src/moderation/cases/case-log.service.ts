import type { CaseAction, ReportReason } from '@chalkline/contract/moderation/moderation-kinds.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { insertAction } from './cases.repository.ts';

/** Something that happens in a case. */
export interface Step {
  readonly caseId: string;
  readonly action: CaseAction;
  /** null: by itself. */
  readonly actorId: string | null;
  readonly reason?: ReportReason;
  readonly note?: string;
  readonly until?: Date | null;
}

/** Writes it into the case and into the audit log. */
export async function log(parts: Parts, tx: Transaction, step: Step): Promise<void> {
  const { caseId, action, actorId, reason, note = '', until = null } = step;
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  await insertAction(tx.sql, { id, caseId, action, actorId, reason: reason ?? null, note, until, createdAt });
  await recordAudit(parts, tx, {
    actorId,
    action: `case.${action}`,
    subjectKind: 'case',
    subjectId: caseId,
    after: { until: until?.toISOString() },
    ...(reason && { reason: note ? `${reason}: ${note}` : reason }),
  });
}
