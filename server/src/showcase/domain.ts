import { countCompetitions } from '../competitions/directory/competitions.list.service.ts';
import { presentFloor } from '../competitions/live-floors/live-floors.present.ts';
import { listLiveFloors } from '../competitions/live-floors/live-floors.service.ts';
import type { DomainManifest } from '../domain-manifest.ts';
import { presentPage } from '../platform/http/serve.ts';
import { makePictureCache } from '../platform/pages/picture-cache.ts';
import type { SharedThingKind } from '../platform/pages/shared-things.ts';
import type { Parts } from '../platform/parts.ts';
import { mailContactJob } from './contact/contact.jobs.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { contactSubject } from './contact/contact.tell.service.ts';
import { presentFeatured } from './featured/featured.present.ts';
import { featuredRoutes } from './featured/featured.routes.ts';
import { listFeatured } from './featured/featured.service.ts';
import { sharePictureRoutes } from './pages/share-pictures.routes.ts';
import { sitePages } from './pages/site.pages.service.ts';
import { showcasePersonalTables } from './personal/personal.repository.ts';
import { presentPromo } from './promo/promo.present.ts';
import { promoRoutes } from './promo/promo.routes.ts';
import { getPromo } from './promo/promo.service.ts';
import { shareRoutes } from './share/share.routes.ts';

export const showcase: DomainManifest = {
  routes: ({ publicPages, sharedThings }) => [
    ...sharePictureRoutes({ pages: publicPages, cache: makePictureCache() }),
    ...shareRoutes(sharedThings),
    ...featuredRoutes(sharedThings),
    ...promoRoutes,
    ...contactRoutes,
  ],
  jobs: () => [mailContactJob],
  notificationSubjects: [contactSubject],
  publicPages: (sharedThings) => sitePages(homeData(sharedThings)),
  personalTables: showcasePersonalTables,
};

/** The answers of the calls that the home screen's first view needs, under the names that the web reads. */
function homeData(sharedThings: readonly SharedThingKind[]) {
  return async (parts: Parts) => {
    const [featured, promo, live, counted] = await Promise.all([
      listFeatured(parts, sharedThings),
      getPromo(parts),
      listLiveFloors(parts, { limit: 3 }),
      countCompetitions(parts),
    ]);
    return {
      featured: featured.map(presentFeatured),
      promo: presentPromo(promo),
      live: { message: 'OK', ...presentPage(live, presentFloor) },
      counted,
    };
  };
}
