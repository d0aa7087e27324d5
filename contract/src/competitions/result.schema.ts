import { z } from 'zod';
import { dayField, idField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { competitionStates } from './competition.lifecycle.ts';
import { boardCell } from './leaderboard.schema.ts';

/** One entry of a person, with what its board says of it to everybody. */
export const personResult = z.object({
  competition: z.object({
    id: z.string(),
    name: z.string(),
    place: z.string().nullable(),
    online: z.boolean(),
    startsOn: dayField,
    endsOn: dayField,
    zone: z.string(),
    state: z.enum(competitionStates),
  }),
  division: z.object({ id: z.string(), name: z.string() }),
  entryId: z.string(),
  bib: z.int(),
  /** null: none yet, or none any more. */
  place: z.int().nullable(),
  tied: z.boolean(),
  total: z.number().nullable(),
  /** How many stand on the board. */
  of: z.int(),
  standing: z.enum(['provisional', 'final']),
  /** What was done, workout by workout; those without a result are left out. */
  workouts: z.array(z.object({ id: z.string(), name: z.string(), cell: boardCell })),
});
export type PersonResult = z.output<typeof personResult>;

/** An id, or a handle behind an @. */
export const personResultsParams = z.strictObject({ personId: idField });

const { limit, cursor } = pageQuery;
export const personResultsQuery = z.strictObject({ limit, cursor });
