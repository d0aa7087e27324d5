import { type AddressName, absoluteUrl, urlOf } from './urls.ts';

/** What can be shared, by the first piece of its link, and the screen it opens (seed §2, spelling included). */
const screens = {
  'event-detail': 'eventDetail',
  'community-detail': 'communityDetail',
  'workout-program': 'sharedProgram',
  Group: 'sharedGroup',
  Activity: 'sharedActivity',
  Challange: 'sharedChallenge',
  'competition-detail': 'competitionDetail',
} as const satisfies Record<string, AddressName>;

export const shareSegments = [
  'event-detail',
  'community-detail',
  'workout-program',
  'Group',
  'Activity',
  'Challange',
  'competition-detail',
] as const satisfies readonly (keyof typeof screens)[];
export type ShareSegment = (typeof shareSegments)[number];

/** The screen that a shared link opens, by the name of its address. */
export function sharedScreen(segment: ShareSegment) {
  return screens[segment];
}

/** The address of a shared thing inside the app: `/Challange/42`. */
export function shareAddress(segment: ShareSegment, id: string): string {
  return urlOf(screens[segment], { id });
}

/** The link that is handed around. `site` is scheme, host and port. */
export function shareLink(site: string, segment: ShareSegment, id: string): string {
  return absoluteUrl(site, shareAddress(segment, id));
}

/** What a post can show a card of: everything that can be shared, the workouts of competitions, and results in them. */
export const cardSegments = [...shareSegments, 'workout-detail', 'result'] as const;
export type CardSegment = (typeof cardSegments)[number];

/** Something that a post links to. */
export interface CardLink {
  readonly segment: CardSegment;
  readonly id: string;
}
