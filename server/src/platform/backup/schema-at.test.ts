import { randomUUID } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { migrate, migrationsFolder } from '../migrations/migrate.ts';
import { appliedMigrations } from './catalog.ts';
import { migrateTo } from './schema-at.ts';

const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** A database that nothing has been done to. */
async function untouched(): Promise<OpenDatabase> {
  const name = `untouched_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href });
  onTestFinished(async () => {
    await database.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
  return database;
}

async function applied(database: OpenDatabase): Promise<string[]> {
  const client = await database.pool.connect();
  const hashes = await appliedMigrations(client);
  client.release();
  return hashes;
}

it('goes as far as the backup went, and the release goes on from there', async () => {
  const database = await untouched();
  expect(await applied(database)).toEqual([]);
  expect(await migrateTo(database, known.slice(0, -1))).toBe(1);
  expect(await applied(database)).toEqual(known.slice(0, -1));
  await migrate(database);
  expect(await applied(database)).toEqual(known);
});

it('refuses migrations that this release does not know', async () => {
  const database = await untouched();
  await expect(migrateTo(database, [...known, 'of tomorrow'])).rejects.toThrow('newer release');
  await expect(migrateTo(database, ['of another product'])).rejects.toThrow('newer release');
});
