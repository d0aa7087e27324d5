import { listOrders } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, connectPayouts } from '../../demo/demo-till.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { renewMemberships } from '../renewals/renewals.clock.service.ts';
import { membership } from './memberships.factory.ts';

const { app, parts, call, clock, database } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** A gym whose prices are without the 20% tax that it adds, with a plan at €49.00 a month. */
async function gym() {
  const { id: organizationId } = await organization(parts);
  const chief = await person(parts, { accountType: 'corporate_admin', organizationId });
  await connectPayouts(parts, chief, 'NLD');
  const seller = await sellerOf(database, { organizationId }, clock.now());
  await database.sql.execute(
    sql`update money.sellers set tax_rate = 2000, tax_included = false where id = ${seller.id}`,
  );
  const member = await person(parts, { organizationId });
  const made = await membership(parts, { keeper: asViewer(chief), member });
  return { ...made, chief, member, organizationId };
}

it('takes the same at the desk as an order: the price with the tax that is added', async () => {
  const { chief, member, organizationId, planId, membershipId, periodId } = await gym();
  const as = await signedIn(parts, chief);
  const params = { membershipId };
  const { data } = await call(endpoints.getMembership, { params }, { as });
  expect([data.price, data.periods[0]?.amount]).toEqual([5880, 5880]);
  const receipt = await app.inject({
    url: `/api/memberships/${membershipId}/periods/${periodId}/receipt`,
    headers: { authorization: `Bearer ${await signedIn(parts, member)}` },
  });
  const paper = (await pdfText(receipt.rawPayload)).join(' ');
  expect(paper).toContain('€58.80');
  expect(paper).toContain('€9.80');
  const online = await person(parts, { organizationId });
  await buy(parts, online, {
    kind: membershipKind,
    offerId: planId,
    lines: [{ itemId: planId, quantity: 1, details: null }],
  });
  const orders = await call(listOrders, {}, { as: await signedIn(parts, online) });
  expect(orders.data[0]?.total).toBe(5880);
  const offers = await call(endpoints.listPlans, {}, { as });
  expect(offers.data.plans[0]).toMatchObject({ price: 4900, tax: { rate: 2000, isIncluded: false } });
});

it('says the whole price in reminders, what is due, and changes', async () => {
  const { chief, member, membershipId } = await gym();
  const params = { membershipId };
  const { data: bigger } = await call(
    endpoints.createPlan,
    {
      body: {
        name: 'All hours',
        price: 9900,
        currency: 'EUR',
        period: 'month',
        includes: '',
        capacity: null,
        isOn: true,
      },
    },
    { as: await signedIn(parts, chief), ...key() },
  );
  const choices = await call(endpoints.listPlanChoices, { params }, { as: await signedIn(parts, member) });
  // The difference for all days of the first period.
  expect(choices.data.find(({ id }) => id === bigger.id)).toMatchObject({
    price: 9900,
    now: { amount: 6000 },
  });
  const { paidThrough } = (
    await call(endpoints.getMembership, { params }, { as: await signedIn(parts, member) })
  ).data;
  clock.advance(Date.parse(paidThrough) + 2 * day - clock.now().getTime());
  await renewMemberships(parts, {}, { id: '', attempt: 1, signal: new AbortController().signal });
  const said = (await call(listNotifications, { query: {} }, { as: await signedIn(parts, member) })).data;
  expect(said.map(({ text }) => text).join()).toContain('Pay €58.80');
  const as = await signedIn(parts, chief);
  expect((await call(endpoints.getMembershipCounts, {}, { as })).data.dueAmounts).toEqual([
    { amount: 5880, currency: 'EUR' },
  ]);
});
