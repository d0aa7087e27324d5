import { and, count, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
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

/** Whether the other divisions of a competition have more entries than this one. */
export async function haveOthersMore(
  database: Sql,
  { id, competitionId }: { readonly id: string; readonly competitionId: string },
): Promise<boolean> {
  const inOthers = and(eq(divisions.competitionId, competitionId), ne(divisions.id, id));
  const [anybody] = await database
    .select({ one: sql`1` })
    .from(divisions)
    .innerJoin(entries, eq(entries.divisionId, divisions.id))
    .where(inOthers)
    .limit(1);
  if (!anybody) return false;
  const [own, others] = [eq(divisions.id, id), inOthers].map((which) =>
    database
      .select({ counted: count() })
      .from(divisions)
      .innerJoin(entries, eq(entries.divisionId, divisions.id))
      .where(which),
  );
  const [here, there] = [await own, await others].map((found) => found?.[0]?.counted ?? 0);
  return (there ?? 0) > (here ?? 0);
}

export interface PackedScoresFound {
  /** `packedScoreBytes` says what stands in it. */
  readonly scores: Buffer;
  /** The ids of those that were corrected. */
  readonly corrected: Buffer;
}

/**
 * All scores of a workout with a value, corrected ones too: who they belong to and which of them count is found out
 * faster where they are ranked than by joining hundreds of thousands of rows. `ofDivision` null: of everybody in the
 * competition.
 */
export async function findPackedScores(
  bulk: Bulk,
  workoutId: string,
  ofDivision: string | null,
): Promise<PackedScoresFound> {
  const { id, entryId, value, receivedAt, previousId } = scores;
  const score = sql`uuid_send(${entryId}) || uuid_send(${id}) || int8send(jsonb_hash_extended(${value}, 0))
    || timestamptz_send(${receivedAt})`;
  const theirs =
    ofDivision === null
      ? undefined
      : sql`${entryId} in (select ${entries.id} from ${entries} where ${entries.divisionId} = ${ofDivision})`;
  const [found] = await bulk.read(sql`
    select string_agg(${score}, ''::bytea) filter (where ${value} is not null),
      string_agg(uuid_send(${previousId}), ''::bytea) filter (where ${previousId} is not null)
    from ${scores} where ${and(eq(scores.workoutId, workoutId), theirs)}`);
  const [packed, corrected] = found ?? [];
  return { scores: packed ?? Buffer.alloc(0), corrected: corrected ?? Buffer.alloc(0) };
}
