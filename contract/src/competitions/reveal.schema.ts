import { z } from 'zod';
import { momentField } from '../http/fields.ts';

/** What the totals of a ceremony are: points, a time in seconds, or another amount. */
export const revealTotals = ['points', 'time', 'amount'] as const;
export type RevealTotals = (typeof revealTotals)[number];

/** A place with everyone who shares it. */
export const revealedPlace = z.object({
  place: z.int(),
  entries: z.array(
    z.object({
      entryId: z.string(),
      bib: z.int(),
      name: z.string(),
      country: z.string().nullable(),
      affiliate: z.string().nullable(),
      total: z.number().nullable(),
    }),
  ),
});
export type RevealedPlace = z.output<typeof revealedPlace>;

/** What the audience sees of an award ceremony. */
export const revealReply = z.object({
  divisionId: z.string(),
  divisionName: z.string(),
  startedAt: momentField,
  totals: z.enum(revealTotals),
  /** The best place shown; null: none yet. */
  shownFrom: z.int().nullable(),
  /** Every place is shown. */
  complete: z.boolean(),
  /** The places shown, best first. */
  places: z.array(revealedPlace),
});
export type RevealReply = z.output<typeof revealReply>;

/** A ceremony as the staff see it. */
export const revealDeskReply = z.object({
  /** What the audience sees. */
  shown: revealReply,
  /** All places, best first, including hidden ones. */
  places: z.array(revealedPlace),
  /** The standings have changed since the ceremony started. */
  outdated: z.boolean(),
});
export type RevealDeskReply = z.output<typeof revealDeskReply>;

const bestShown = z.int().min(1).max(1_000_000).nullable();

/** The best place shown goes from one place to another; null: no place is shown. */
export const revealStep = z.strictObject({ from: bestShown, to: bestShown });
export type RevealStep = z.output<typeof revealStep>;

/** The state of the results after the ceremony. */
export const revealPublication = z.strictObject({ to: z.enum(['published', 'final']) });
export type RevealPublication = z.output<typeof revealPublication>;
