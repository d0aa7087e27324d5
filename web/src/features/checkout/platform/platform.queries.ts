import type { AlertGroup } from '@chalkline/contract/checkout/alert.schema.ts';
import { listAlerts } from '@chalkline/contract/checkout/alerts.endpoints.ts';
import type { PayoutState } from '@chalkline/contract/money/money.lifecycles.ts';
import { listPayoutRuns, listRunPayouts } from '@chalkline/contract/money/payout-report.endpoints.ts';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { checkoutQueries } from '../checkout.queries.ts';

/** What only the site’s administrators see of its money. */
export const platformQueries = {
  all: [...checkoutQueries.all, 'platform'] as const,

  alerts: (group: AlertGroup) =>
    pagedQuery([...platformQueries.all, 'alerts', group], listAlerts, { query: { group } }),

  runs: () => pagedQuery([...platformQueries.all, 'runs'], listPayoutRuns),

  payoutsOf: (month: string, state: PayoutState | '') =>
    pagedQuery([...platformQueries.all, 'payouts', month, state], listRunPayouts, {
      params: { month },
      query: { ...(state && { state }) },
    }),
};
