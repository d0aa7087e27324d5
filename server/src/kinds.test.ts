import { entryKinds } from '@chalkline/contract/money/ledger-kinds.ts';
import { notificationKinds } from '@chalkline/contract/notifications/notification-kinds.ts';
import { contactTopics } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import { uploadTypes } from '@chalkline/contract/uploads/upload.schema.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from './platform/testing/test-database.ts';

const database = await testDatabase();

/** Lists that grow: when one has grown in the contract, a migration replaces its function. */
it.each([
  ['notifications.is_kind', notificationKinds],
  ['uploads.is_content_type', uploadTypes],
  ['showcase.is_contact_topic', contactTopics],
  ['money.is_entry_kind', entryKinds],
])('%s knows exactly the kinds of the contract', async (listFunction, kinds) => {
  const asked = [...kinds, 'nonsense', ''];
  const { rows } = await database.sql.execute<{ kind: string }>(sql`
    select kind from unnest(array[${sql.join(
      asked.map((kind) => sql`${kind}`),
      sql`, `,
    )}]) kind where ${sql.raw(listFunction)}(kind)`);
  expect(rows.map(({ kind }) => kind)).toEqual([...kinds]);
  const { rows: definition } = await database.sql.execute<{ body: string }>(
    sql`select prosrc as body from pg_proc where oid = ${listFunction}::regproc`,
  );
  expect(definition[0]?.body.match(/'[^']*'/g)?.map((quoted) => quoted.slice(1, -1))).toEqual([...kinds]);
});
