import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { and, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Bulk } from '../../platform/database/bulk.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { ScoreCell } from '../board-requests/board-requests.repository.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { isIn } from '../entries/board-field.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { shownName } from '../entries/hidden-names.repository.ts';
import { scores } from '../scores/scores.table.ts';

/**
 * The entries of a division as one value, unordered: reading a row for each would take longer than ranking them.
 * `packedEntryBytes` describes the format.
 */
export async function findPackedEntries(bulk: Bulk, divisionId: string): Promise<Buffer> {
  const { id, bib, country, region, affiliate } = entries;
  const mark = sql`hash_record_extended(row(${bib}, ${shownName}, ${country}, ${region}, ${affiliate}), 0)`;
  const [found] = await bulk.read(sql`
    select string_agg(uuid_send(${id}) || int4send(${bib}) || int8send(${mark}), ''::bytea)
    from ${entries} where ${isIn(divisionId)}`);
  return found?.[0] ?? Buffer.alloc(0);
}

/** The few entries of a division that need special treatment in the ranking. */
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
        isIn(divisionId),
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

/** `packedScoreBytes` describes the format. The database stores it with each score, except for old ones. */
const packedScore = sql<Buffer>`coalesce(${scores.packed}, uuid_send(${scores.entryId}) || uuid_send(${scores.id})
  || int8send(jsonb_hash_extended(${scores.value}, 0)) || timestamptz_send(${scores.receivedAt}))`;

export interface PackedScoresFound {
  /** One after the other. */
  readonly scores: Buffer;
  /** The ids of those that were corrected. */
  readonly corrected: Buffer;
}

/**
 * All scores of a workout with a value, including corrected ones: matching them to entries is faster in the ranking
 * than joining hundreds of thousands of rows. They come from a covering index; the table is only read for scores from
 * before the index. `ofDivision` null: every entry in the competition.
 */
export async function findPackedScores(
  bulk: Bulk,
  workoutId: string,
  ofDivision: string | null,
): Promise<PackedScoresFound> {
  const { packed, previousId } = scores;
  const theirs =
    ofDivision === null
      ? undefined
      : sql`${scores.entryId} in (select ${entries.id} from ${entries} where ${isIn(ofDivision)})`;
  const ofWorkout = and(eq(scores.workoutId, workoutId), theirs);
  const [found] = await bulk.read(sql`
    select string_agg(read.packed, ''::bytea),
      string_agg(uuid_send(read.previous_id), ''::bytea) filter (where read.previous_id is not null)
    from (
      select ${packed}, ${previousId} from ${scores} where ${and(ofWorkout, isNotNull(packed))}
      union all
      select ${packedScore}, ${previousId}
      from ${scores} where ${and(ofWorkout, isNull(packed))}
    ) read (packed, previous_id)`);
  const [all, corrected] = found ?? [];
  return { scores: all ?? Buffer.alloc(0), corrected: corrected ?? Buffer.alloc(0) };
}

/** The current score of a cell; both null if there is none anymore. */
export interface CurrentScore {
  readonly workoutId: string;
  readonly bib: number;
  readonly packed: Buffer | null;
  readonly value: ScoreValue | null;
}

/** The current content of some cells of a division; entries outside of it are left out. */
export async function findCurrentScores(
  database: Sql,
  divisionId: string,
  cells: readonly ScoreCell[],
): Promise<CurrentScore[]> {
  if (cells.length === 0) return [];
  const workoutIds = sql.param(cells.map(({ workoutId }) => workoutId));
  const entryIds = sql.param(cells.map(({ entryId }) => entryId));
  const { rows } = await database.execute<{ [Column in keyof CurrentScore]: CurrentScore[Column] }>(sql`
    select asked.workout_id as "workoutId", ${entries.bib} as bib, ${packedScore} as packed, ${scores.value} as value
    from unnest(${workoutIds}::uuid[], ${entryIds}::uuid[]) as asked (workout_id, entry_id)
    join ${entries} on ${entries.id} = asked.entry_id and ${isIn(divisionId)}
    left join ${scores} on ${scores.workoutId} = asked.workout_id and ${scores.entryId} = asked.entry_id
      and ${scores.value} is not null
      and not exists (select 1 from competitions.scores later where later.previous_id = ${scores.id})`);
  return rows;
}
