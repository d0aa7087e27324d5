import { countCompetitions } from './competitions/directory/competitions.list.service.ts';
import { presentCompetition } from './competitions/directory/competitions.present.ts';
import {
  competitionPages,
  sharedCompetitions,
} from './competitions/directory/competitions.public.service.ts';
import { getCompetition } from './competitions/directory/competitions.service.ts';
import { presentFloor } from './competitions/live-floors/live-floors.present.ts';
import { listLiveFloors } from './competitions/live-floors/live-floors.service.ts';
import { presentPage } from './platform/http/serve.ts';
import type { PublicPageKind } from './platform/pages/public-pages.ts';
import type { SharedThingKind } from './platform/pages/shared-things.ts';
import type { Parts } from './platform/parts.ts';
import { personPages } from './profiles/profiles/profiles.public.service.ts';
import { presentFeatured } from './showcase/featured/featured.present.ts';
import { listFeatured } from './showcase/featured/featured.service.ts';
import { sitePages } from './showcase/pages/site.pages.service.ts';
import { presentPromo } from './showcase/promo/promo.present.ts';
import { getPromo } from './showcase/promo/promo.service.ts';

/** Everything that can be shared and featured, in the order of the domains. */
export const sharedThings: readonly SharedThingKind[] = [sharedCompetitions];

/** Every address that says what it is to search and pasted links, in the order of the domains. */
export const publicPages: readonly PublicPageKind[] = [
  ...personPages,
  ...competitionPages(boardData),
  ...sitePages(homeData),
];

/** The answers of the calls that the home screen's first view stands on, under the names that the web reads. */
async function homeData(parts: Parts) {
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
}

/** Whose board it is, as a visitor is told. */
async function boardData(parts: Parts, competitionId: string): Promise<object> {
  return { detail: presentCompetition(await getCompetition(parts, null, competitionId)) };
}
