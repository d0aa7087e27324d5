import { z } from 'zod';
import { dayField, idField, lineField, momentField } from '../http/fields.ts';
import { patchOf } from '../http/patch.ts';
import { shareSegments } from '../share-links.ts';

/** The most items the carousel can have. */
export const featuredAtMost = 24;

const kind = z.enum(shareSegments);

/** A public thing that is, or could be, featured. */
export const featurableThing = z.object({
  kind,
  id: z.string(),
  name: z.string(),
  place: z.string(),
  /** How large it is: `8 divisions, 412 registered`. */
  size: z.string(),
  startsOn: dayField.nullable(),
  endsOn: dayField.nullable(),
  live: z.boolean(),
});
export type FeaturableThing = z.output<typeof featurableThing>;

/** As the carousel and the companion apps receive it. */
export const featuredThing = z.object({
  ...featurableThing.shape,
  title: z.string(),
  /** Full address of a picture, 1200 by 630. */
  image: z.string(),
  link: z.string(),
});
export type FeaturedThing = z.output<typeof featuredThing>;

/** An item's status: shown now, scheduled, over, or hidden because its thing is no longer public. */
export const featuredStandings = ['shown', 'waiting', 'over', 'hidden'] as const;

/** An item as administrators see it. */
export const featuredItem = z.object({
  id: z.string(),
  kind,
  thingId: z.string(),
  /** Replaces the thing's own name. */
  title: z.string().nullable(),
  startsAt: momentField.nullable(),
  endsAt: momentField.nullable(),
  standing: z.enum(featuredStandings),
  /** null once it is no longer public. */
  thing: featurableThing.nullable(),
});
export type FeaturedItem = z.output<typeof featuredItem>;

const settings = {
  title: lineField(120).nullable(),
  startsAt: momentField.nullable(),
  endsAt: momentField.nullable(),
};

export const newFeaturedItem = z.strictObject({
  kind,
  thingId: idField,
  title: settings.title.default(null),
  startsAt: settings.startsAt.default(null),
  endsAt: settings.endsAt.default(null),
});
export type NewFeaturedItem = z.output<typeof newFeaturedItem>;

export const featuredPatch = patchOf(settings);
export type FeaturedPatch = z.output<typeof featuredPatch>;

/** All items, in their new order. */
export const featuredOrder = z.strictObject({ ids: z.array(idField).max(featuredAtMost) });

export const featuredParams = z.strictObject({ featuredItemId: idField });
