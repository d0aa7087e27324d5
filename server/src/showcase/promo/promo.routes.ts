import * as endpoints from '@chalkline/contract/showcase/promo.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentPromo, presentPromoFound, presentPromoSettings } from './promo.present.ts';
import { getPromo, getPromoSettings, removePromo, setPromo } from './promo.service.ts';

export const promoRoutes: readonly Route[] = [
  serve(endpoints.getPromo, async ({ parts }) => presentPromo(await getPromo(parts))),
  serve(endpoints.getPromoSettings, async ({ parts }) => presentPromoFound(await getPromoSettings(parts))),
  serve(endpoints.setPromo, async ({ parts, viewer, body }) =>
    presentPromoSettings(await setPromo(parts, viewer, body)),
  ),
  serve(endpoints.removePromo, async ({ parts, viewer }) => removePromo(parts, viewer)),
];
