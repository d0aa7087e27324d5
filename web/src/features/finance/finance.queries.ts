import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import type { BookSpan } from '@chalkline/contract/finance/book-spans.ts';
import type { BookingKind, BookingsQuery } from '@chalkline/contract/finance/booking.schema.ts';
import {
  getBooks,
  getBooksSummary,
  listBookings,
  listCategories,
  listRepeats,
} from '@chalkline/contract/finance/finance.endpoints.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['finance'] as const;

type Filters = {
  readonly [Name in keyof Omit<BookingsQuery, 'limit' | 'cursor' | 'kind'>]?: BookingsQuery[Name] | '';
};

export const financeQueries = {
  all,

  books: () =>
    queryOptions({
      queryKey: [...all, 'books'],
      queryFn: async ({ signal }) => (await call(getBooks, {}, { signal })).data,
    }),

  categories: (kind: BookingKind) =>
    queryOptions({
      queryKey: [...all, 'categories', kind],
      queryFn: async ({ signal }) => (await call(listCategories, { query: { kind } }, { signal })).data,
    }),

  summary: (kind: BookingKind, month: string, span: BookSpan) =>
    queryOptions({
      queryKey: [...all, 'summary', kind, month, span],
      queryFn: async ({ signal }) =>
        (await call(getBooksSummary, { query: { kind, month, span } }, { signal })).data,
    }),

  bookings: (kind: BookingKind, filters: Filters) =>
    pagedQuery([...all, 'bookings', kind, filters], listBookings, { query: { ...filters, kind } }),

  repeats: (kind: BookingKind) =>
    queryOptions({
      queryKey: [...all, 'repeats', kind],
      queryFn: async ({ signal }) => (await call(listRepeats, { query: { kind } }, { signal })).data,
    }),

  /** What the organization sold on the platform in a year, in the books' currency. */
  sold: (year: number, currency: CurrencyCode) =>
    queryOptions({
      queryKey: [...all, 'sold', year, currency],
      queryFn: async ({ signal }) =>
        (await call(getRevenues, { params: { as: 'organization' }, query: { year, currency } }, { signal }))
          .data,
    }),
};
