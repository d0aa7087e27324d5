import { getEvent } from '@chalkline/contract/events/events.endpoints.ts';
import { listPlans } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import {
  findDeskPeople,
  findDeskTickets,
  getDeskPerson,
  getDeskSale,
  getDeskWaivers,
  quoteAtDesk,
} from '@chalkline/contract/overview/front-desk.endpoints.ts';
import type { deskQuote } from '@chalkline/contract/overview/front-desk.schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/calls.ts';

const all = ['overview', 'front desk'] as const;
const askSaleMs = 3000;

export const frontDeskQueries = {
  all,
  onePerson: [...all, 'person'] as const,

  people: (search: string) =>
    queryOptions({
      queryKey: [...all, 'people', search],
      queryFn: async ({ signal }) => (await call(findDeskPeople, { query: { search } }, { signal })).data,
      placeholderData: keepPreviousData,
    }),

  /** Sold to a name alone, or for somebody whom their buyer brings. */
  tickets: (search: string) =>
    queryOptions({
      queryKey: [...all, 'tickets', search],
      queryFn: async ({ signal }) => (await call(findDeskTickets, { query: { search } }, { signal })).data,
      placeholderData: keepPreviousData,
    }),

  /** That the desk sells. */
  plans: () =>
    queryOptions({
      queryKey: [...all, 'plans'],
      queryFn: async ({ signal }) => (await call(listPlans, {}, { signal })).data,
    }),

  person: (personId: string) =>
    queryOptions({
      queryKey: [...frontDeskQueries.onePerson, personId],
      queryFn: async ({ signal }) => (await call(getDeskPerson, { params: { personId } }, { signal })).data,
    }),

  /** With its tickets and what is left of them. */
  event: (eventId: string) =>
    queryOptions({
      queryKey: [...all, 'event', eventId],
      queryFn: async ({ signal }) => (await call(getEvent, { params: { eventId } }, { signal })).data,
    }),

  /** What it would cost now, with its promo code. */
  quote: (choice: z.input<typeof deskQuote>) =>
    queryOptions({
      queryKey: ['desk quote', choice],
      queryFn: async ({ signal }) => (await call(quoteAtDesk, { body: choice }, { signal })).data,
      retry: false,
    }),

  waivers: (personId: string) =>
    queryOptions({
      queryKey: [...all, 'waivers', personId],
      queryFn: async ({ signal }) => (await call(getDeskWaivers, { params: { personId } }, { signal })).data,
    }),

  /** Asked again until it is paid or over. */
  sale: (orderId: string) =>
    queryOptions({
      queryKey: [...all, 'sale', orderId],
      queryFn: async ({ signal }) => (await call(getDeskSale, { params: { orderId } }, { signal })).data,
      refetchInterval: ({ state }) => (state.data?.holdUntil === null ? false : askSaleMs),
    }),
};
