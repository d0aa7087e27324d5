import type { AccountType } from './account-types.ts';

/** What the kind of account opens by itself (seed §2 and §6); what a person owns opens more elsewhere. */
export interface AccountRights {
  readonly seeDashboard: boolean;
  readonly seeFitnessPrograms: boolean;
  readonly seeClients: boolean;
}

export function rightsOf(accountType: AccountType): AccountRights {
  const leads = accountType === 'admin' || accountType === 'corporate_admin';
  return {
    seeDashboard: leads,
    seeFitnessPrograms: leads || accountType === 'trainer',
    seeClients: accountType !== 'trainee',
  };
}
