import { sharedScreen, shareLink } from '@chalkline/contract/share-links.ts';
import type {
  FeaturableThing,
  FeaturedItem,
  FeaturedThing,
} from '@chalkline/contract/showcase/featured.schema.ts';
import type { SharedThing } from '../../platform/pages/shared-things.ts';
import type { FeaturedListed, FeaturedNow } from './featured.service.ts';

export function presentFeaturable(thing: SharedThing): FeaturableThing {
  const { segment: kind, id, name, place, size, days, live } = thing;
  return {
    kind,
    id,
    name,
    place,
    size,
    startsOn: days?.startsOn ?? null,
    endsOn: days?.endsOn ?? null,
    live,
  };
}

export function presentFeatured({ row, thing, site }: FeaturedNow): FeaturedThing {
  const { segment, id, name } = thing;
  return {
    ...presentFeaturable(thing),
    title: row.title ?? name,
    image: `${site}/api/share-pictures/${sharedScreen(segment)}~${id}.png`,
    link: shareLink(site, segment, id),
  };
}

export function presentFeaturedItem({ row, thing, standing }: FeaturedListed): FeaturedItem {
  const { id, kind, thingId, title, startsAt, endsAt } = row;
  return {
    id,
    kind,
    thingId,
    title,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    standing,
    thing: thing && presentFeaturable(thing),
  };
}
