import { z } from 'zod';
import { dayField, idField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { competitionStates } from './competition.lifecycle.ts';
import { entryStates } from './entry.lifecycle.ts';
import { boardCell } from './leaderboard.schema.ts';

/** One entry of a person, with its public result. */
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
  state: z.enum(entryStates),
  /** null if there is no place yet, or it was taken back. */
  place: z.int().nullable(),
  tied: z.boolean(),
  total: z.number().nullable(),
  /** How many entries are on the leaderboard. */
  of: z.int(),
  standing: z.enum(['provisional', 'final']),
  /** Results by workout, without those that have none. */
  workouts: z.array(z.object({ id: z.string(), name: z.string(), cell: boardCell })),
});
export type PersonResult = z.output<typeof personResult>;

/** An id, or `@` followed by a handle. */
export const personResultsParams = z.strictObject({ personId: idField });

export const personResultsQuery = z.strictObject(pageQuery);
