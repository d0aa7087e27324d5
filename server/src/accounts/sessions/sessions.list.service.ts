import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type PageAsked, readPage } from '../../platform/http/read-page.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import {
  endOtherSessions,
  endOwnSession,
  findSessionsOf,
  type SessionRow,
  sessionOrder,
} from './sessions.repository.ts';

/** Where the person is signed in, newest first. */
export async function listSessions(
  parts: Parts,
  { personId }: Viewer,
  asked: PageAsked,
): Promise<Page<SessionRow[]>> {
  return readPage(parts.config, asked, {
    list: ['sessions', personId],
    order: sessionOrder,
    read: (page) => findSessionsOf(parts.database.sql, personId, parts.clock.now(), page),
  });
}

/** Ends one of the person's own sessions. Throws 404 for anybody else's, and for one that has ended. */
export async function revokeSession(
  parts: Parts,
  { personId }: Viewer,
  { sessionId }: { readonly sessionId: string },
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const ended = isId(sessionId) && (await endOwnSession(tx.sql, personId, sessionId));
    if (!ended) throw notFound();
    await noteRevoked(parts, tx, personId, 1);
    return null;
  });
}

/** Ends every session of the person but the one that asks; gives how many. Asked again there are none left. */
export async function revokeOtherSessions(
  parts: Parts,
  { personId, sessionId }: Viewer,
): Promise<{ ended: number }> {
  return parts.database.transaction(async (tx) => {
    const ended = await endOtherSessions(tx.sql, personId, sessionId);
    if (ended > 0) await noteRevoked(parts, tx, personId, ended);
    return { ended };
  });
}

async function noteRevoked(parts: Parts, tx: Transaction, personId: string, count: number): Promise<void> {
  const subject = { subjectKind: 'person', subjectId: personId };
  const after = { count };
  await recordAudit(parts, tx, { actorId: personId, action: 'person.sessions_revoked', ...subject, after });
  await tellSecurity(parts, tx, personId, 'sessions_revoked', { count, by: 'person' });
}
