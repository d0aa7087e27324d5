import type { FeaturedThing } from '@chalkline/contract/showcase/featured.schema.ts';

/** What each kind of thing that can be featured is called. */
export const thingWords: Readonly<Record<FeaturedThing['kind'], string>> = {
  'competition-detail': 'Competition',
  'event-detail': 'Event',
  'community-detail': 'Community',
  'workout-program': 'Program',
  Group: 'Group',
  Activity: 'Activity',
  Challange: 'Challenge',
};
