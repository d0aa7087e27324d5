import pg from 'pg';
import { expect, it } from 'vitest';
import { keptStatements, statementsVariable } from '../testing/sent-statements.ts';
import { testDatabase } from '../testing/test-database.ts';

/** What the run before sent to the embedded PostgreSQL; where this is that run, there is nothing to compare. */
const folder = process.env.TEST_DATABASE_URL ? process.env[statementsVariable] : undefined;

/**
 * Some tests make tables for themselves, and migrations make functions for one session: they are not here. PostgreSQL's
 * own tables have to be.
 */
function isOfOneSession({ code, message }: pg.DatabaseError): boolean {
  if (code === '3F000') return message.includes('"pg_temp"');
  return code === '42P01' && !/"(?:pg_|information_schema)/.test(message);
}

it.runIf(folder !== undefined)(
  'this PostgreSQL understands every statement that the tests sent',
  async () => {
    const { url } = await testDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const refused: string[] = [];
    for (const text of keptStatements(folder ?? '')) {
      await client.query(`prepare sent as ${text}`).then(
        () => client.query('deallocate sent'),
        (failure: pg.DatabaseError) =>
          isOfOneSession(failure) ? undefined : refused.push(`${failure.message}: ${text}`),
      );
    }
    await client.end();
    expect(refused).toEqual([]);
  },
  120_000,
);
