import { downloadDocuments } from '@chalkline/contract/checkout/sales.endpoints.ts';
import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { membership } from './memberships.factory.ts';

const { parts, call, clock, database } = await testApp();

it('invoices and credit notes of cash for plans are in the seller’s file with their tax rate', async () => {
  const { id: organizationId } = await organization(parts);
  const seller = await sellerOf(database, { organizationId }, clock.now());
  await database.sql.execute(sql`update money.sellers set tax_rate = 900 where id = ${seller.id}`);
  const chief = await person(parts, { accountType: 'corporate_admin', organizationId });
  const keeper = {
    personId: chief.id,
    name: chief.name,
    accountType: 'corporate_admin',
    organizationId,
    sessionId: '',
  } as const;
  const member = await person(parts, { organizationId, name: 'Noor Achterberg' });
  const { membershipId, periodId } = await membership(parts, { keeper, member });
  const as = await signedIn(parts, chief);
  const params = { params: { membershipId, periodId } };
  const key = { idempotencyKey: crypto.randomUUID() };
  await call(endpoints.returnCash, { ...params, body: { reason: 'Moved away' } }, { as, ...key });
  const today = clock.now().toISOString().slice(0, 10);
  const year = today.slice(0, 4);
  const read = async (from: string, to: string, token = as) =>
    (
      await call(downloadDocuments, { params: { as: 'organization' }, query: { from, to } }, { as: token })
    ).data.content
      .trim()
      .split(/\r?\n/)
      .slice(1);
  expect(await read(today, today)).toEqual([
    `invoice,${year}-0001,${today},,Noor Achterberg,,,Floor,EUR,9,44.95,4.05,49,${periodId}`,
    `credit_note,${year}-0001,${today},${year}-0001,Noor Achterberg,,,Floor,EUR,9,-44.95,-4.05,-49,${periodId}`,
  ]);
  expect(await read('2020-01-01', '2020-12-31')).toEqual([]);
  const { id: other } = await organization(parts);
  const stranger = await person(parts, { accountType: 'corporate_admin', organizationId: other });
  expect(await read(today, today, await signedIn(parts, stranger))).toEqual([]);
});
