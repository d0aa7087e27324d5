import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { endOtherSessions, endSession, endSessionsOf } from './sessions.repository.ts';

/** An id that no session has. */
const noSession = '00000000-0000-7000-8000-000000000000';

/**
 * Signs somebody out everywhere, at an administrator's word: each of their tokens is 401 from the commit on,
 * their streams are shut within five seconds. Nothing happens to who is signed in nowhere.
 */
export async function signOutEverywhere(
  parts: Parts,
  tx: Transaction,
  personId: string,
  actorId: string,
): Promise<void> {
  const count = await endOtherSessions(tx.sql, personId, noSession);
  if (count === 0) return;
  await recordAudit(parts, tx, {
    actorId,
    action: 'person.signed_out_everywhere',
    subjectKind: 'person',
    subjectId: personId,
    after: { count },
  });
  await tellSecurity(parts, tx, personId, 'sessions_revoked', { count, by: 'administrator' });
}

/** Ends the session that the call came with: its token is no longer good. */
export async function signOut(parts: Pick<Parts, 'database'>, viewer: Viewer): Promise<null> {
  await endSession(parts.database.sql, viewer.sessionId);
  return null;
}

/** Ends all sessions of someone who isn't told, because they have no account. */
export function endSessionsOfVisitor(tx: Transaction, personId: string): Promise<void> {
  return endSessionsOf(tx.sql, personId);
}
