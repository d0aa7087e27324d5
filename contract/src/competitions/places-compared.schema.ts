import { z } from 'zod';

/** How many differences are told in full. */
export const shownDifferences = 50;

/** A place that a file of results gives and that its own scores do not make. */
export const placeDifference = z.object({
  row: z.int(),
  column: z.string(),
  name: z.string(),
  bib: z.int(),
  /** As the file has it. */
  given: z.int(),
  /** As it comes out; null: none. */
  made: z.int().nullable(),
});
export type PlaceDifference = z.output<typeof placeDifference>;

/** The places of a file beside those that come out of its scores under the competition's rules. */
export const placesCompared = z.object({
  compared: z.int(),
  agreeing: z.int(),
  /** The first of them, as they stand in the file. */
  differences: z.array(placeDifference),
});
export type PlacesCompared = z.output<typeof placesCompared>;
