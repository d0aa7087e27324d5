import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/database.ts';

/**
 * A migrated database of one's own, copied from the template in milliseconds and dropped when the file is
 * done. Call it inside a test file; tests of one file share it, files never do.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const adminUrl = inject('adminUrl');
  await asAdmin(adminUrl, `create database ${name} template ${inject('templateName')}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href });
  afterAll(async () => {
    await database.close();
    await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  });
  return database;
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
