import { exportOverview, getOverview } from '@chalkline/contract/overview/overview.endpoints.ts';
import { overviewSpans } from '@chalkline/contract/overview/overview.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { people } from '../accounts/people/people.table.ts';
import { invitation } from '../administration/invitations/invitations.factory.ts';
import { orders } from '../checkout/orders/orders.table.ts';
import { openCounter } from '../checkout/settlement/testing/counter.ts';
import { stall } from '../checkout/settlement/testing/stall.ts';
import { asViewer, competition } from '../competitions/competitions/competitions.factory.ts';
import { entry } from '../competitions/entries/entries.factory.ts';
import { entries } from '../competitions/entries/entries.table.ts';
import { payoutAccount } from '../money/payout-accounts/payout-accounts.factory.ts';
import { paidSale } from '../money/payouts/payouts.factory.ts';
import { sellerOf } from '../money/sellers/sellers.service.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { partner } from '../partners/partners/partners.factory.ts';
import { failure } from '../platform/testing/failure.ts';
import { contactMessage } from '../showcase/contact/contact.factory.ts';

const counter = await openCounter();
const { call, parts, clock } = counter;
const admin = { as: await signedIn(parts, await person(parts, { accountType: 'admin' })) };
const overview = async (as = admin.as, query = {}) => (await call(getOverview, { query }, { as })).data;
const { sql } = parts.database;
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day);
const dayFromNow = (days: number) => daysAgo(-days).toISOString().slice(0, 10);

async function company() {
  const made = await organization(parts, { name: `Company ${Math.random()}` });
  const chief = await person(parts, { accountType: 'corporate_admin', organizationId: made.id });
  return { ...made, as: await signedIn(parts, chief) };
}

async function joinedAgo(days: number, sketch = {}): Promise<void> {
  const { id } = await person(parts, sketch);
  await sql
    .update(people)
    .set({ createdAt: daysAgo(days) })
    .where(eq(people.id, id));
}

describe('the overview', () => {
  it('counts the people of the whole site for its administrators', async () => {
    const before = await overview();
    await invitation(parts);
    await person(parts, { state: 'suspended' });
    await person(parts);
    const after = await overview();
    expect([after.people.active, after.people.invited, after.people.suspended]).toEqual([
      before.people.active + 2,
      before.people.invited + 1,
      before.people.suspended + 1,
    ]);
    // Who was invited has not come yet, who invited them has, and who is suspended is not among the active.
    expect(after.joined.now).toBe(before.joined.now + 2);
    expect(after.trend).toHaveLength(30);
    expect(after.trend.at(-1)).toMatchObject({ day: dayFromNow(0), people: after.joined.now });
    expect(after.own).toBeNull();
  });

  it('compares the days asked for with as many before', async () => {
    const { as, id: organizationId } = await company();
    for (const days of [6, 7, 29, 30, 89, 90, 179, 180]) await joinedAgo(days, { organizationId });
    const found = await Promise.all(
      overviewSpans.map(async (days) => {
        const { joined, trend } = await overview(as, { days });
        const sum = (key: 'people' | 'before') => trend.reduce((total, one) => total + one[key], 0);
        expect([sum('people'), sum('before')]).toEqual([joined.now, joined.before]);
        return [days, joined.now, joined.before];
      }),
    );
    // The administrator came today.
    expect(found).toEqual([
      ['7', 2, 1],
      ['30', 4, 1],
      ['90', 6, 2],
    ]);
    expect((await failure(overview(as, { days: '31' })))[0]).toBe(422);
  });

  it('counts what needs attention', async () => {
    const before = (await overview()).site;
    await contactMessage(parts);
    const owner = await person(parts);
    await partner(parts, asViewer(owner));
    await competition(parts, { owner, state: 'live' });
    const next = await competition(parts, { owner, startsOn: dayFromNow(3), endsOn: dayFromNow(4) });
    await entry(parts, next);
    await competition(parts, { owner, startsOn: dayFromNow(31), endsOn: dayFromNow(32) });
    await competition(parts, { owner, state: 'draft', startsOn: dayFromNow(3), endsOn: dayFromNow(4) });
    const after = (await overview()).site;
    expect(after?.unansweredMessages).toBe((before?.unansweredMessages ?? 0) + 1);
    expect(after?.partnerApplications).toBe((before?.partnerApplications ?? 0) + 1);
    expect(after?.competitions).toEqual({
      live: (before?.competitions.live ?? 0) + 1,
      starting: (before?.competitions.starting ?? 0) + 1,
      published: (before?.competitions.published ?? 0) + 2,
    });
    const { id, name } = next.view.competition;
    expect(after?.starting).toEqual({
      total: 1,
      first: [{ id, name, startsOn: dayFromNow(3), athletes: 1 }],
    });
    expect(after).toMatchObject({ failedJobs: 0, hiddenFeatured: 0, mailReaches: true });
  });

  it('lists trials that end soon, the next one first, with their people', async () => {
    const made = await organization(parts, { name: 'Baltic Grip' });
    await person(parts, { organizationId: made.id });
    clock.advance(day);
    const later = await organization(parts, { name: 'Kigali Runs' });
    clock.advance(10 * day);
    const { site } = await overview();
    const found = site?.trials.first.filter(({ id }) => [made.id, later.id].includes(id));
    expect(found?.map(({ name, people }) => [name, people])).toEqual([
      ['Baltic Grip', 1],
      ['Kigali Runs', 0],
    ]);
    const ends = found?.map(({ endsAt }) => Date.parse(endsAt)) ?? [];
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBe(day);
    expect(site?.newOrganizations.now).toBeGreaterThanOrEqual(2);
    expect(site?.trials.total).toBeGreaterThanOrEqual(2);
  });

  it('shows a corporate_admin the figures of their own organization alone', async () => {
    const ours = await company();
    const theirs = await organization(parts);
    await invitation(parts, { organizationId: ours.id });
    await invitation(parts, { organizationId: theirs.id });
    await invitation(parts);
    const athlete = await person(parts, { organizationId: ours.id, name: 'Aino Korhonen' });
    for (let made = 0; made < 3; made++) await person(parts, { organizationId: theirs.id });
    const made = await competition(parts, { owner: await person(parts) });
    const { id } = await entry(parts, made);
    await entry(parts, made);
    await sql.update(entries).set({ personId: athlete.id }).where(eq(entries.id, id));
    const { people: counted, joined, registrations, own, site } = await overview(ours.as);
    expect(counted).toEqual({ active: 2, invited: 1, suspended: 0 });
    expect([joined.now, registrations.now]).toEqual([2, 1]);
    expect(own?.newest.map(({ name }) => name)).toContain('Aino Korhonen');
    expect(own?.newest).toHaveLength(2);
    expect(site).toBeNull();
  });

  it('answers for nobody where a corporate_admin has no organization', async () => {
    const chief = await person(parts, { accountType: 'corporate_admin' });
    const found = await overview(await signedIn(parts, chief));
    expect(found.people).toEqual({ active: 0, invited: 0, suspended: 0 });
    expect([found.registrations.now, found.orders.now, found.payouts.lines, found.own?.newest]).toEqual([
      0,
      0,
      [],
      [],
    ]);
  });

  it.each(['trainer', 'trainee', 'receptionist'] as const)('is not for a %s', async (accountType) => {
    const as = await signedIn(parts, await person(parts, { accountType }));
    expect((await failure(overview(as)))[0]).toBe(403);
    expect((await failure(call(exportOverview, {}, { as })))[0]).toBe(403);
  });
});

