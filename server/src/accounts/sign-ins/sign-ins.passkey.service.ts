import type { NewSessionByPasskey } from '@chalkline/contract/accounts/passkey.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countNetworkTry, forgiveNetworkTry } from '../attempts/attempts.service.ts';
import type { Whereabouts } from '../devices/known-devices.service.ts';
import { passkeyWrong } from '../passkeys/passkeys.errors.ts';
import { holdPasskey } from '../passkeys/passkeys.repository.ts';
import { takePasskey } from '../passkeys/passkeys.verify.service.ts';
import { findPerson } from '../people/people.repository.ts';
import { hasAccount } from '../people/people.rules.ts';
import { enter, type OpenedSession } from '../sessions/sessions.enter.service.ts';

/**
 * Signs in with a passkey alone, which proves both steps: who holds it, and that its device knows them. Throws 429,
 * `passkey_wrong` whatever is wrong, and for a right one `account_suspended` and `account_leaving`.
 */
export async function signInByPasskey(
  parts: Parts,
  { passkey: proof, keepAccount }: NewSessionByPasskey,
  from: Whereabouts,
): Promise<OpenedSession> {
  await countNetworkTry(parts, limits.passkeyFromNetwork, from.address);
  const passkey = await takePasskey(parts, proof);
  const opened = await parts.database.transaction(async (tx) => {
    const person = await findPerson(tx.sql, passkey.personId);
    if (!person || !hasAccount(person) || !(await holdPasskey(tx.sql, passkey.id))) throw passkeyWrong();
    return enter(parts, tx, person, from, { keepAccount, passkeyId: passkey.id });
  });
  await forgiveNetworkTry(parts, limits.passkeyFromNetwork, from.address);
  return opened;
}
