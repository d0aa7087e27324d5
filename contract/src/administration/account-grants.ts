import { type AccountType, accountTypes } from '../accounts/account-types.ts';

/** These work at the organisation they belong to, and are nothing without one (rules.md, Account types). */
const insideOnly: readonly AccountType[] = ['corporate_admin', 'receptionist'];

export function needsOrganisation(accountType: AccountType): boolean {
  return insideOnly.includes(accountType);
}

/** The types that somebody of this type may give: corporate_admin any but admin (community.md, Organisations). */
export function grantableTypes(giver: AccountType): readonly AccountType[] {
  if (giver === 'admin') return accountTypes;
  return giver === 'corporate_admin' ? accountTypes.filter((type) => type !== 'admin') : [];
}

/** What somebody becomes who leaves their organisation. */
export function typeOutside(accountType: AccountType): AccountType {
  return needsOrganisation(accountType) ? 'trainee' : accountType;
}
