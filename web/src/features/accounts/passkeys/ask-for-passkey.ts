import { askPasskey } from '@chalkline/contract/accounts/passkeys.endpoints.ts';
import type { PasskeyProof } from '@chalkline/contract/accounts/second-step.schema.ts';
import { call } from '../../../platform/calls.ts';
import { loadCeremony } from './passkeys-work.ts';

/** Has the person choose a passkey, and gives what it signed. Throws a readable failure. */
export async function askForPasskey(): Promise<PasskeyProof> {
  const [{ signWithPasskey }, { data }] = await Promise.all([loadCeremony(), call(askPasskey)]);
  return signWithPasskey(data);
}
