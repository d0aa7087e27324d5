import * as endpoints from '@chalkline/contract/showcase/featured.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import type { SharedThingKind } from '../../platform/pages/shared-things.ts';
import {
  addFeaturedItem,
  changeFeaturedItem,
  orderFeaturedItems,
  removeFeaturedItem,
} from './featured.arrange.service.ts';
import { presentFeaturable, presentFeatured, presentFeaturedItem } from './featured.present.ts';
import { listFeatured, listFeaturedItems } from './featured.service.ts';
import { searchPublicThings } from './featured.things.service.ts';

export const featuredRoutes = (kinds: readonly SharedThingKind[]): readonly Route[] => [
  serve(endpoints.getFeatured, async ({ parts }) => (await listFeatured(parts, kinds)).map(presentFeatured)),
  serve(endpoints.listFeaturedItems, async ({ parts }) =>
    (await listFeaturedItems(parts, kinds)).map(presentFeaturedItem),
  ),
  serve(endpoints.findFeaturable, async ({ parts, query }) =>
    (await searchPublicThings(parts, kinds, query.search)).map(presentFeaturable),
  ),
  serve(endpoints.addFeaturedItem, async ({ parts, viewer, body }) =>
    presentFeaturedItem(await addFeaturedItem(parts, kinds, viewer, body)),
  ),
  serve(endpoints.orderFeaturedItems, async ({ parts, body }) =>
    (await orderFeaturedItems(parts, kinds, body.ids)).map(presentFeaturedItem),
  ),
  serve(endpoints.changeFeaturedItem, async ({ parts, viewer, params, body }) =>
    presentFeaturedItem(await changeFeaturedItem(parts, kinds, viewer, { ...params, patch: body })),
  ),
  serve(endpoints.removeFeaturedItem, async ({ parts, viewer, params }) =>
    removeFeaturedItem(parts, viewer, params.featuredItemId),
  ),
];
