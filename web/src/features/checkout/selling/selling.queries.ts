import { getDispute, listDisputes } from '@chalkline/contract/checkout/disputes.endpoints.ts';
import type { DisputeGroup } from '@chalkline/contract/checkout/disputes.schema.ts';
import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import type { RevenuesQuery } from '@chalkline/contract/checkout/revenues.schema.ts';
import {
  getSale,
  listOfferSales,
  listSales,
  listSoldRefunds,
} from '@chalkline/contract/checkout/sales.endpoints.ts';
import type { RefundGroup } from '@chalkline/contract/checkout/sales.schema.ts';
import { listCountries } from '@chalkline/contract/countries/countries.endpoints.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { getSellerDetails } from '@chalkline/contract/money/seller-details.endpoints.ts';
import { getPayoutAccount, getStatement, listPayouts } from '@chalkline/contract/money/selling.endpoints.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';
import { checkoutQueries } from '../checkout.queries.ts';

const sendingMs = 2500;

interface RefundFilters {
  readonly search: string;
  readonly group: RefundGroup | '';
}

/** What sellers see of their money. */
export const sellingQueries = {
  all: [...checkoutQueries.all, 'selling'] as const,

  account: (as: SellingAs) =>
    queryOptions({
      queryKey: [...sellingQueries.all, 'account', as],
      queryFn: async ({ signal }) => (await call(getPayoutAccount, { params: { as } }, { signal })).data,
    }),

  details: (as: SellingAs) =>
    queryOptions({
      queryKey: [...sellingQueries.all, 'details', as],
      queryFn: async ({ signal }) => (await call(getSellerDetails, { params: { as } }, { signal })).data,
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

  sales: (as: SellingAs, search: string) =>
    pagedQuery([...sellingQueries.all, 'sales', as, search], listSales, {
      params: { as },
      query: { search },
    }),

  /** Of one event or competition, for its staff. */
  offerSales: (params: { readonly offerKind: string; readonly offerId: string }, search: string) =>
    pagedQuery([...sellingQueries.all, 'offer sales', params, search], listOfferSales, {
      params,
      query: { search },
    }),

  refunds: (as: SellingAs, filters: RefundFilters) =>
    pagedQuery([...sellingQueries.all, 'refunds', as, filters], listSoldRefunds, {
      params: { as },
      query: filters,
    }),

  /** Read again while a refund is being sent. */
  sale: (orderId: string) =>
    queryOptions({
      queryKey: [...sellingQueries.all, 'sale', orderId],
      queryFn: async ({ signal }) => (await call(getSale, { params: { orderId } }, { signal })).data,
      refetchInterval: ({ state }) =>
        state.data?.refunds.some(({ state: now }) => now === 'asked' || now === 'sent') ? sendingMs : false,
    }),

  disputes: (as: SellingAs, group: DisputeGroup | '') =>
    pagedQuery([...sellingQueries.all, 'disputes', as, group], listDisputes, {
      params: { as },
      query: { group },
    }),

  dispute: (orderId: string, disputeId: string) =>
    queryOptions({
      queryKey: [...sellingQueries.all, 'dispute', orderId, disputeId],
      queryFn: async ({ signal }) =>
        (await call(getDispute, { params: { orderId, disputeId } }, { signal })).data,
    }),

  payouts: (as: SellingAs) =>
    pagedQuery([...sellingQueries.all, 'payouts', as], listPayouts, { params: { as } }),
};
