import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { OpenDatabase } from '../database/database.ts';
import { installJobQueue } from '../job-queue/job-queue.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** One number for the advisory lock under which all processes migrate. */
const migrationLock = 7_406_001;

/** Applies the migrations of a folder that are missing, one process at a time. Forward only. */
export async function migrate(database: OpenDatabase, folder = migrationsFolder): Promise<void> {
  const connection = await database.pool.connect();
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle({ client: connection }), { migrationsFolder: folder });
    await installJobQueue(connection);
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
    // Destroyed, not given back: its settings are not those of the pool.
    connection.release(true);
  }
}

/** How many migrations this code knows and how many the database has: equal when it may serve. */
export async function migrationState(database: OpenDatabase): Promise<{ known: number; applied: number }> {
  const { readMigrationFiles } = await import('drizzle-orm/migrator');
  const known = readMigrationFiles({ migrationsFolder }).length;
  const result = await database.pool.query<{ count: string }>(
    `select count(*) as count from drizzle.__drizzle_migrations`,
  );
  return { known, applied: Number(result.rows[0]?.count ?? 0) };
}
