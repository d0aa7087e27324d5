import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import type { RevenuesQuery } from '@chalkline/contract/checkout/revenues.schema.ts';
import { listCountries } from '@chalkline/contract/countries/countries.endpoints.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { getPayoutAccount, getStatement, listPayouts } from '@chalkline/contract/money/selling.endpoints.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';
import { checkoutQueries } from '../checkout.queries.ts';

/** What sellers see of their money. */
export const sellingQueries = {
  all: [...checkoutQueries.all, 'selling'] as const,

  account: (as: SellingAs) =>
    queryOptions({
      queryKey: [...sellingQueries.all, 'account', as],
      queryFn: async ({ signal }) => (await call(getPayoutAccount, { params: { as } }, { signal })).data,
    }),

  countries: () =>
    queryOptions({
      queryKey: [...sellingQueries.all, 'countries'],
      queryFn: async ({ signal }) => (await call(listCountries, {}, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  statement: (as: SellingAs, month: string, currency: CurrencyCode) =>
    queryOptions({
      queryKey: [...sellingQueries.all, 'statement', as, month, currency],
      queryFn: async ({ signal }) =>
        (await call(getStatement, { params: { as }, query: { month, currency } }, { signal })).data,
    }),

  revenues: (as: SellingAs, query: RevenuesQuery) =>
    queryOptions({
      queryKey: [...sellingQueries.all, 'revenues', as, query],
      queryFn: async ({ signal }) => (await call(getRevenues, { params: { as }, query }, { signal })).data,
      placeholderData: keepPreviousData,
    }),

  payouts: (as: SellingAs) =>
    pagedQuery([...sellingQueries.all, 'payouts', as], listPayouts, { params: { as } }),
};
