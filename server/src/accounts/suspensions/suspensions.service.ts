import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import type { Person } from '../people/people.service.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';
import { type EndSuspensionData, endSuspensionJob } from './suspensions.jobs.ts';
import { dropSuspension, keepSuspension, type Suspension } from './suspensions.repository.ts';

export { findPausedSellers, type Suspension } from './suspensions.repository.ts';

/**
 * Suspends a person, or changes the reason and end of a suspension. Their sessions end with the transaction, and so do
 * their streams and anything else that needs an active person. Throws `state_changed` for people who are neither active
 * nor suspended.
 */
export async function suspend(
  parts: Parts,
  tx: Transaction,
  person: Pick<Person, 'id' | 'state'>,
  suspension: Suspension,
  actorId: string,
): Promise<Person> {
  const { reason, until } = suspension;
  const end = until?.toISOString() ?? null;
  const suspended = await keepSuspension(tx.sql, person.id, suspension, parts.clock.now());
  if (!suspended) throw stateChanged('account', `It’s now ${person.state}.`);
  await endSessionsOf(tx.sql, person.id);
  await recordAudit(parts, tx, {
    actorId,
    action: 'person.suspended',
    subjectKind: 'person',
    subjectId: person.id,
    before: { state: person.state },
    after: { state: 'suspended', until: end },
    reason,
  });
  await tellSecurity(parts, tx, person.id, 'account_suspended', { reason, until: end });
  if (until) await parts.jobs.enqueue(tx, endSuspensionJob, { personId: person.id }, { startAfter: until });
  return suspended;
}

/** Lifts a suspension. Throws `state_changed` if the person is no longer suspended. */
export async function restore(
  parts: Parts,
  tx: Transaction,
  person: Pick<Person, 'id'>,
  actorId: string | null,
): Promise<Person> {
  const restored = await dropSuspension(tx.sql, person.id, { now: parts.clock.now() });
  if (!restored) throw stateChanged('account', 'It’s no longer suspended.');
  await noteRestored(parts, tx, restored, actorId);
  return restored;
}

/** Run by the job. Does nothing if the suspension was lifted or its end has changed. */
export async function endSuspension(parts: Parts, { personId }: EndSuspensionData): Promise<void> {
  const now = parts.clock.now();
  await parts.database.transaction(async (tx) => {
    const restored = await dropSuspension(tx.sql, personId, { now, due: now });
    if (restored) await noteRestored(parts, tx, restored, null);
  });
}

async function noteRestored(
  parts: Parts,
  tx: Transaction,
  { id }: Person,
  actorId: string | null,
): Promise<void> {
  await recordAudit(parts, tx, {
    actorId,
    action: 'person.restored',
    subjectKind: 'person',
    subjectId: id,
    before: { state: 'suspended' },
    after: { state: 'active' },
  });
  await tellSecurity(parts, tx, id, 'account_restored', {});
}
