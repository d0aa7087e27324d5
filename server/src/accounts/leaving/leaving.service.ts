import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { isSignature } from '../../platform/signing/signed-text.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import {
  findDueToErase,
  findLeaving,
  type LeavingChoice,
  lockDueToErase,
  markLeaving,
  setKeepsPosts,
} from '../people/people.repository.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';
import { leavingToken } from './leaving-link.service.ts';

export type { LeavingChoice } from '../people/people.repository.ts';

/**
 * From now on somebody is leaving: every session ends, signing in undoes it until `erasedFrom`. Throws
 * `state_changed` when they are not active any more.
 */
export async function leaveAccount(
  parts: Parts,
  tx: Transaction,
  personId: string,
  leaving: LeavingChoice,
): Promise<void> {
  const isLeaving = await markLeaving(tx.sql, personId, { ...leaving, now: parts.clock.now() });
  if (!isLeaving) throw stateChanged('account', 'Sign in again.');
  await endSessionsOf(tx.sql, personId);
  const subject = { subjectKind: 'person', subjectId: personId };
  await recordAudit(parts, tx, { actorId: personId, action: 'person.leaving', ...subject });
  await tellLeaving(parts, tx, personId, leaving);
}

/** What the person who is leaving has chosen, by the link of their email; null when it opens nothing. */
export async function leavingByToken(
  { config }: Pick<Parts, 'config'>,
  sql: Sql,
  token: string,
): Promise<(LeavingChoice & { readonly personId: string }) | null> {
  const [personId = ''] = token.split('.');
  const leaving = isId(personId) ? await findLeaving(sql, personId) : null;
  if (!leaving) return null;
  const wanted = leavingToken(config, { personId, erasedFrom: leaving.erasedFrom.toISOString() });
  return isSignature(token, wanted) ? { ...leaving, personId } : null;
}

/** Changes whether their posts are kept, and tells them. False if that deletion is no longer pending. */
export async function changeKeepsPosts(
  parts: Parts,
  tx: Transaction,
  personId: string,
  leaving: LeavingChoice,
): Promise<boolean> {
  const isChanged = await setKeepsPosts(tx.sql, personId, { ...leaving, now: parts.clock.now() });
  if (isChanged) await tellLeaving(parts, tx, personId, leaving);
  return isChanged;
}

function tellLeaving(
  parts: Parts,
  tx: Transaction,
  personId: string,
  { erasedFrom, keepsPosts }: LeavingChoice,
): Promise<void> {
  const until = erasedFrom.toISOString();
  return tellSecurity(parts, tx, personId, 'account_leaving', {
    until,
    posts: keepsPosts ? 'kept' : 'erased',
  });
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
