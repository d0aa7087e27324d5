import type { FeaturedItem } from '@chalkline/contract/showcase/featured.schema.ts';
import { exactTime } from '../../../ui/times.ts';

export function nameOf({ title, thing }: FeaturedItem): string {
  return title ?? thing?.name ?? 'No longer public';
}

/** Whether it is shown, and until when. */
export function standingText({ standing, startsAt, endsAt }: FeaturedItem): string {
  switch (standing) {
    case 'hidden':
      return 'Hidden: no longer public';
    case 'over':
      return endsAt === null ? 'Ended' : `Ended ${exactTime(endsAt)}`;
    case 'waiting':
      return startsAt === null ? 'Scheduled' : `Scheduled for ${exactTime(startsAt)}`;
    case 'shown':
      return endsAt === null ? 'Shown' : `Shown until ${exactTime(endsAt)}`;
  }
}
