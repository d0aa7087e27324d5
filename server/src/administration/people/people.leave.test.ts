import { getMe } from '@chalkline/contract/accounts/people.endpoints.ts';
import * as calls from '@chalkline/contract/administration/people.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { leaveOrganization } from '@chalkline/contract/organizations/leaving.endpoints.ts';
import { getMyOrganization } from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type PersonSketch, person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { call, database, parts } = await testApp();

const harbor = await organization(parts, { name: 'Iron Harbor' });
const ended = await organization(parts);
await database.sql.update(organizations).set({ trialPeriod: 0 }).where(eq(organizations.id, ended.id));
const inside = (sketch: PersonSketch = {}) => person(parts, { organizationId: harbor.id, ...sketch });
const boss = await inside({ accountType: 'corporate_admin' });
const asBoss = await signedIn(parts, boss);
const leave = async (as: string) => (await call(leaveOrganization, {}, { as })).data;
const outcome = (calling: Promise<unknown>) =>
  calling.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const told = async (as: string) =>
  (await call(listNotifications, {}, { as })).data.map(({ title, address }) => ({ title, address }));

it('an employee leaves once and keeps the account, which administrators no longer see', async () => {
  const one = await inside({ accountType: 'receptionist' });
  const as = await signedIn(parts, one);
  expect(await leave(as)).toMatchObject({ id: one.id, accountType: 'trainee', organizationId: null });
  expect(await leave(as)).toMatchObject({ id: one.id, organizationId: null });
  expect((await call(getMyOrganization, {}, { as })).data).toBeNull();
  expect((await call(getMe, {}, { as })).data).toMatchObject({ accountType: 'trainee' });
  const account = call(calls.getAccount, { params: { personId: one.id } }, { as: asBoss });
  expect(await outcome(account)).toBe('not_found');
  // No one is notified of what they did themselves.
  expect(await told(as)).toEqual([]);
});

it('the last administrator stays until there is another one', async () => {
  expect(await outcome(leave(asBoss))).toBe('last_corporate_admin');
  const next = await inside();
  const change = { params: { personId: next.id }, body: { from: 'trainee', to: 'corporate_admin' } } as const;
  await call(calls.changeAccountType, change, { as: asBoss });
  const asNext = await signedIn(parts, next);
  expect(await told(asNext)).toEqual([
    { title: 'You’re now an administrator at Iron Harbor', address: '/dashboard' },
  ]);
  const both = await Promise.all([outcome(leave(asBoss)), outcome(leave(asNext))]);
  expect(both.toSorted()).toEqual(['done', 'last_corporate_admin']);
});

it('one leaves a company whose trial is over, too', async () => {
  const one = await person(parts, { organizationId: ended.id, accountType: 'trainer' });
  expect(await leave(await signedIn(parts, one))).toMatchObject({ accountType: 'trainer' });
});

it('tells people that they were removed, until they are back', async () => {
  const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
  const one = await inside();
  const as = await signedIn(parts, one);
  const params = { personId: one.id };
  await call(calls.removeFromOrganization, { params }, { as: admin });
  await call(calls.removeFromOrganization, { params }, { as: admin });
  expect(await told(as)).toEqual([{ title: 'You’re no longer in Iron Harbor', address: '/profile' }]);
  await call(calls.chooseOrganization, { params, body: { organizationId: harbor.id } }, { as: admin });
  expect(await told(as)).toEqual([{ title: 'You’re now in Iron Harbor', address: '/profile' }]);
});
