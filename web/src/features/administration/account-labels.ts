import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { PersonState } from '@chalkline/contract/accounts/person.lifecycle.ts';

export const accountTypeLabels: Readonly<Record<AccountType, string>> = {
  admin: 'Administrator',
  corporate_admin: 'Company administrator',
  trainer: 'Trainer',
  trainee: 'Trainee',
  receptionist: 'Receptionist',
};

/** What a type is for, where somebody has to choose one. */
export const accountTypeHints: Readonly<Record<AccountType, string>> = {
  admin: 'Manages everything on the site.',
  corporate_admin: 'Manages their organization’s people, branding and statistics.',
  trainer: 'Coaches clients and creates programs.',
  trainee: 'Trains and competes.',
  receptionist: 'Checks people in and sells tickets for their organization.',
};

/** What a change to a type means: a trainer's clients stay, and are out of reach for a trainee. */
export function typeHint(from: AccountType, to: AccountType): string {
  const hint = accountTypeHints[to];
  const isCut = from !== 'trainee' && to === 'trainee';
  return isCut ? `${hint} They can’t reach their clients while they’re a trainee.` : hint;
}

export const personStateLabels: Readonly<Record<PersonState, string>> = {
  active: 'Active',
  guest: 'Guest',
  by_link: 'Judge by link',
  invited: 'Invited',
  suspended: 'Suspended',
  leaving: 'Being deleted',
  erased: 'Erased',
};
