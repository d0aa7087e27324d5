import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { asAdmin, databaseUrl } from './databases.ts';
import { keepStatements, noteStatements, statementsVariable } from './sent-statements.ts';

/**
 * A migrated database of one's own, copied from the template in milliseconds and dropped when the file is
 * done. Call it inside a test file; tests of one file share it, files never do.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const adminUrl = inject('adminUrl');
  const statements = process.env[statementsVariable];
  if (statements !== undefined) noteStatements();
  await asAdmin(adminUrl, `create database ${name} template ${inject('templateName')} strategy file_copy`);
  const database = openDatabase({ url: databaseUrl(adminUrl, name) });
  afterAll(async () => {
    await database.close();
    if (statements !== undefined) keepStatements(statements);
    await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  });
  return database;
}
