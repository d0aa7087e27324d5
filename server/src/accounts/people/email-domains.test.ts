import { randomUUID } from 'node:crypto';
import { normalizedEmail } from '@chalkline/contract/http/email-address.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, it, onTestFinished } from 'vitest';
import { migrateTo } from '../../platform/backup/schema-at.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate, migrationsFolder } from '../../platform/migrations/migrate.ts';
import { asAdmin, makeDatabase } from '../../platform/testing/databases.ts';

const emails = [
  'ana@münchen.de',
  'ben@bücher.example.com',
  'cem@例え.テスト',
  'dea@faß.de',
  'eva@ñandú.com.ar',
  'fin@пример.рф',
  'gus@a.b.ελληνικά.gr',
  'hal@straße-straße-ä-ö-ü.eu',
  'ida@münchen。de',
  'jon@plain.example.org',
  'køb@plain.example.org',
];

it('addresses from before domains were in ASCII are found by what people type', async () => {
  const name = `domains_${randomUUID().replaceAll('-', '')}`;
  const database = openDatabase({ url: await makeDatabase(inject('adminUrl'), name) });
  onTestFinished(async () => {
    await database.close();
    await asAdmin(inject('adminUrl'), `drop database ${name} with (force)`);
  });
  const all = readMigrationFiles({ migrationsFolder });
  const at = all.findIndex(({ sql }) => sql.some((statement) => statement.includes('ascii_domain')));
  expect(
    await migrateTo(
      database,
      all.slice(0, at).map(({ hash }) => hash),
    ),
  ).toBeGreaterThan(0);
  const insert = (email: string) =>
    database.pool.query(
      `insert into accounts.people (id, name, handle, email, email_verified, account_type, state, created_at, updated_at)
       values ($1, 'Ana', md5($2), $2, true, 'trainee', 'active', now(), now())`,
      [randomUUID(), email],
    );
  // The first two are one address that somebody has; of the others, the second is in another Unicode form.
  const taken = ['taken@zürich.ch', 'taken@xn--zrich-kva.ch'];
  const twice = 'twice@zürich.ch';
  for (const email of [...emails, ...taken, twice, twice.normalize('NFD')]) await insert(email);
  await migrate(database);
  const { rows } = await database.pool.query<{ email: string }>('select email from accounts.people');
  expect(rows.map(({ email }) => email).sort()).toEqual(
    [...emails.map(normalizedEmail), ...taken, normalizedEmail(twice), twice.normalize('NFD')].sort(),
  );
});
