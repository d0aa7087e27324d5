import { changeSellerDetails, getSellerDetails } from '@chalkline/contract/money/seller-details.endpoints.ts';
import type { SellerDetails } from '@chalkline/contract/money/seller-details.schema.ts';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { auditRows } from '../../audit/audit.table.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { sellerOf } from '../sellers/sellers.service.ts';

const { parts, call, clock } = await testApp();

const details: SellerDetails = {
  legalName: 'Noordkaap B.V.',
  address: 'Maashaven 1\nRotterdam',
  taxNumber: 'NL001',
  taxRate: 2100,
  taxIncluded: true,
};
const own = { params: { as: 'person' } } as const;
const ofCompany = { params: { as: 'organization' } } as const;

it('says how receipts name a seller and which tax they charge, from the first change on', async () => {
  const jonas = await person(parts, { name: 'Jonas Beck' });
  const as = await signedIn(parts, jonas);
  const nothing = { legalName: '', address: '', taxNumber: '', taxRate: 0, taxIncluded: true };
  expect((await call(getSellerDetails, own, { as })).data).toEqual({ ...nothing, name: 'Jonas Beck' });
  const change = () => call(changeSellerDetails, { ...own, body: details }, { as });
  expect((await change()).data).toEqual({ ...details, name: 'Jonas Beck' });
  await change();
  const seller = await sellerOf(parts.database, { personId: jonas.id }, clock.now());
  expect(seller).toMatchObject({ ...details, name: 'Noordkaap B.V.' });
  const lines = await parts.database.sql
    .select()
    .from(auditRows)
    .where(and(eq(auditRows.action, 'seller.details_changed'), eq(auditRows.subjectId, seller.id)));
  expect(lines).toHaveLength(1);
  await call(changeSellerDetails, { ...own, body: { ...details, legalName: '', address: ' ' } }, { as });
  const again = await sellerOf(parts.database, { personId: jonas.id }, clock.now());
  expect(again).toMatchObject({ name: 'Jonas Beck', legalName: null, address: null, taxNumber: 'NL001' });
});

it('is a company’s for its administrators alone, and refuses a rate that is none', async () => {
  const { id: organizationId } = await organization(parts, { name: 'Harbor Gym' });
  const signIn = async (accountType: 'corporate_admin' | 'receptionist') =>
    signedIn(parts, await person(parts, { accountType, organizationId }));
  const [owner, desk] = [await signIn('corporate_admin'), await signIn('receptionist')];
  const { data } = await call(changeSellerDetails, { ...ofCompany, body: details }, { as: owner });
  expect(data.name).toBe('Harbor Gym');
  expect((await failure(call(getSellerDetails, ofCompany, { as: desk })))[0]).toBe(404);
  expect((await failure(call(changeSellerDetails, { ...ofCompany, body: details }, { as: desk })))[0]).toBe(
    404,
  );
  const body = { ...details, taxRate: 10_001 };
  expect(await failure(call(changeSellerDetails, { ...ofCompany, body }, { as: owner }))).toEqual([
    422,
    'too_big',
    'body.taxRate',
  ]);
});
