import { minute } from '@chalkline/contract/spans.ts';
import type { Identify } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { allowedType } from '../second-factors/second-factors.rules.ts';
import { findSession, markSeen } from './sessions.repository.ts';
import { hashToken } from './sessions.service.ts';

/** How stale "last seen" may be: a write with every read would cost more than the read. */
const seenEveryMinutes = 10;

const asAnybody = { accountType: 'trainee', organizationId: null } as const;

/** Whom a bearer token belongs to: null when it is unknown, run out, revoked, or its person not let in. */
export function identify(parts: Pick<Parts, 'database' | 'clock' | 'config'>): Identify {
  const { sql } = parts.database;
  return async (token) => {
    const now = parts.clock.now();
    const session = await findSession(sql, hashToken(token), now);
    if (!session) return null;
    const staleFor = now.getTime() - session.seenAt.getTime();
    if (staleFor > seenEveryMinutes * minute) await markSeen(sql, session.sessionId, now);
    const { personId, name, organizationId, sessionId } = session;
    // What an invitation offers begins when it is accepted.
    if (session.state === 'by_link') return { ...asAnybody, personId, name, sessionId, byLink: true };
    if (session.state !== 'active') return { ...asAnybody, personId, name, sessionId, isGuest: true };
    return { personId, name, accountType: allowedType(parts.config, session), organizationId, sessionId };
  };
}
