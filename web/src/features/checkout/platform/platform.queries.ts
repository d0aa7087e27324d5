import type { AlertGroup } from '@chalkline/contract/checkout/alert.schema.ts';
import { listAlerts } from '@chalkline/contract/checkout/alerts.endpoints.ts';
import type { DisputeGroup } from '@chalkline/contract/checkout/disputes.schema.ts';
import {
  listAllDisputes,
  listFailedRefunds,
  reviewSale,
} from '@chalkline/contract/checkout/sale-review.endpoints.ts';
import type { PayoutState } from '@chalkline/contract/money/money.lifecycles.ts';
import { listPayoutRuns, listRunPayouts } from '@chalkline/contract/money/payout-report.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';
import { checkoutQueries } from '../checkout.queries.ts';

/** What only the site’s administrators see of its money. */
export const platformQueries = {
  all: [...checkoutQueries.all, 'platform'] as const,

  alerts: (group: AlertGroup) =>
    pagedQuery([...platformQueries.all, 'alerts', group], listAlerts, { query: { group } }),

  disputes: (group: DisputeGroup) =>
    pagedQuery([...platformQueries.all, 'disputes', group], listAllDisputes, { query: { group } }),

  failedRefunds: () => pagedQuery([...platformQueries.all, 'failed refunds'], listFailedRefunds),

  review: (orderId: string) =>
    queryOptions({
      queryKey: [...platformQueries.all, 'review', orderId],
      queryFn: async ({ signal }) => (await call(reviewSale, { params: { orderId } }, { signal })).data,
    }),

  runs: () => pagedQuery([...platformQueries.all, 'runs'], listPayoutRuns),

  payoutsOf: (month: string, state: PayoutState | '') =>
    pagedQuery([...platformQueries.all, 'payouts', month, state], listRunPayouts, {
      params: { month },
      query: { ...(state && { state }) },
    }),
};
