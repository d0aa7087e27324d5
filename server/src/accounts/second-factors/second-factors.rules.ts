import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';

interface Known {
  readonly accountType: AccountType;
  readonly hasSecondStep: boolean;
}

/**
 * The rights of an account: an administrator’s begin once two-step sign-in is on, or
 * in a session that a passkey opened, where the site asks for it.
 */
export function allowedType(
  { adminSecondStep }: { readonly adminSecondStep: boolean },
  { accountType, hasSecondStep }: Known,
): AccountType {
  return accountType === 'admin' && adminSecondStep && !hasSecondStep ? 'trainee' : accountType;
}
