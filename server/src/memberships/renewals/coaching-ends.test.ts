import type { CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { moveCoaching } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { leavingDays } from '@chalkline/contract/profiles/export.schema.ts';
import { leave } from '@chalkline/contract/profiles/exports.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { buy, connectPayouts } from '../../demo/demo-till.ts';
import { declared } from '../../manifests.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eraseLeft } from '../../profiles/leaving/leaving.service.ts';
import { place, renewMemberships } from './renewals.clock.service.ts';

const { parts, call, clock, database } = await testApp();

const password = 'seven lanes of chalk';
const run = () => renewMemberships(parts, {}, { id: '', attempt: 1, signal: new AbortController().signal });
const today = () => clock.now().toISOString().slice(0, 10);

async function planOf(trainer: Person): Promise<string> {
  const facts = { name: 'Coaching', currency: 'EUR', period: 'month', includes: '', capacity: null } as const;
  const as = await signedIn(parts, trainer);
  const key = { idempotencyKey: crypto.randomUUID() };
  const { data } = await call(
    endpoints.createPlan,
    { body: { ...facts, price: 4900, isOn: true } },
    { as, ...key },
  );
  return data.id;
}

/** A client who pays two trainers by card, and is coached by the first. */
async function paying() {
  const [trainer, other, client] = [
    await person(parts, { name: 'Kofi Mensah', accountType: 'trainer', organizationId: null, password }),
    await person(parts, { name: 'Lin Park', accountType: 'trainer', organizationId: null }),
    await person(parts, { name: 'Ana Rojas' }),
  ];
  for (const one of [trainer, other]) {
    await connectPayouts(parts, one, 'NLD');
    const lines = [{ itemId: await planOf(one), quantity: 1, details: { renews: true } }];
    await buy(
      parts,
      client,
      { kind: membershipKind, offerId: lines[0]?.itemId ?? '', lines },
      testCards.pays,
    );
  }
  const { id: coachingId } = await coaching(parts, { trainer, client });
  const as = (who: Person) => signedIn(parts, who);
  const all = async () =>
    (await call(endpoints.listMyMemberships, { query: {} }, { as: await as(client) })).data;
  const held = await all();
  const ofSeller = async (seller: Person) => {
    const id = held.find((one) => one.seller === seller.name)?.id ?? '';
    return (await call(endpoints.getMembership, { params: { membershipId: id } }, { as: await as(client) }))
      .data;
  };
  return {
    client,
    trainer,
    paid: () => ofSeller(trainer),
    beside: () => ofSeller(other),
    end: async (who: Person, from: CoachingState = 'active') =>
      call(
        moveCoaching,
        { params: { coachingId }, body: { from, to: 'ended', reason: '' } },
        { as: await as(who), idempotencyKey: crypto.randomUUID() },
      ),
    told: async (who: Person) =>
      (await call(listNotifications, { query: {} }, { as: await as(who) })).data
        .filter(({ title }) => title.includes(' ends on '))
        .map(({ title, text }) => [title, text]),
    lastOrder: async () => {
      const { rows } = await database.sql.execute<{ state: string }>(
        sql`select state from checkout.orders where person_id = ${client.id} order by id desc limit 1`,
      );
      return rows[0]?.state;
    },
    charged: async () => {
      const { rows } = await database.sql.execute<{ count: number }>(
        sql`select count(*)::int as count from checkout.payments p join checkout.orders o on o.id = p.order_id
          where o.person_id = ${client.id} and p.state = 'succeeded' and p.amount > 0`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}

it.each(['trainer', 'client'] as const)(
  'ends what is paid for it when the %s ends the coaching',
  async (who) => {
    const made = await paying();
    const { paidThrough } = await made.paid();
    await made.end(made[who]);
    expect(await made.paid()).toMatchObject({ state: 'canceled', paidThrough, renewal: null });
    expect((await made.beside()).renewal).not.toBeNull();
    expect(await failure(made.end(made[who]))).toEqual([409, 'state_changed', undefined]);
    const ends = expect.stringMatching(/Coaching ends on \w+ \d+, \d{4}$/);
    expect(await made.told(made.client)).toEqual([[ends, expect.stringMatching(/Nothing more is charged/)]]);
    expect(await made.told(made.trainer)).toEqual([[ends, 'The coaching ended, so it doesn’t renew.']]);
    while (today() <= paidThrough) clock.advance(day);
    await run();
    // Two first months, and the other trainer’s second one.
    expect(await made.charged()).toBe(3);
  },
);

it('ends when the trainer’s account is erased, and is sold to nobody before that', async () => {
  const made = await paying();
  const { paidThrough } = await made.paid();
  await call(leave, { body: { password } }, { as: await signedIn(parts, made.trainer) });
  const planId = (await made.paid()).planId;
  const lines = [{ itemId: planId, quantity: 1, details: null }];
  const somebody = await person(parts, { organizationId: made.trainer.organizationId });
  const order = buy(parts, somebody, { kind: membershipKind, offerId: planId, lines }, testCards.pays);
  await expect(order).rejects.toMatchObject({ problems: [{ code: 'sales_paused' }] });
  clock.advance(leavingDays * day);
  await eraseLeft(parts, declared.personalData);
  expect(await made.paid()).toMatchObject({ state: 'canceled', paidThrough, renewal: null });
  expect((await made.beside()).renewal).not.toBeNull();
  expect(await made.told(made.client)).toEqual([
    [
      expect.stringMatching(/^Coaching ends on/),
      expect.stringMatching(/^Your trainer deleted their account/),
    ],
  ]);
  while (today() <= paidThrough) clock.advance(day);
  await run();
  expect(await made.charged()).toBe(3);
});

it('charges nothing that isn’t paid back when it ends beside a renewal', async () => {
  const made = await paying();
  const { paidThrough, id, next } = await made.paid();
  while (today() <= paidThrough) clock.advance(day);
  await Promise.all([run(), made.end(made.client), run()]);
  await run();
  const { state, paidThrough: after, periods, renewal } = await made.paid();
  expect([state, renewal]).toEqual(['canceled', null]);
  // Either the renewal was first and its month is paid for, or the end was and it took nothing.
  expect([paidThrough, next.endsOn]).toContain(after);
  expect(periods).toHaveLength(after === paidThrough ? 1 : 2);
  await run();
  expect((await made.paid()).paidThrough).toBe(after);
  expect(id).not.toBe('');
});

it('calls off the order that is about to take the next month', async () => {
  const made = await paying();
  const { paidThrough, id } = await made.paid();
  while (today() <= paidThrough) clock.advance(day);
  await database.transaction((tx) => place(parts, tx, id));
  await made.end(made.trainer);
  expect(await made.lastOrder()).toBe('canceled');
  const before = await made.charged();
  await run();
  // Only the other trainer’s month.
  expect(await made.charged()).toBe(before + 1);
  expect(await made.paid()).toMatchObject({ state: 'canceled', paidThrough });
});
