import { CallFailed } from '@chalkline/contract/http/client.ts';

/** Where consents are asked for and what follows from withdrawing one; the app puts its dialog and the features here. */
export const consentDoor = {
  /** True once the person has agreed. */
  ask: async (_purpose: string): Promise<boolean> => false,
  /** Takes from this device what was kept on it. */
  withdrawn: async (_purpose: string): Promise<void> => undefined,
};

/** Makes a call; where the server needs a consent for it, asks for that and makes it again. */
export async function withConsent<Answer>(make: () => Promise<Answer>): Promise<Answer> {
  try {
    return await make();
  } catch (failure) {
    const [, purpose] = (failure instanceof CallFailed && /^(\w+)_consent_needed$/.exec(failure.code)) || [];
    if (!purpose || !(await consentDoor.ask(purpose))) throw failure;
    return make();
  }
}
