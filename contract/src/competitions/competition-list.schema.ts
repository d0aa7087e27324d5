import { z } from 'zod';
import { countryField } from '../countries/country.schema.ts';
import { dayField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { competitionStatuses } from './competition.lifecycle.ts';
import { competitionSorts, divisionTypes } from './competition-listing.ts';

const status = z.enum(competitionStatuses).optional();

export const competitionsQuery = z
  .strictObject({
    ...pageQuery,
    status,
    online: z.enum(['true', 'false']).optional(),
    country: countryField.optional(),
    /** Those that lie on this day or later. */
    from: dayField.optional(),
    /** Those that lie on this day or earlier. */
    to: dayField.optional(),
    /** Those with a division of this type. */
    division: z.enum(divisionTypes).optional(),
    /** Left out: soonest first for `upcoming` and `live`, latest first otherwise. */
    sort: z.enum(competitionSorts).optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || to >= from, {
    path: ['to'],
    error: 'is before the first day',
  });
export type CompetitionsQuery = z.output<typeof competitionsQuery>;

export const competitionCountriesQuery = z.strictObject({ status });

/** A country that some listed competition lies in. */
export const competitionCountry = z.object({ country: z.string(), competitions: z.int() });
export type CompetitionCountry = z.output<typeof competitionCountry>;

/** Of the whole public list. */
export const competitionsFigures = z.object({
  /** null: too many to count. */
  competitions: z.int().nullable(),
  /** In how many countries they lie. */
  countries: z.int(),
});
export type CompetitionsFigures = z.output<typeof competitionsFigures>;
