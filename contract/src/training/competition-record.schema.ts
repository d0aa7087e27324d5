import { z } from 'zod';
import { boardCell } from '../competitions/leaderboard.schema.ts';
import { idField } from '../http/fields.ts';

/** What a person's page shows of the competition that a record is from. */
export const recordSource = z.object({ competitionId: z.string(), competition: z.string() });

/** A person's best in an exercise or a workout of competitions, as its public leaderboard shows it. */
export const competitionRecord = recordSource.extend({
  entryId: z.string(),
  division: z.object({ id: z.string(), name: z.string() }),
  workout: z.object({ id: z.string(), name: z.string() }),
  cell: boardCell,
  /** How many entries are on the leaderboard. */
  of: z.int(),
  /** When it was scored, at the venue. */
  day: z.string(),
  /** In how many competitions the person did this exercise or this very workout. */
  times: z.int(),
  /** The exercise that it is a record of, as “5 deadlifts” is; null where several make up the workout. */
  exercise: z.object({ name: z.string(), reps: z.int().nullable(), meters: z.int().nullable() }).nullable(),
});
export type CompetitionRecord = z.output<typeof competitionRecord>;

/** An id, or `@` followed by a handle. */
export const recordsParams = z.strictObject({ personId: idField });
