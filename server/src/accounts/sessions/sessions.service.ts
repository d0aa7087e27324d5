import { createHash, randomBytes } from 'node:crypto';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Incoming } from '../../platform/http/serve.ts';
import type { AuthParts } from '../auth/auth.repository.ts';
import type { Whereabouts } from '../devices/known-devices.service.ts';
import { keepSession, noteSignIn } from './sessions.repository.ts';

/** Where a call comes from. */
export function whereabouts({ address, raw }: Call): Whereabouts {
  return { address, device: raw.request.headers['user-agent'] };
}

type Call = Pick<Incoming<unknown, unknown, unknown, unknown>, 'address' | 'raw'>;

const longestDevice = 300;

/** Opens a session and returns its token. Only the token's hash is stored, so it can't be read again. */
export async function openSession(
  parts: AuthParts,
  sql: Sql,
  personId: string,
  { address, device }: Whereabouts,
  passkeyId: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  await keepSession(parts, sql, {
    personId,
    tokenHash,
    address,
    device: device?.slice(0, longestDevice) ?? null,
    passkeyId,
  });
  await noteSignIn(sql, personId, parts.clock.now());
  // Without the address: the session has it, and only for as long as it lasts.
  const subject = { subjectKind: 'person', subjectId: personId };
  await recordAudit(parts, { sql }, { actorId: personId, action: 'person.signed_in', ...subject });
  return token;
}

/** SHA-256 as hex. A token has 256 random bits, so a plain hash can't be reversed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
