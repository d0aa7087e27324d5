import { randomBytes } from 'node:crypto';
import {
  handoverSeconds,
  type NewHandover,
  type NewSessionByHandover,
} from '@chalkline/contract/accounts/handover.schema.ts';
import { isLoopback } from '../../platform/config/config.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Whereabouts } from '../devices/known-devices.service.ts';
import { linkInvalid } from '../passwords/passwords.errors.ts';
import { findPerson } from '../people/people.repository.ts';
import { enter, type OpenedSession } from '../sessions/sessions.enter.service.ts';
import { findPasskeyOf, findSessions } from '../sessions/sessions.repository.ts';
import { hashToken } from '../sessions/sessions.service.ts';
import { returnNotAllowed } from './handovers.errors.ts';
import { insertHandover, takeHandover } from './handovers.repository.ts';

interface Handover {
  readonly code: string;
  readonly endsAt: Date;
}

/**
 * A code for an address that leads elsewhere: it opens one session of the viewer's, once, within 60 seconds
 * (community.md, accounts). No call takes it for a session's token. Throws `not_one_of` for a way back to a
 * site that is not ours.
 */
export async function beginHandover(parts: Parts, viewer: Viewer, { from }: NewHandover): Promise<Handover> {
  if (!leadsBack(parts, new URL(from))) throw returnNotAllowed();
  const code = randomBytes(32).toString('base64url');
  const endsAt = new Date(parts.clock.now().getTime() + handoverSeconds * 1000);
  const row = { codeHash: hashToken(code), sessionId: viewer.sessionId, endsAt };
  await insertHandover(parts.database.sql, row);
  return { code, endsAt };
}

/**
 * Swaps the code for a session of its own. Of two swaps at once one wins. Throws `link_invalid` when the code
 * is unknown, used or too old, and when the session behind it has ended since.
 */
export async function signInByHandover(
  parts: Parts,
  { code }: NewSessionByHandover,
  from: Whereabouts,
): Promise<OpenedSession> {
  const now = parts.clock.now();
  return parts.database.transaction(async (tx) => {
    const { sql } = tx;
    const sessionId = await takeHandover(sql, hashToken(code), now);
    const [viewer] = sessionId === null ? [] : await findSessions(sql, [sessionId], now);
    const person = viewer ? await findPerson(sql, viewer.personId) : null;
    if (person === null || sessionId === null) throw linkInvalid();
    // What was proven in the session behind it counts in this one.
    return enter(parts, tx, person, from, { passkeyId: await findPasskeyOf(sql, sessionId) });
  });
}

/**
 * The sites a hand-over may lead back to: this one, and those that may call us. A site on this machine is the
 * same site as localhost and as 127.0.0.1.
 */
function leadsBack({ config }: Pick<Parts, 'config'>, from: URL): boolean {
  const own = new URL(config.publicUrl);
  const isOwn =
    isLoopback(own.hostname) &&
    isLoopback(from.hostname) &&
    from.protocol === own.protocol &&
    from.port === own.port;
  return isOwn || [own.origin, ...config.corsOrigins].includes(from.origin);
}
