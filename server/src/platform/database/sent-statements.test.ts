import pg from 'pg';
import { expect, it } from 'vitest';
import { keptStatements, statementsVariable } from '../testing/sent-statements.ts';
import { testDatabase } from '../testing/test-database.ts';

const folder = process.env[statementsVariable];

it.runIf(folder !== undefined)(
  'this PostgreSQL understands every statement that the tests sent',
  async () => {
    const statements = keptStatements(folder ?? '');
    const { url } = await testDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const refused: string[] = [];
    for (const text of statements) {
      await client.query(`prepare sent as ${text}`).then(
        () => client.query('deallocate sent'),
        (failure: Error) => refused.push(`${failure.message}: ${text}`),
      );
    }
    await client.end();
    expect(refused).toEqual([]);
    expect(statements.length).toBeGreaterThan(0);
  },
  120_000,
);
