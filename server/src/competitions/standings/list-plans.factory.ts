import type { CompetitionsQuery } from '@chalkline/contract/competitions/competition-list.schema.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { listCompetitions } from '../directory/competitions.list.service.ts';
import { findOnBoardTask } from './boards.search.service.ts';

/** The lists as the calls ask for them, on any connection: for who wants to see how the database answers. */
export function listsOn(sql: Sql, dataDir: string) {
  const database: Database = {
    sql,
    transaction: (work) => work({ sql } as unknown as Transaction),
  };
  const config = readConfig({ DATA_DIR: dataDir });
  const parts = { config, clock: systemClock, database } as unknown as Parts;
  const skip = () => Promise.resolve();
  const live = { publish: skip, publishToMany: skip };
  return {
    competitions: (query: CompetitionsQuery) => listCompetitions(parts, query),
    board: (divisionId: string, filter: { readonly ageGroup?: string; readonly country?: string }) =>
      findOnBoardTask.run(
        { ...parts, live },
        { divisionId, view: 'public', workoutId: null, from: 0, ...filter },
      ),
  };
}
