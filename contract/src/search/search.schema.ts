import { z } from 'zod';
import { dayField, lineField, momentField } from '../http/fields.ts';

/** What is searched, in the order that it is shown in. */
export const searchKinds = [
  'competition',
  'event',
  'person',
  'community',
  'group',
  'activity',
  'challenge',
  'program',
  'exercise',
  'partner',
  'product',
  'food',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** How many of each kind a search shows. */
export const foundOfEach = 5;

/** Two letters at least, as people are found by them. */
export const searchQuery = z.strictObject({ search: lineField(100).min(2) });
export type SearchQuery = z.output<typeof searchQuery>;

/** When it is: on days of its own calendar, or at moments in its own zone. */
const days = z.object({ startsOn: dayField, endsOn: dayField });
const time = z.object({ startsAt: momentField, endsAt: momentField, zone: z.string() });

const foundThing = z.object({
  id: z.string(),
  name: z.string(),
  /** What tells it from others of its name: `Rotterdam, Netherlands`. */
  detail: z.string(),
  days: days.nullable(),
  time: time.nullable(),
  /** Below the uploads path; see `imageAddress`. */
  image: z.string().nullable(),
  /** In the web app: `/event-detail/1`. */
  address: z.string(),
});
export type FoundThing = z.output<typeof foundThing>;

/** `more`: there are others of the kind, which its list finds. Kinds of which nothing was found are left out. */
const foundKind = z.object({ kind: z.enum(searchKinds), things: z.array(foundThing), more: z.boolean() });
export type FoundKind = z.output<typeof foundKind>;

export const searchReply = z.object({ found: z.array(foundKind) });
