import { quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getSale } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { listCountries } from '@chalkline/contract/countries/countries.endpoints.ts';
import { productKind, type ReceivedList } from '@chalkline/contract/partners/delivery.schema.ts';
import type { PartnerState } from '@chalkline/contract/partners/partner.lifecycle.ts';
import type { FigureSpan } from '@chalkline/contract/partners/partner-figures.schema.ts';
import { listPartnerPromoCodes } from '@chalkline/contract/partners/partner-promo-codes.endpoints.ts';
import {
  listPartnerInvitations,
  listPartnerStaff,
} from '@chalkline/contract/partners/partner-staff.endpoints.ts';
import {
  getOwnPartner,
  getPartner,
  getPartnerFigures,
  listPartnerApplications,
  listPartners,
} from '@chalkline/contract/partners/partners.endpoints.ts';
import type { ProductState } from '@chalkline/contract/partners/product.schema.ts';
import {
  findStockLines,
  getOwnProduct,
  getProduct,
  listOwnProducts,
  listProducts,
} from '@chalkline/contract/partners/products.endpoints.ts';
import {
  getDelivery,
  getReceivedOrder,
  listReceivedOrders,
} from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import type { ScopedPromoCode } from '../../patterns/promo-codes/promo-code-desk.ts';
import { call } from '../../platform/calls.ts';

const all = ['partners'] as const;

interface Applications {
  readonly state: PartnerState;
  readonly search: string;
}

interface QuoteLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly details: object | null;
}

interface OwnProductFilters {
  readonly state: ProductState | '';
  readonly stock: 'low' | '';
  readonly search: string;
}

export const partnerQueries = {
  all,

  /** `to`: the country to deliver to; empty for any. */
  directory: (search: string, to: string) =>
    pagedQuery([...all, 'directory', search, to], listPartners, { query: { search, ...(to && { to }) } }),

  applications: (filters: Applications) =>
    pagedQuery([...all, 'applications', filters], listPartnerApplications, { query: filters }),

  partner: (partnerId: string) =>
    queryOptions({
      queryKey: [...all, 'partner', partnerId],
      queryFn: async ({ signal }) => (await call(getPartner, { params: { partnerId } }, { signal })).data,
    }),

  own: () =>
    queryOptions({
      queryKey: [...all, 'own'],
      queryFn: async ({ signal }) => (await call(getOwnPartner, {}, { signal })).data,
    }),

  staff: () =>
    queryOptions({
      queryKey: [...all, 'staff'],
      queryFn: async ({ signal }) => (await call(listPartnerStaff, {}, { signal })).data,
    }),

  invitations: () =>
    queryOptions({
      queryKey: [...all, 'invitations'],
      queryFn: async ({ signal }) => (await call(listPartnerInvitations, {}, { signal })).data,
    }),

  products: (partnerId: string) =>
    pagedQuery([...all, 'products', partnerId], listProducts, { params: { partnerId } }),

  product: (partnerId: string, productId: string) =>
    queryOptions({
      queryKey: [...all, 'product', partnerId, productId],
      queryFn: async ({ signal }) =>
        (await call(getProduct, { params: { partnerId, productId } }, { signal })).data,
    }),

  figures: (days: FigureSpan) =>
    queryOptions({
      queryKey: [...all, 'figures', days],
      queryFn: async ({ signal }) => (await call(getPartnerFigures, { query: { days } }, { signal })).data,
    }),

  stockLines: () =>
    queryOptions({
      queryKey: [...all, 'stock-lines'],
      queryFn: async ({ signal }) => (await call(findStockLines, { query: {} }, { signal })).data,
    }),

  ownProducts: (filters: OwnProductFilters) =>
    pagedQuery([...all, 'own-products', filters], listOwnProducts, { query: filters }),

  ownProduct: (productId: string) =>
    queryOptions({
      queryKey: [...all, 'own-product', productId],
      queryFn: async ({ signal }) => (await call(getOwnProduct, { params: { productId } }, { signal })).data,
    }),

  /** On sale, to choose what a promo code is for; empty where there are too many to show. */
  productNames: () =>
    queryOptions({
      queryKey: [...all, 'product-names'],
      queryFn: async ({ signal }) => {
        const { data, next } = await call(
          listOwnProducts,
          { query: { state: 'on_sale', limit: 100 } },
          { signal },
        );
        return next === null ? data.map(({ id, name }) => ({ id, name })) : [];
      },
    }),

  promoCodes: () =>
    queryOptions({
      queryKey: [...all, 'promo-codes'] as string[],
      queryFn: async ({ signal }): Promise<ScopedPromoCode[]> =>
        (await call(listPartnerPromoCodes, {}, { signal })).data,
    }),

  received: (filters: { readonly list: ReceivedList; readonly search: string }) =>
    pagedQuery([...all, 'received', filters], listReceivedOrders, { query: filters }),

  receivedOrder: (orderId: string) =>
    queryOptions({
      queryKey: [...all, 'received-order', orderId],
      queryFn: async ({ signal }) => (await call(getReceivedOrder, { params: { orderId } }, { signal })).data,
    }),

  quote: (offerId: string, lines: readonly QuoteLine[]) =>
    queryOptions({
      queryKey: [...all, 'quote', offerId, lines],
      queryFn: async ({ signal }) =>
        (await call(quoteOrder, { body: { kind: productKind, offerId, lines: [...lines] } }, { signal }))
          .data,
    }),

  sale: (orderId: string) =>
    queryOptions({
      queryKey: [...all, 'sale', orderId],
      queryFn: async ({ signal }) => (await call(getSale, { params: { orderId } }, { signal })).data,
    }),

  delivery: (orderId: string) =>
    queryOptions({
      queryKey: [...all, 'delivery', orderId],
      queryFn: async ({ signal }) => (await call(getDelivery, { params: { orderId } }, { signal })).data,
    }),

  countries: () =>
    queryOptions({
      queryKey: [...all, 'countries'],
      queryFn: async ({ signal }) => (await call(listCountries, {}, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
