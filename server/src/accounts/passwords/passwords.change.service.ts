import { isCommonPassword } from '@chalkline/contract/accounts/password.rules.ts';
import type { PasswordChange } from '@chalkline/contract/accounts/security.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { lock } from '../../platform/database/locks.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countOwnTry, forgetTries } from '../attempts/attempts.service.ts';
import { placeOf, type Whereabouts } from '../devices/known-devices.service.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { getMe } from '../people/people.service.ts';
import { endOtherSessions } from '../sessions/sessions.repository.ts';
import { passwordCommon, passwordWrong } from './passwords.errors.ts';
import { revokePasswordLinks } from './passwords.link.service.ts';
import { findPasswordHash, keepPasswordHash } from './passwords.repository.ts';
import { hashPassword, isPassword } from './passwords.service.ts';

/**
 * Changes one's own password. Every other session ends, and every link that was made before. Of two changes at
 * once, one wins. Throws 429, `password_wrong`, `password_common` and `state_changed`.
 */
export async function changePassword(
  parts: Parts,
  viewer: Viewer,
  { currentPassword, password }: PasswordChange,
  from: Whereabouts,
): Promise<null> {
  const { personId, sessionId } = viewer;
  const person = await getMe(parts, viewer);
  if (isCommonPassword(password, person)) throw passwordCommon();
  const before = await provePassword(parts, viewer, currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(parts, password);
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'password', personId, 'exclusive');
    if ((await findPasswordHash(tx.sql, personId)) !== before) {
      throw stateChanged('password');
    }
    await keepPasswordHash(parts, tx.sql, personId, passwordHash);
    await endOtherSessions(tx.sql, personId, sessionId);
    await revokePasswordLinks(parts, tx, personId);
    const subject = { subjectKind: 'person', subjectId: personId };
    await recordAudit(parts, tx, { actorId: personId, action: 'person.password_changed', ...subject });
    await tellSecurity(parts, tx, personId, 'password_changed', placeOf(from));
  });
  return null;
}

/**
 * Asks somebody who is signed in for their password again, before something weighty. Gives its hash. Throws
 * 429 and `password_wrong` at this field.
 */
export async function provePassword(
  parts: Parts,
  { personId }: Viewer,
  given: string,
  field: 'currentPassword' | 'password',
): Promise<string> {
  await countOwnTry(parts, limits.passwordOfPerson, personId);
  const hash = await findPasswordHash(parts.database.sql, personId);
  if (!(await isPassword(parts, hash, given)) || hash === null) throw passwordWrong(field);
  await forgetTries(parts, limits.passwordOfPerson, personId);
  return hash;
}
