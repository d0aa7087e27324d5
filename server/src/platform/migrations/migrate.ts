import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import type { OpenDatabase } from '../database/database.ts';
import { installJobQueue } from '../job-queue/job-queue.ts';
import { StartRefusal } from '../start-refusal.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** One number for the advisory lock under which all processes migrate. */
const migrationLock = 7_406_001;

/**
 * Applies the migrations of a folder that are missing, one process at a time. Forward only. Throws a `StartRefusal`
 * when the database began with other migrations than these.
 */
export async function migrate(database: OpenDatabase, folder = migrationsFolder): Promise<void> {
  const connection = await database.pool.connect();
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseForeignStart(connection, folder);
    await applyMigrations(drizzle({ client: connection }), { migrationsFolder: folder });
    await installJobQueue(connection);
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
    // Destroyed, not given back: its settings are not those of the pool.
    connection.release(true);
  }
}

async function refuseForeignStart(connection: PoolClient, migrationsFolder: string): Promise<void> {
  const { rows: found } = await connection.query(
    `select to_regclass('drizzle.__drizzle_migrations') as made`,
  );
  if (found[0].made === null) return;
  const { rows } = await connection.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id limit 1',
  );
  const [first] = readMigrationFiles({ migrationsFolder });
  if (rows[0] === undefined || rows[0].hash === first?.hash) return;
  throw new StartRefusal(
    'This database was made by a version of the product before its first release and cannot be upgraded. ' +
      'Remove what is in it with: npm run db -- reset, or choose another DATA_DIR or DATABASE_URL.',
  );
}

/** How many migrations this code knows and how many the database has: equal when it may serve. */
export async function migrationState(database: OpenDatabase): Promise<{ known: number; applied: number }> {
  const known = readMigrationFiles({ migrationsFolder }).length;
  const result = await database.pool.query<{ count: string }>(
    `select count(*) as count from drizzle.__drizzle_migrations`,
  );
  return { known, applied: Number(result.rows[0]?.count ?? 0) };
}
