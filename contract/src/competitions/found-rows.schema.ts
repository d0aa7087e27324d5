import { z } from 'zod';
import { idField, lineField, optionalLine } from '../http/fields.ts';
import { ageGroupKeys } from './age-groups.ts';
import { boardViews } from './explanation.schema.ts';
import { boardHead, boardRow } from './leaderboard.schema.ts';

/** Athletes whom one person follows in one competition; a filter names them all. */
export const followedAtMost = 100;

/** Rows of one page of those found. */
export const foundPageRows = 50;

export const foundRowsQuery = z.strictObject({
  divisionId: idField,
  view: z.enum(boardViews).default('public'),
  /** In the order of this workout; left out: of the overall. */
  workoutId: idField.optional(),
  /** Every word begins a word of name, team, region, country or bib. */
  search: optionalLine(200).optional(),
  country: z.string().length(3).optional(),
  region: lineField(80).optional(),
  affiliate: lineField(120).optional(),
  /** By the age on the day; who gave no birth date is in no group. */
  ageGroup: z.enum(ageGroupKeys).optional(),
  /** Only these, with commas between. */
  entryIds: z
    .string()
    .max(followedAtMost * 37)
    .regex(/^[\w,-]*$/)
    .optional(),
  cursor: z.string().max(400).optional(),
});
export type FoundRowsQuery = z.output<typeof foundRowsQuery>;

/** A row of the board with its place among those found. */
export const foundRow = boardRow.extend({ placeHere: z.int().nullable(), tiedHere: z.boolean() });
export type FoundRow = z.output<typeof foundRow>;

export const foundRows = z.object({ head: boardHead, rows: z.array(foundRow) });
export type FoundRows = z.output<typeof foundRows>;

export const boardFiltersQuery = foundRowsQuery.pick({ divisionId: true, view: true });
export type BoardFiltersQuery = z.output<typeof boardFiltersQuery>;

/** What a board can be narrowed by, most athletes first; of each at most 500. */
export const boardFilters = z.object({
  countries: z.array(z.object({ value: z.string(), athletes: z.int() })),
  regions: z.array(z.object({ value: z.string(), athletes: z.int() })),
  affiliates: z.array(z.object({ value: z.string(), athletes: z.int() })),
  /** Youngest first; empty where nobody gave a birth date. */
  ageGroups: z.array(z.object({ value: z.string(), athletes: z.int() })),
});
export type BoardFilters = z.output<typeof boardFilters>;
export const filterValuesAtMost = 500;
