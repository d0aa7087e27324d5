import type { PersonState } from '@chalkline/contract/accounts/person.lifecycle.ts';

/** Whether there is an account to come in to: who was invited has none yet, who was erased none any more. */
export function hasAccount({ state }: { readonly state: PersonState }): boolean {
  return state !== 'invited' && state !== 'erased';
}
