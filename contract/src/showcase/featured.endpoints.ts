import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { lineField } from '../http/fields.ts';
import {
  featurableThing,
  featuredItem,
  featuredOrder,
  featuredParams,
  featuredPatch,
  featuredThing,
  newFeaturedItem,
} from './featured.schema.ts';

const access = { accountTypes: ['admin'] } as const;

export const getFeatured = endpoint({
  method: 'GET',
  path: '/mobileapis/get-featured-promoted-content',
  summary: 'List what is featured now, in order: kind, id, title, image, link',
  access: 'public',
  query: z.object({}),
  data: z.array(featuredThing),
  errors: [],
});

export const listFeaturedItems = endpoint({
  method: 'GET',
  path: '/api/featured-items',
  summary: 'List past, current and upcoming featured items, in order',
  access,
  data: z.array(featuredItem),
  errors: [],
});

export const findFeaturable = endpoint({
  method: 'GET',
  path: '/api/featurable-things',
  summary: 'Search public things to feature by name',
  access,
  query: z.strictObject({ search: lineField(200) }),
  data: z.array(featurableThing),
  errors: [],
});

export const addFeaturedItem = endpoint({
  method: 'POST',
  path: '/api/featured-items',
  summary: 'Feature something public, after the others',
  access,
  body: newFeaturedItem,
  data: featuredItem,
  status: 201,
  errors: ['already_featured', 'featured_full', 'not_public', 'ends_before_it_starts'],
});

export const changeFeaturedItem = endpoint({
  method: 'PATCH',
  path: '/api/featured-items/:featuredItemId',
  summary: 'Update a featured item',
  access,
  params: featuredParams,
  body: featuredPatch,
  data: featuredItem,
  errors: ['ends_before_it_starts'],
});

export const removeFeaturedItem = endpoint({
  method: 'DELETE',
  path: '/api/featured-items/:featuredItemId',
  summary: 'Remove a featured item',
  access,
  params: featuredParams,
  data: z.null(),
  errors: [],
});

export const orderFeaturedItems = endpoint({
  method: 'PUT',
  path: '/api/featured-items/order',
  summary: 'Reorder all featured items; the list must contain exactly the existing ones',
  access,
  body: featuredOrder,
  data: z.array(featuredItem),
  errors: [],
});
