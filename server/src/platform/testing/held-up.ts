import type { OpenDatabase } from '../database/database.ts';

/**
 * Waits until a call is over or waits for a lock that somebody else holds: what two calls do at once is then the same
 * in every run. Nothing else may wait for a lock in this database meanwhile.
 */
export async function overOrHeldUp(
  { pool }: Pick<OpenDatabase, 'pool'>,
  call: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const ended = () => {
    isOver = true;
  };
  call.then(ended, ended);
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isOver && (await pool.query(waiting)).rowCount === 0) await new Promise(setImmediate);
}
