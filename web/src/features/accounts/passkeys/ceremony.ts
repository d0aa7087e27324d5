import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
} from '@chalkline/contract/accounts/passkey.schema.ts';
import type { PasskeyProof } from '@chalkline/contract/accounts/second-step.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Has the browser create a passkey. Throws a readable failure when it doesn't. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<Omit<NewPasskey, 'name'>> {
  const { id, response } = await startRegistration({ optionsJSON }).catch(explain(notAdded));
  const { clientDataJSON, attestationObject } = response;
  return { id, clientDataJSON, attestationObject };
}

/** Has the browser sign with a passkey that the person chooses. Throws a readable failure when it doesn't. */
export function signWithPasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  return sign(options, false).catch(explain(notUsed));
}

/** The same among what the browser fills in; null when another ceremony took its place or it can't. */
export async function signFromAutofill(options: PasskeyRequest): Promise<PasskeyProof | null> {
  return sign(options, true).catch(() => null);
}

export { browserSupportsWebAuthnAutofill as fillsInPasskeys };

/** Cancels the request that is open. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

async function sign(optionsJSON: PasskeyRequest, useBrowserAutofill: boolean): Promise<PasskeyProof> {
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

const notAdded = 'The passkey wasn’t created. Try again.';
const notUsed = 'No passkey was used. Try again, or sign in another way.';
const known = 'This device already has a passkey for your account. Use another one.';
const misplaced = 'Passkeys don’t work at this address. Open the site by its usual name.';

function explain(usual: string) {
  return (failure: unknown): never => {
    const cause = failure instanceof WebAuthnError ? failure.cause : failure;
    const name = cause instanceof Error ? cause.name : '';
    const text = name === 'SecurityError' ? misplaced : name === 'InvalidStateError' ? known : usual;
    throw new CallFailed(0, { message: text, errors: [] });
  };
}
