import type { FeaturedItem } from '@chalkline/contract/showcase/featured.schema.ts';
import { exactTime } from '../../../ui/times.ts';

export function nameOf({ title, thing }: FeaturedItem): string {
  return title ?? thing?.name ?? 'Not public any more';
}

/** Where it stands, and until when. */
export function standingText({ standing, startsAt, endsAt }: FeaturedItem): string {
  switch (standing) {
    case 'hidden':
      return 'Hidden: not everybody may see it any more';
    case 'over':
      return endsAt === null ? 'Over' : `Over since ${exactTime(endsAt)}`;
    case 'waiting':
      return startsAt === null ? 'Waiting' : `From ${exactTime(startsAt)}`;
    case 'shown':
      return endsAt === null ? 'Shown' : `Shown until ${exactTime(endsAt)}`;
  }
}
