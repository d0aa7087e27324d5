import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { keepLeaving, type Person } from './people.repository.ts';

/** Cancels a pending deletion of the account. Throws `state_changed` when none is pending. */
export async function keepAccount(parts: Parts, tx: Transaction, person: Person): Promise<Person> {
  const kept = await keepLeaving(tx.sql, person.id, parts.clock.now());
  if (!kept) throw stateChanged('account', 'Sign in again.');
  const subject = { subjectKind: 'person', subjectId: kept.id };
  await recordAudit(parts, tx, { actorId: kept.id, action: 'person.kept', ...subject });
  await tellSecurity(parts, tx, kept.id, 'account_kept', {});
  return kept;
}
