import { randomUUID } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, it, onTestFinished } from 'vitest';
import { migrateTo } from '../../platform/backup/schema-at.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { migrate, migrationsFolder } from '../../platform/migrations/migrate.ts';
import { asAdmin, makeDatabase } from '../../platform/testing/databases.ts';

it('cash from before has the seller of the day it was migrated on its receipt, and the tax inside', async () => {
  const name = `cash_receipts_${randomUUID().replaceAll('-', '')}`;
  const database = openDatabase({ url: await makeDatabase(inject('adminUrl'), name) });
  onTestFinished(async () => {
    await database.close();
    await asAdmin(inject('adminUrl'), `drop database ${name} with (force)`);
  });
  const all = readMigrationFiles({ migrationsFolder });
  const at = all.findIndex(({ sql }) => sql.some((text) => text.includes('"sold_title" =')));
  await migrateTo(
    database,
    all.slice(0, at).map(({ hash }) => hash),
  );
  const [gym, seller, plan, membership, taker] = [newId(), newId(), newId(), newId(), newId()];
  const period = (days: string, by: string) =>
    `('${newId()}', '${membership}', ${days}, 4900, 'EUR', '2026-01-01', ${by})`;
  // Without the people that they are of.
  await database.pool.query(`set session_replication_role = replica;
    insert into money.sellers (id, organization_id, legal_name, address, tax_rate, tax_included, created_at, updated_at)
      values ('${seller}', '${gym}', 'Harbor Gym AS', 'Kaia 1', 2500, true, now(), now());
    insert into memberships.plans (id, organization_id, name, price, currency, period, includes, is_on, version, created_at)
      values ('${plan}', '${gym}', 'Floor', 4900, 'EUR', 'month', '', true, 1, now());
    insert into memberships.memberships (id, plan_id, seller_id, person_id, joined_on, anchor_day, paid_through, cancel_reason)
      values ('${membership}', '${plan}', '${gym}', '${taker}', '2026-01-01', 1, '2026-02-28', '');
    insert into memberships.periods (id, membership_id, starts_on, ends_on, amount, currency, paid_at, taken_by)
      values ${period("'2026-01-01', '2026-01-31'", `'${taker}'`)}, ${period("'2026-02-01', '2026-02-28'", 'null')};
    set session_replication_role = default`);
  await migrate(database);
  const { rows } = await database.pool.query(
    'select sold_by, sold_title, tax::int from memberships.periods order by starts_on',
  );
  expect(rows).toEqual([
    {
      sold_by: { name: 'Harbor Gym AS', address: 'Kaia 1', taxNumber: null },
      sold_title: 'Floor',
      tax: 980,
    },
    { sold_by: null, sold_title: null, tax: null },
  ]);
});
