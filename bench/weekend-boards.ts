import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import type { Client } from '@chalkline/contract/http/client.ts';
import type pg from 'pg';
import { recomputeDivision } from './recompute-weekend.ts';
import { types } from './weekend-sketch.ts';

interface Weekend {
  readonly competitionId: string;
  readonly divisionIds: readonly string[];
  readonly workoutIds: readonly string[];
}

/** Compares every board, once it is ranked, with its recomputation. Throws where a place or a total differs. */
export async function compareBoards(
  call: Client,
  client: Pick<pg.Client, 'query'>,
  { competitionId, divisionIds, workoutIds }: Weekend,
): Promise<void> {
  const typeOf = new Map(workoutIds.map((id, at) => [id, types[at] ?? 'reps']));
  await untilRanked(client);
  for (const divisionId of divisionIds) {
    const expected = await recomputeDivision(client, divisionId, typeOf);
    const { data } = await call(getLeaderboard, { params: { competitionId }, query: { divisionId } });
    const wrong = data.rows.filter(({ entryId, place, total }) => {
      const own = expected.get(entryId);
      return own?.place !== place || own.total !== total;
    });
    if (wrong.length === 0 && data.rows.length === expected.size) continue;
    const [first] = wrong;
    const own = expected.get(first?.entryId ?? '');
    throw new Error(
      `${wrong.length} of ${data.rows.length} rows differ: ${JSON.stringify(first)}, not ${JSON.stringify(own)}`,
    );
  }
}

export async function untilRanked(client: Pick<pg.Client, 'query'>): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select from competitions.board_requests limit 1');
    if (rows.length === 0) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}
