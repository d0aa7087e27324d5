import { quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { getMyOrganization } from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { usualTrialDays } from '@chalkline/contract/organizations/trial.rules.ts';
import { day } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy } from '../../demo/demo-till.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { createPlan } from '../plans/plans.service.ts';
import { renewMemberships } from '../renewals/renewals.clock.service.ts';

const { parts, call, clock, database } = await testApp();
const run = () => renewMemberships(parts, {}, { id: '', attempt: 1, signal: new AbortController().signal });

const site = await person(parts, { accountType: 'admin', organizationId: null });
const facts = { price: 39_000, currency: 'EUR', period: 'month', includes: '', capacity: null } as const;
const planOf = async (name: string, isForCompanies: boolean) =>
  (await createPlan(parts, asViewer(site), { ...facts, name, isOn: true, trialDays: null, isForCompanies }))
    .id;
const club = await planOf('Club', true);
const athlete = await planOf('Athlete', false);

/** A company whose trial has just ended, with its administrator and a member. */
async function company() {
  const { id: organizationId } = await organization(parts);
  const chief = await person(parts, { accountType: 'corporate_admin', organizationId });
  const member = await person(parts, { organizationId });
  const mine = async (who = chief) =>
    (await call(getMyOrganization, {}, { as: await signedIn(parts, who) })).data;
  const write = async (who = member) =>
    call(createGroup, { body: { type: 'group', name: 'Runners' } } as never, {
      as: await signedIn(parts, who),
    }).then(
      () => 'done',
      ({ errors }) => errors[0].code as string,
    );
  const lineOf = (planId: string) => ({
    kind: membershipKind,
    offerId: planId,
    lines: [{ itemId: planId, quantity: 1, details: null }],
  });
  return {
    organizationId,
    chief,
    member,
    mine,
    write,
    pay: (planId: string) => buy(parts, chief, lineOf(planId)),
    quote: async (who = chief) =>
      call(quoteOrder, { body: lineOf(club) }, { as: await signedIn(parts, who) }),
  };
}

it('ends the trial of the company of who pays for it, until the plan ends', async () => {
  const { chief, member, mine, write, pay, quote } = await company();
  expect((await mine())?.daysLeft).toBe(usualTrialDays);
  clock.advance(usualTrialDays * day);
  expect(await write()).toBe('organization_read_only');
  expect((await failure(quote(member)))[1]).toBe('organization_read_only');
  await quote();
  await pay(athlete);
  expect(await write()).toBe('organization_read_only');
  await pay(club);
  expect(await write()).toBe('done');
  const paid = await mine();
  expect(paid).toMatchObject({ daysLeft: null, trialEndsAt: null, readOnlySince: null });
  expect(await mine(member)).toMatchObject({ paidUntil: null, readOnlySince: null });
  clock.advance(Date.parse(paid?.paidUntil ?? '') - clock.now().getTime() - 1);
  await run();
  expect(await write()).toBe('done');
  clock.advance(1);
  expect(await write()).toBe('organization_read_only');
  expect((await mine())?.readOnlySince).toBe(paid?.paidUntil);
  const notices = await call(
    endpoints.listMyMemberships,
    { query: {} },
    { as: await signedIn(parts, chief) },
  );
  expect(notices.data.map(({ plan }) => plan)).toContain('Club');
});

it('follows who administers the company, and what is canceled', async () => {
  const { chief, mine, write, pay } = await company();
  const other = await company();
  await pay(club);
  clock.advance(usualTrialDays * day);
  expect(await other.write()).toBe('organization_read_only');
  const held = (
    await call(endpoints.listMyMemberships, { query: {} }, { as: await signedIn(parts, chief) })
  ).data.find(({ plan }) => plan === 'Club');
  const params = { membershipId: held?.id ?? '' };
  const until = (await mine())?.paidUntil;
  await call(
    endpoints.cancelMembership,
    { params, body: { reason: '' } },
    { as: await signedIn(parts, chief) },
  );
  await run();
  expect(Date.parse((await mine())?.paidUntil ?? '')).toBe(Date.parse(until ?? '') - 7 * day);
  await database.sql.update(people).set({ accountType: 'trainee' }).where(eq(people.id, chief.id));
  await run();
  expect(await write()).toBe('organization_read_only');
});

it('is offered to administrators of companies alone, and marked by the site alone', async () => {
  const { chief, member } = await company();
  const alone = await person(parts, { organizationId: null });
  const offered = async (who: typeof chief) =>
    (await call(endpoints.listPlanOffers, { query: {} }, { as: await signedIn(parts, who) })).data.map(
      ({ name }) => name,
    );
  expect(await offered(chief)).toEqual(['Athlete', 'Club']);
  expect(await offered(alone)).toEqual(['Athlete']);
  expect(await offered(member)).toEqual([]);
  const as = await signedIn(parts, chief);
  const key = { idempotencyKey: crypto.randomUUID() };
  const { data } = await call(
    endpoints.createPlan,
    { body: { ...facts, name: 'Floor', isOn: true, isForCompanies: true } },
    { as, ...key },
  );
  expect(data.isForCompanies).toBe(false);
  const patch = { params: { planId: data.id }, body: { version: 1, isForCompanies: true } };
  expect((await failure(call(endpoints.changePlan, patch, { as })))[1]).toBe('not_allowed');
});
