import {
  getContactMessage,
  listContactMessages,
  openContactForm,
} from '@chalkline/contract/showcase/contact.endpoints.ts';
import type { ContactState } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import {
  findFeaturable,
  getFeatured,
  listFeaturedItems,
} from '@chalkline/contract/showcase/featured.endpoints.ts';
import type { FeaturedThing } from '@chalkline/contract/showcase/featured.schema.ts';
import { getPromo, getPromoSettings } from '@chalkline/contract/showcase/promo.endpoints.ts';
import type { PromoReply } from '@chalkline/contract/showcase/promo.schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';
import { pageData, pageDataAt } from '../../platform/page-data.ts';

/** The filters of the message list, kept in the address. */
export interface ContactFilters {
  readonly state: ContactState | undefined;
  readonly search: string;
}

/** What the home screen shows changes with its administrators, not by itself. */
const staleTime = 60_000;

export const showcaseQueries = {
  all: ['showcase'] as const,

  featured: () =>
    queryOptions({
      queryKey: [...showcaseQueries.all, 'featured'],
      queryFn: async ({ signal }) => (await call(getFeatured, {}, { signal })).data,
      initialData: () => pageData<FeaturedThing[]>('featured'),
      initialDataUpdatedAt: pageDataAt,
      staleTime,
    }),

  promo: () =>
    queryOptions({
      queryKey: [...showcaseQueries.all, 'promo'],
      queryFn: async ({ signal }) => (await call(getPromo, {}, { signal })).data,
      initialData: () => pageData<PromoReply | null>('promo'),
      initialDataUpdatedAt: pageDataAt,
      staleTime,
    }),

  items: () =>
    queryOptions({
      queryKey: [...showcaseQueries.all, 'items'],
      queryFn: async ({ signal }) => (await call(listFeaturedItems, {}, { signal })).data,
    }),

  featurable: (search: string) =>
    queryOptions({
      queryKey: [...showcaseQueries.all, 'featurable', search],
      queryFn: async ({ signal }) => (await call(findFeaturable, { query: { search } }, { signal })).data,
      enabled: search !== '',
    }),

  promoSettings: () =>
    queryOptions({
      queryKey: [...showcaseQueries.all, 'promo-settings'],
      queryFn: async ({ signal }) => (await call(getPromoSettings, {}, { signal })).data,
    }),

  /** Each form token sends one message, so a used one is requested again. */
  contactForm: () =>
    queryOptions({
      queryKey: [...showcaseQueries.all, 'contact-form'],
      queryFn: async ({ signal }) => (await call(openContactForm, {}, { signal })).data.form,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),

  messages: (filters: ContactFilters) =>
    pagedQuery([...showcaseQueries.all, 'messages', filters], listContactMessages, { query: filters }),

  message: (contactMessageId: string) =>
    queryOptions({
      queryKey: [...showcaseQueries.all, 'message', contactMessageId],
      queryFn: async ({ signal }) =>
        (await call(getContactMessage, { params: { contactMessageId } }, { signal })).data,
    }),
};
