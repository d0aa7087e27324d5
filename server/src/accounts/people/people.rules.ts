import type { PersonState } from '@chalkline/contract/accounts/person.lifecycle.ts';

interface InState {
  readonly state: PersonState;
}

/** Whether there is an account to come in to: guests and who was invited have none yet, who was erased none any more. */
export function hasAccount({ state }: InState): boolean {
  return !mayArrive({ state }) && state !== 'erased';
}

/** Whether this person is known without an account, and gets one by registering. */
export function mayArrive({ state }: InState): boolean {
  return state === 'guest' || state === 'invited';
}
