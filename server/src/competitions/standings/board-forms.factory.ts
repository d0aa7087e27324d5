import { systemClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { boardRequests } from '../board-requests/board-requests.table.ts';
import { rankDivision } from './boards.rank.service.ts';
import { findRankedPage } from './boards.read.service.ts';
import { readPage } from './boards.store.service.ts';
import { type BoardForm, boardForms } from './boards.table.ts';

/** Milliseconds of each round, and the bytes of what is stored. */
export interface FormFigures {
  readonly next: number[];
  readonly firstRead: number[];
  readonly readAgain: number[];
  bytes: number;
}

interface MeasuredBoard {
  readonly competitionId: string;
  readonly divisionId: string;
  readonly workoutIds: readonly string[];
}

/** The first ones of a form write all of it, for the board was stored in the other one. */
const unmeasuredRounds = 3;

/**
 * Stores the same board in both forms in turn, `blocks` times `rounds` of each: from one more score in it until it is
 * stored, its first page when it is read for the first time, and again.
 */
export async function measureForms(
  databaseUrl: string,
  { competitionId, divisionId, workoutIds }: MeasuredBoard,
  { blocks, rounds }: { readonly blocks: number; readonly rounds: number },
): Promise<Record<BoardForm, FormFigures>> {
  const database = openDatabase({ url: databaseUrl, connections: 3 });
  const ignore = () => Promise.resolve();
  const parts = { database, clock: systemClock, live: { publish: ignore, publishToMany: ignore } };
  const reading = parts as unknown as Parts;
  const { sql, pool } = database;
  const correct = async () => {
    const workoutId = workoutIds[0] ?? '';
    const corrected = await pool.query<{ entryId: string }>(
      `insert into competitions.scores (id, competition_id, workout_id, entry_id, submission_id, typed, value, received_at, created_by, previous_id, reason)
       select uuidv7(), competition_id, workout_id, entry_id, gen_random_uuid(), typed,
         jsonb_set(value, '{result,amount}', to_jsonb(300000 + (random() * 240)::int * 1000)), now(), created_by, id, 'Seen on video'
       from competitions.scores where workout_id = $1
         and not exists (select 1 from competitions.scores later where later.previous_id = scores.id)
       order by random() limit 1 returning entry_id as "entryId"`,
      [workoutId],
    );
    const entryId = corrected.rows[0]?.entryId ?? null;
    await sql.insert(boardRequests).values({ divisionId, requestedAt: new Date(), workoutId, entryId });
  };
  const read = async () => {
    const key = { divisionId, view: 'public', page: 0 } as const;
    const found = await findRankedPage(reading, { ...key, competitionId, personId: null });
    return readPage(database, key, found.page);
  };
  const figures = {
    text: { next: [], firstRead: [], readAgain: [], bytes: 0 },
    packed: { next: [], firstRead: [], readAgain: [], bytes: 0 },
  } satisfies Record<BoardForm, FormFigures> as Record<BoardForm, FormFigures>;
  const storedBytes = async () => {
    const { rows } = await pool.query<{ bytes: number }>(
      `select ((select coalesce(sum(pg_column_size(rows)), 0) from competitions.board_pages where division_id = $1)
        + (select coalesce(sum(pg_column_size(content)), 0) from competitions.board_parts where division_id = $1))::int as bytes`,
      [divisionId],
    );
    return rows[0]?.bytes ?? 0;
  };
  try {
    for (let block = 0; block < blocks; block += 1) {
      for (const form of boardForms) {
        const { next, firstRead, readAgain } = figures[form];
        for (let round = -unmeasuredRounds; round < rounds; round += 1) {
          await correct();
          const took = [await timed(() => rankDivision(parts, divisionId, form)), await timed(read)];
          const again = [await timed(read), await timed(read), await timed(read)];
          if (round < 0) continue;
          next.push(took[0] ?? 0);
          firstRead.push(took[1] ?? 0);
          readAgain.push(...again);
        }
        figures[form].bytes = await storedBytes();
      }
    }
    return figures;
  } finally {
    await database.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
