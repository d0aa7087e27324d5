import { and, count, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Bulk } from '../../platform/database/bulk.ts';
import type { Sql } from '../../platform/database/database.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { shownName } from '../entries/hidden-names.repository.ts';
import { scores } from '../scores/scores.table.ts';

/**
 * The entries of a division in one value, in no order: a row for each would take longer to read than to rank.
 * `packedEntryBytes` says what stands in it.
 */
export async function findPackedEntries(bulk: Bulk, divisionId: string): Promise<Buffer> {
  const { id, bib, country, region, affiliate } = entries;
  const mark = sql`hash_record_extended(row(${bib}, ${shownName}, ${country}, ${region}, ${affiliate}), 0)`;
  const [found] = await bulk.read(sql`
    select string_agg(uuid_send(${id}) || int4send(${bib}) || int8send(${mark}), ''::bytea)
    from ${entries} where ${eq(entries.divisionId, divisionId)}`);
  return found?.[0] ?? Buffer.alloc(0);
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

/** Whether the other divisions of a competition have more entries than this. */
export async function haveOthersMore(
  database: Sql,
  { id, competitionId }: { readonly id: string; readonly competitionId: string },
  than: number,
): Promise<boolean> {
  const others = database
    .select({ one: sql`1`.as('one') })
    .from(divisions)
    .innerJoin(entries, eq(entries.divisionId, divisions.id))
    .where(and(eq(divisions.competitionId, competitionId), ne(divisions.id, id)))
    .limit(than + 1)
    .as('others');
  const [found] = await database.select({ counted: count() }).from(others);
  return (found?.counted ?? 0) > than;
}

export interface PackedScoresFound {
  /** Of each workout; `packedScoreBytes` says what stands in it. */
  readonly workouts: readonly Buffer[];
  /** The ids of those that were corrected. */
  readonly corrected: Buffer;
}

/**
 * All scores with a value of some workouts, in one pass, corrected ones too: who they belong to and which of them
 * count is found out faster where they are ranked than by joining a million rows. `ofDivision` null: of everybody
 * in the competition.
 */
export async function findPackedScores(
  bulk: Bulk,
  workoutIds: readonly string[],
  ofDivision: string | null,
): Promise<PackedScoresFound> {
  if (workoutIds.length === 0) return { workouts: [], corrected: Buffer.alloc(0) };
  const { id, entryId, value, receivedAt, workoutId, previousId } = scores;
  const score = sql`uuid_send(${entryId}) || uuid_send(${id}) || int8send(jsonb_hash_extended(${value}, 0))
    || timestamptz_send(${receivedAt})`;
  const columns = workoutIds.map(
    (one): SQL =>
      sql`string_agg(${score}, ''::bytea) filter (where ${workoutId} = ${one} and ${value} is not null)`,
  );
  const theirs =
    ofDivision === null
      ? undefined
      : sql`${entryId} in (select ${entries.id} from ${entries} where ${entries.divisionId} = ${ofDivision})`;
  const [found] = await bulk.read(sql`
    select ${sql.join(columns, sql`, `)},
      string_agg(uuid_send(${previousId}), ''::bytea) filter (where ${previousId} is not null)
    from ${scores} where ${and(inArray(workoutId, [...workoutIds]), theirs)}`);
  const fields = (found ?? []).map((field) => field ?? Buffer.alloc(0));
  return { workouts: fields.slice(0, -1), corrected: fields.at(-1) ?? Buffer.alloc(0) };
}
