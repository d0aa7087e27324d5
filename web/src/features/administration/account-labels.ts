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
  admin: 'Looks after everything on the site.',
  corporate_admin: 'Looks after the people, the look and the figures of their organization.',
  trainer: 'Coaches clients and makes programs.',
  trainee: 'Competes, trains and takes part.',
  receptionist: 'Checks people in and sells tickets at their organization.',
};

export const personStateLabels: Readonly<Record<PersonState, string>> = {
  active: 'Active',
  invited: 'Invited',
  suspended: 'Suspended',
  leaving: 'Leaving',
  erased: 'Erased',
};
