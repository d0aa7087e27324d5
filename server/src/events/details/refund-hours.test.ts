import { randomUUID } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, it, onTestFinished } from 'vitest';
import { migrateTo } from '../../platform/backup/schema-at.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate, migrationsFolder } from '../../platform/migrations/migrate.ts';
import { asAdmin, makeDatabase } from '../../platform/testing/databases.ts';

it('events from before they had refund steps keep the one that they had', async () => {
  const name = `refund_hours_${randomUUID().replaceAll('-', '')}`;
  const database = openDatabase({ url: await makeDatabase(inject('adminUrl'), name) });
  onTestFinished(async () => {
    await database.close();
    await asAdmin(inject('adminUrl'), `drop database ${name} with (force)`);
  });
  const all = readMigrationFiles({ migrationsFolder });
  const at = all.findIndex(({ sql }) => sql.some((text) => text.includes('jsonb_build_array(')));
  const before = all.slice(0, at).map(({ hash }) => hash);
  expect(await migrateTo(database, before)).toBeGreaterThan(0);
  const values = [null, 0, 48].map(
    (hours) => `(gen_random_uuid(), 'UTC', '${hours ?? 'none'}', 'EUR', ${hours}, '')`,
  );
  // Without the groups that they are of.
  await database.pool.query(`set session_replication_role = replica;
    insert into events.details (group_id, zone, place, currency, refund_hours, signing_key) values ${values.join()};
    set session_replication_role = default`);
  await migrate(database);
  const { rows } = await database.pool.query(
    'select place, refund_rule as rule, hold_minutes as minutes from events.details order by place',
  );
  const whole = (hoursBefore: number) => [{ hoursBefore, rate: 10_000, kept: 0 }];
  expect(rows).toEqual([
    { place: '0', rule: whole(0), minutes: 10 },
    { place: '48', rule: whole(48), minutes: 10 },
    { place: 'none', rule: [], minutes: 10 },
  ]);
});