describe('the money of the overview', () => {
  it('counts orders and those from which money went back, a company’s own for its administrator', async () => {
    const ours = await company();
    const own = await sellerOf(parts.database, { organizationId: ours.id }, clock.now());
    const from = await stall(parts);
    const before = await overview();
    const [first, second] = [await counter.paidOrder(from), await counter.paidOrder(from)];
    await counter.paidOrder(from);
    const unit = first.order.lines[0]?.units[0];
    await (await counter.buyer(from.owner)).refund(first.order.id, { unitIds: [unit?.id ?? ''] });
    await sql.update(orders).set({ sellerId: own.id }).where(eq(orders.id, second.order.id));
    const after = await overview();
    expect(after.orders.now - before.orders.now).toBe(3);
    expect(after.refunded.now - before.refunded.now).toBe(1);
    const theirs = await overview(ours.as);
    expect([theirs.orders.now, theirs.refunded.now]).toEqual([1, 0]);
  });

  it('says what the next payouts would be, and who cannot be paid', async () => {
    const before = (await overview()).payouts;
    const euros = (lines: typeof before.lines) => lines.find(({ currency }) => currency === 'EUR');
    const ours = await company();
    const paid = await sellerOf(parts.database, { organizationId: ours.id }, clock.now());
    await paidSale(parts, paid.id, await payoutAccount(parts, { sellerId: paid.id }), 6750);
    const unpaid = await sellerOf(
      parts.database,
      { personId: (await person(parts, { name: 'Aaron Unpaid' })).id },
      clock.now(),
    );
    await paidSale(parts, unpaid.id, null, 1000);
    const { payouts } = await overview();
    expect(payouts.at).toMatch(/-01T03:00:00.000Z$/);
    const [was, is] = [euros(before.lines), euros(payouts.lines)];
    expect([
      (is?.amount ?? 0) - (was?.amount ?? 0),
      (is?.accounts ?? 0) - (was?.accounts ?? 0),
      (is?.skipped ?? 0) - (was?.skipped ?? 0),
    ]).toEqual([6750, 2, 1]);
    expect(payouts.unpayable.total).toBe(before.unpayable.total + 1);
    expect(payouts.unpayable.names).toContain('Aaron Unpaid');
    expect((await overview(ours.as)).payouts).toMatchObject({
      lines: [{ currency: 'EUR', amount: 6750, accounts: 1, skipped: 0 }],
      unpayable: { total: 0, names: [] },
    });
  });
});

it('exports the same figures, a row for each day and as many before', async () => {
  const ours = await company();
  await joinedAgo(8, { organizationId: ours.id });
  const { data } = await call(exportOverview, { query: { days: '7' } }, { as: ours.as });
  expect(data.fileName).toBe(`overview-7-days-${dayFromNow(0)}.csv`);
  const rows = data.csv.trim().split('\r\n');
  expect(rows).toHaveLength(15);
  expect([rows[0], rows[1], rows[6], rows.at(-1)]).toEqual([
    'day,new_people,registrations,paid_orders,orders_refunded',
    `${dayFromNow(-13)},0,0,0,0`,
    `${dayFromNow(-8)},1,0,0,0`,
    `${dayFromNow(0)},1,0,0,0`,
  ]);
});
