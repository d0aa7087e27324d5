import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { dayAfter } from '../memberships/memberships.rules.ts';
import { takeCash } from '../sale/desk.service.ts';
import { membership } from '../sale/memberships.factory.ts';
import { renewMemberships } from './renewals.clock.service.ts';

const { parts, call, clock, database } = await testApp();

const signal = new AbortController().signal;
const run = () => renewMemberships(parts, {}, { id: '', attempt: 1, signal });
const today = () => clock.now().toISOString().slice(0, 10);

/** The clock goes on to a day, and its jobs have run on each. */
async function until(date: string): Promise<void> {
  while (today() < date) {
    clock.advance(day);
    await Promise.all([run(), run()]);
  }
  await run();
}

/** A member of a gym who paid the first month in cash. */
async function member() {
  const { id: organizationId } = await organization(parts, { trialPeriod: null } as never);
  const chief = await person(parts, { accountType: 'corporate_admin', organizationId });
  const keeper: Viewer = {
    personId: chief.id,
    name: chief.name,
    accountType: 'corporate_admin',
    organizationId,
    sessionId: '',
  };
  const who = await person(parts, { organizationId });
  const { membershipId } = await membership(parts, { keeper, member: who });
  const asMember = () => signedIn(parts, who);
  const asChief = () => signedIn(parts, chief);
  const params = { params: { membershipId } };
  const get = async () => (await call(endpoints.getMembership, params, { as: await asMember() })).data;
  return {
    keeper,
    membershipId,
    params,
    get,
    asMember,
    asChief,
    told: async (as = asMember) =>
      (await call(listNotifications, { query: {} }, { as: await as() })).data.map(({ title, text }) => [
        title,
        text,
      ]),
    paid: async () => takeCash(parts, keeper, membershipId, { startsOn: (await get()).next.startsOn }),
    overdue: async () => {
      const as = { as: await asChief() };
      const { data } = await call(endpoints.getMembershipCounts, {}, as);
      const listed = await call(endpoints.listMemberships, { query: { state: 'overdue' } }, as);
      return [data.overdue, data.dueAmounts[0]?.amount ?? 0, listed.data.map(({ id }) => id)];
    },
  };
}

it('members who pay by hand hear once before the end, once after it and once when they are suspended', async () => {
  const one = await member();
  const other = await member();
  const { paidThrough } = await one.get();
  await until(dayAfter(paidThrough, -8));
  expect(await one.told()).toEqual([]);
  await until(dayAfter(paidThrough, -7));
  expect(await one.told()).toEqual([
    [expect.stringMatching(/^Floor ends on /), 'Pay €49.00 under My memberships or at the desk to keep it.'],
  ]);
  await other.paid();
  await until(paidThrough);
  expect(await one.told()).toHaveLength(1);
  expect(await one.overdue()).toEqual([0, 0, []]);
  await until(dayAfter(paidThrough, 7));
  expect(await one.told()).toEqual([
    ['Floor is overdue', expect.stringMatching(/^Pay €49.00 .* From .*, it’s suspended\.$/)],
  ]);
  expect(await one.overdue()).toEqual([1, 4900, [one.membershipId]]);
  await until(dayAfter(paidThrough, 14));
  expect(await one.told()).toEqual([
    ['Floor is suspended', expect.stringMatching(/^It’s unpaid since .* to keep it\.$/)],
  ]);
  // Who is suspended owes it still.
  expect(await one.overdue()).toEqual([1, 4900, [one.membershipId]]);
  expect(await other.overdue()).toEqual([0, 0, []]);
  const { rows } = await database.pool.query(
    'select 1 from notifications.notifications where person_id = $1',
    [(await one.get()).person.id],
  );
  expect(rows).toHaveLength(3);
  await until(dayAfter(paidThrough, 16));
  expect([await one.told(), await one.overdue()]).toEqual([[], [0, 0, []]]);
  // Who paid heard of it before the end of the first month alone.
  expect(await other.told()).toEqual([]);
});

it('what was paid, frozen or canceled is no reminder', async () => {
  const [paid, frozen, canceled] = [await member(), await member(), await member()];
  const { paidThrough } = await paid.get();
  await until(dayAfter(paidThrough, -9));
  await call(
    endpoints.freezeMembership,
    { ...frozen.params, body: { days: 30 } },
    { as: await frozen.asMember() },
  );
  await call(
    endpoints.cancelMembership,
    { ...canceled.params, body: { reason: '' } },
    { as: await canceled.asMember() },
  );
  await until(dayAfter(paidThrough, 1));
  expect([await frozen.told(), await canceled.told()]).toEqual([[], []]);
  expect((await paid.told()).map(([title]) => title)).toEqual(['Floor is overdue']);
  await paid.paid();
  expect(await paid.told()).toEqual([]);
  expect(await paid.overdue()).toEqual([0, 0, []]);
  // And before the next end once more.
  await until(dayAfter((await paid.get()).paidThrough, -7));
  expect((await paid.told()).map(([title]) => title)).toEqual([expect.stringMatching(/^Floor ends on /)]);
  expect((await frozen.told()).map(([title]) => title)).toEqual([expect.stringMatching(/^Floor ends on /)]);
});
