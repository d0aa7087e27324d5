import { accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { personStates } from '@chalkline/contract/accounts/person.lifecycle.ts';
import {
  type PeopleFilters,
  type PeopleOrder,
  peopleOrders,
} from '@chalkline/contract/administration/managed-person.schema.ts';

/** How long ago the last sign-in may be, in days; the address holds the number. */
export const sinceDays = ['1', '7', '30', '90'] as const;

/** What the address asks for. What it does not know is left out, so that an old link still opens a list. */
export function filtersIn(params: URLSearchParams, today: Date): PeopleFilters {
  const search = params.get('search')?.trim().slice(0, 200);
  const accountType = accountTypes.find((type) => type === params.get('type'));
  const state = personStates.find((one) => one === params.get('state'));
  const organization = params.get('organization');
  const days = sinceDays.find((one) => one === params.get('since'));
  return {
    ...(search && { search }),
    ...(accountType && { accountType }),
    ...(state && { state }),
    ...(organization && { organization: organization.slice(0, 100) }),
    ...(days && { signedInSince: dayBefore(today, Number(days)) }),
    ...(params.get('unverified') && { unverified: 'true' as const }),
  };
}

export function orderIn(params: URLSearchParams): PeopleOrder {
  return peopleOrders.find((order) => order === params.get('sort')) ?? 'newest';
}

/** The day so many days ago, in UTC as the call counts. */
function dayBefore(today: Date, days: number): string {
  return new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
