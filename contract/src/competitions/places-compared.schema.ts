import { z } from 'zod';

/** How many differences are listed in full. */
export const shownDifferences = 50;

/** A place in a results file that the file's own scores don't produce. */
export const placeDifference = z.object({
  row: z.int(),
  column: z.string(),
  name: z.string(),
  bib: z.int(),
  /** The place in the file. */
  given: z.int(),
  /** The place calculated from the scores; null if there is none. */
  made: z.int().nullable(),
});
export type PlaceDifference = z.output<typeof placeDifference>;

/** The places in a results file compared with those calculated from its scores under the competition's rules. */
export const placesCompared = z.object({
  compared: z.int(),
  agreeing: z.int(),
  /** The first of them, in file order. */
  differences: z.array(placeDifference),
});
export type PlacesCompared = z.output<typeof placesCompared>;
