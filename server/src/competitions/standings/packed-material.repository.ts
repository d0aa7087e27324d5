import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from '../entries/entries.table.ts';
import { shownName } from '../entries/hidden-names.repository.ts';
import { scores } from '../scores/scores.table.ts';

/** Bytes of an entry: id, bib, mark; numbers as PostgreSQL sends them, the highest byte first. */
export const packedEntryBytes = 28;

/** The entries of a division in one value, in no order: a row for each would take longer to read than to rank. */
export async function findPackedEntries(database: Sql, divisionId: string): Promise<Buffer> {
  const { id, bib, country, region, affiliate } = entries;
  const mark = sql`hash_record_extended(row(${bib}, ${shownName}, ${country}, ${region}, ${affiliate}), 0)`;
  const [found] = await database
    .select({
      packed: sql<Buffer | null>`string_agg(uuid_send(${id}) || int4send(${bib}) || int8send(${mark}), ''::bytea)`,
    })
    .from(entries)
    .where(eq(entries.divisionId, divisionId));
  return found?.packed ?? Buffer.alloc(0);
}

/** Those of a division's entries that are ranked otherwise than most: few. */
export function findUnusualEntries(database: Sql, divisionId: string) {
  return database
    .select({
      bib: entries.bib,
      state: entries.state,
      leftAt: entries.leftAt,
      tieOrder: entries.tieOrder,
    })
    .from(entries)
    .where(
      and(
        eq(entries.divisionId, divisionId),
        or(ne(entries.state, 'active'), isNotNull(entries.leftAt), isNotNull(entries.tieOrder)),
      ),
    );
}

/** Bytes of a score: the bib of its entry, its id. */
export const packedScoreBytes = 20;

export interface PackedWorkoutScores {
  readonly packed: Buffer;
  /** JSON, one line each, in the order of `packed`. */
  readonly values: string;
}

/** The current scores of a division in each of some workouts, and when the last of them came; in one pass. */
export async function findPackedScores(
  database: Sql,
  divisionId: string,
  workoutIds: readonly string[],
): Promise<{ readonly workouts: readonly PackedWorkoutScores[]; readonly lastAt: Date | null }> {
  if (workoutIds.length === 0) return { workouts: [], lastAt: null };
  const columns = workoutIds.flatMap((workoutId, index) => {
    const isOfIt = sql`filter (where current.workout_id = ${workoutId}::uuid)`;
    return [
      sql`string_agg(int4send(current.bib) || uuid_send(current.id), ''::bytea) ${isOfIt} as ${sql.raw(`packed_${index}`)}`,
      sql`string_agg(current.value::text, E'\n') ${isOfIt} as ${sql.raw(`values_${index}`)}`,
    ];
  });
  const { rows } = await database.execute<Record<string, unknown>>(sql`
    select ${sql.join(columns, sql`, `)}, max(current.received_at) as last_at
    from (
      select ${entries.bib}, ${scores.id}, ${scores.workoutId}, ${scores.value}, ${scores.receivedAt}
      from ${entries} join ${scores} on ${scores.entryId} = ${entries.id}
      where ${entries.divisionId} = ${divisionId}
        and ${scores.workoutId} = any(${sql.param(workoutIds)}::uuid[])
        and ${scores.value} is not null
        and not exists (select 1 from scores later where later.previous_id = ${scores.id})
    ) current`);
  const row = rows[0] ?? {};
  const workouts = workoutIds.map((_, index) => ({
    packed: (row[`packed_${index}`] as Buffer | null) ?? Buffer.alloc(0),
    values: (row[`values_${index}`] as string | null) ?? '',
  }));
  return { workouts, lastAt: row.last_at === null ? null : new Date(String(row.last_at)) };
}
