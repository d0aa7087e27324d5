import { type AccountType, accountTypes } from '../accounts/account-types.ts';

/** These work at the organization they belong to, and are nothing without one (rules.md, Account types). */
const insideOnly: readonly AccountType[] = ['corporate_admin', 'receptionist'];

export function needsOrganization(accountType: AccountType): boolean {
  return insideOnly.includes(accountType);
}

/** The types that somebody of this type may give: corporate_admin any but admin (community.md, Organizations). */
export function grantableTypes(giver: AccountType): readonly AccountType[] {
  if (giver === 'admin') return accountTypes;
  return giver === 'corporate_admin' ? accountTypes.filter((type) => type !== 'admin') : [];
}

/** What somebody becomes who leaves their organization. */
export function typeOutside(accountType: AccountType): AccountType {
  return needsOrganization(accountType) ? 'trainee' : accountType;
}
