import { z } from 'zod';
import { countryField } from '../countries/country.schema.ts';
import { dayField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { competitionStatuses } from './competition.lifecycle.ts';
import { competitionSorts, divisionTypes, entryPrices } from './competition-listing.ts';

const status = z.enum(competitionStatuses).optional();

export const competitionsQuery = z
  .strictObject({
    ...pageQuery,
    status,
    online: z.enum(['true', 'false']).optional(),
    country: countryField.optional(),
    /** Competitions that take place on or after this day. */
    from: dayField.optional(),
    /** Competitions that take place on or before this day. */
    to: dayField.optional(),
    /** Competitions with a division of this type. */
    division: z.enum(divisionTypes).optional(),
    /** Whether registering costs anything. */
    price: z.enum(entryPrices).optional(),
    /** Default: soonest first for `upcoming` and `live`, latest first otherwise. */
    sort: z.enum(competitionSorts).optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || to >= from, {
    path: ['to'],
    error: 'is before the first day',
  });
export type CompetitionsQuery = z.output<typeof competitionsQuery>;

export const competitionCountriesQuery = z.strictObject({ status });

/** A country with at least one listed competition. */
export const competitionCountry = z.object({ country: z.string(), competitions: z.int() });
export type CompetitionCountry = z.output<typeof competitionCountry>;

/** Figures for the whole public list. */
export const competitionsFigures = z.object({
  /** null: too many to count. */
  competitions: z.int().nullable(),
  /** How many countries they take place in. */
  countries: z.int(),
});
export type CompetitionsFigures = z.output<typeof competitionsFigures>;
