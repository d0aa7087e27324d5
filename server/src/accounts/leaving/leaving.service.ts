import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { findDueToErase, lockDueToErase, markLeaving } from '../people/people.repository.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';

/**
 * From now on somebody is leaving: every session ends, signing in undoes it until `erasedFrom`. Throws
 * `state_changed` when they are not active any more.
 */
export async function leaveAccount(
  parts: Parts,
  tx: Transaction,
  personId: string,
  erasedFrom: Date,
): Promise<void> {
  const isLeaving = await markLeaving(tx.sql, personId, { erasedFrom, now: parts.clock.now() });
  if (!isLeaving) throw stateChanged('account', 'Sign in again.');
  await endSessionsOf(tx.sql, personId);
  const subject = { subjectKind: 'person', subjectId: personId };
  await recordAudit(parts, tx, { actorId: personId, action: 'person.leaving', ...subject });
  await tellSecurity(parts, tx, personId, 'account_leaving', { until: erasedFrom.toISOString() });
}

/** Who is to be erased by now. */
export function dueToErase(parts: Pick<Parts, 'database' | 'clock'>): Promise<string[]> {
  return findDueToErase(parts.database.sql, parts.clock.now());
}

/** Holds somebody who is to be erased, and their address; null when they changed their mind or are gone. */
export function holdDueToErase(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  personId: string,
): Promise<{ readonly id: string; readonly email: string } | null> {
  return lockDueToErase(tx.sql, personId, parts.clock.now());
}
