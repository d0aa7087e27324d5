import type { CompetitionsQuery } from '@chalkline/contract/competitions/competition-list.schema.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { openExplained } from '../../platform/testing/explained-queries.ts';
import { listCompetitions } from '../competitions/competitions.list.service.ts';
import { findOnBoardTask } from './boards.found.service.ts';

/** Asks as the calls do, and tells how the database came to its answers. */
export async function openListPlans(databaseUrl: string, dataDir: string) {
  const { sql, plans, close } = await openExplained(databaseUrl);
  const database: Database = {
    sql,
    transaction: (work) => work({ sql } as unknown as Transaction),
  };
  const config = readConfig({ DATA_DIR: dataDir });
  const parts = { config, clock: systemClock, database } as unknown as Parts;
  const planned = async (ask: () => Promise<unknown>) => {
    plans.length = 0;
    await ask();
    return [...plans];
  };
  return {
    competitions: (query: CompetitionsQuery) => planned(() => listCompetitions(parts, query)),
    /** Its second page. */
    async further(query: CompetitionsQuery) {
      const { next } = await listCompetitions(parts, query);
      return planned(() => listCompetitions(parts, { ...query, cursor: next ?? undefined }));
    },
    board: (divisionId: string, filter: { readonly ageGroup?: string; readonly country?: string }) =>
      planned(() =>
        findOnBoardTask.run(
          { ...parts, live: { publish: () => Promise.resolve() } },
          {
            ...{ divisionId, view: 'public', workoutId: null, from: 0 },
            ...filter,
          },
        ),
      ),
    close,
  };
}
