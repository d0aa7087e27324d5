import { systemClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { boardRequests } from '../board-requests/board-requests.table.ts';
import { rankInBulk } from './boards.bulk-ranking.service.ts';
import { readInBulk } from './boards.bulk-read.service.ts';
import { rankDivision } from './boards.rank.service.ts';
import { packBoard } from './pack-board.rules.ts';
import { allPieces } from './packed-board.rules.ts';

/** Milliseconds of one rebuild by its steps; `cpu` without the database's. */
export interface RebuildSplit {
  readonly read: number;
  readonly rank: number;
  readonly pack: number;
  readonly write: number;
  readonly whole: number;
  readonly cpu: number;
}

/** Which board, with the workouts that it shows. */
interface Rebuilt {
  readonly competitionId: string;
  readonly divisionId: string;
  readonly workoutIds: readonly string[];
}

/**
 * Rebuilds a board step by step and then as a whole. Steps are timed by doing what is before them once more, so
 * ranking is reading and ranking less reading, and writing is the whole less the rest.
 */
export async function splitRebuild(
  databaseUrl: string,
  { competitionId, divisionId, workoutIds }: Rebuilt,
  rounds: number,
): Promise<RebuildSplit[]> {
  const database = openDatabase({ url: databaseUrl, connections: 2 });
  const skip = () => Promise.resolve();
  const parts = { database, clock: systemClock, live: { publish: skip, publishToMany: skip } };
  const { sql } = database;
  try {
    const found: RebuildSplit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const read = await timed(() =>
        database.transaction((tx) => readInBulk(tx, { id: divisionId, competitionId }, workoutIds)),
      );
      const ranked = await timed(() =>
        database.transaction((tx) => rankInBulk(tx, divisionId, { view: 'public', now: new Date() })),
      );
      const { field } = ranked.result ?? {};
      const pack = await timed(async () => field && [...allPieces(packBoard(field))]);
      await sql.insert(boardRequests).values({ divisionId, requestedAt: new Date() });
      const before = process.cpuUsage();
      const whole = await timed(() => rankDivision(parts, divisionId));
      const { user, system } = process.cpuUsage(before);
      const rank = ranked.took - read.took;
      const write = whole.took - ranked.took - pack.took;
      const cpu = (user + system) / 1000;
      found.push({ read: read.took, rank, pack: pack.took, write, whole: whole.took, cpu });
    }
    return found;
  } finally {
    await database.close();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; took: number }> {
  const began = performance.now();
  const result = await work();
  return { result, took: performance.now() - began };
}
