import { minute } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { readStatement } from '../../money/ledger/ledger.service.ts';
import { openCounter } from './testing/counter.ts';
import { type Stall, soldOf, stall } from './testing/stall.ts';

const counter = await openCounter({ PLATFORM_FEE: '7' });
const { parts, clock, database, provider, buyer, poll } = counter;

/** What must hold after any sale, whatever happened on the way. */
async function requireSound(from: Stall): Promise<void> {
  const { rows: unbalanced } = await database.sql.execute(
    sql`select entry_id from money.postings group by entry_id, currency having sum(amount) <> 0`,
  );
  expect(unbalanced).toEqual([]);
  const { rows: paid } = await database.sql.execute<{ reference: string; kept: string | null }>(sql`
    select p.reference, (select sum(u.total) from checkout.order_units u join checkout.order_lines l on l.id = u.line_id
      where l.order_id = p.order_id and p.outcome = 'paid') as kept
    from checkout.payments p join checkout.orders o on o.id = p.order_id where o.offer_id = ${from.id}`);
  // No charge without a place or a refund: what was paid and didn't buy anything went back.
  for (const { reference, kept } of paid) {
    const { state, amount } = provider.payment(reference);
    if (state !== 'succeeded') continue;
    if (kept === null) expect(provider.refundedOf(reference)).toBe(amount);
    else expect(Number(kept)).toBe(amount);
  }
  const { rows: sold } = await database.sql.execute<{ sold: string; handed: string }>(sql`
    select (select count(*) from checkout.orders o join checkout.order_lines l on l.order_id = o.id
        join checkout.order_units u on u.line_id = l.id
        where o.offer_id = ${from.id} and o.paid_at is not null and u.returned_at is null) as sold,
      (select count(*) from stall_sold s join checkout.orders o on o.id = s.order_id
        where o.offer_id = ${from.id} and not s.back) as handed`);
  expect(sold[0]?.handed).toBe(sold[0]?.sold);
}

/** The seller's statement says what the ledger owes. */
async function requireStatement(from: Stall): Promise<void> {
  const { rows } = await database.sql.execute<{ id: string; owed: string }>(sql`
    select s.id, coalesce(-sum(p.amount) filter (where p.account in ('payable', 'tax')), 0) as owed
    from money.sellers s left join money.postings p on p.account_of = s.id
    where s.person_id = ${from.owner.id} group by s.id`);
  const [seller] = rows;
  if (!seller) return;
  const span = { from: new Date(0), to: new Date(clock.now().getTime() + 1) };
  const said = await readStatement(database.sql, seller.id, 'EUR', span);
  expect(said.closing).toBe(Number(seller.owed));
  const { opening, sales, discounts, refunds, disputes, fees, payouts } = said;
  expect(opening + sales - discounts - refunds - disputes - fees - payouts).toBe(said.closing);
}

type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const step = fc.record({
  who: fc.nat(5),
  desk: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom('place', 'pay', 'succeed', 'fail', 'settle', 'tell', 'cancel', 'refund', 'wait'),
  lost: fc.boolean(),
});

describe('any sale', () => {
  afterEach(() => poll(minute));

  it('ends with a ledger of 0, no place twice and no charge without place or refund', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 14 }),
        async (rounds) => {
          const from = await stall(parts, { goods: [{ price: 1999, capacity: 2 }] });
          const owner = await buyer(from.owner);
          const buyers = await Promise.all(Array.from({ length: 6 }, () => buyer()));
          const placed = new Map<number, string>();
          const act = async ({ who, desk, what, lost }: Step): Promise<void> => {
            const by = buyers[who] ?? owner;
            const id = placed.get(who) ?? '';
            const reference = id && (await counter.referenceOf(id));
            if (what === 'place') placed.set(who, (await by.place(from, { desk })).id);
            if (what === 'wait') clock.advance(6 * minute);
            if (!id) return;
            if (lost && what === 'pay') provider.next('openPayment', 'lost');
            if (what === 'pay') await by.pay(id, desk);
            if (what === 'settle') await by.settle(id, desk);
            if (what === 'cancel') await by.cancel(id, desk);
            if (what === 'refund') await owner.refund(id, { amount: 700, takeBack: false }, desk);
            if (!reference) return;
            // What is over at the provider stays so: nobody asks about it again.
            const isOver = ['succeeded', 'failed', 'canceled'].includes(provider.payment(reference).state);
            if (what === 'succeed' && !isOver) provider.become(reference, 'succeeded', { transferred: 1799 });
            if (what === 'fail' && !isOver)
              provider.become(reference, 'failed', { failure: 'card_declined' });
            if (what === 'tell') {
              const event = {
                id: crypto.randomUUID(),
                kind: 'x',
                about: 'payment',
                reference,
                account: null,
              };
              await counter.webhook(event, { desk });
            }
          };
          for (const round of rounds) {
            const done = await Promise.allSettled(round.map(act));
            for (const result of done) {
              // Refusals are answers; an error of ours is not.
              if (result.status === 'rejected') expect([404, 409, 422, 503]).toContain(result.reason.status);
            }
            expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBeLessThanOrEqual(2);
          }
          provider.forgetManners();
          for (const pause of [1, 10, 60, 60, 60]) await poll(pause * minute);
          await requireSound(from);
          await requireStatement(from);
        },
      ),
      { numRuns: 50, endOnFailure: true },
    );
  }, 120_000);
});

describe('500 buyers for 100 places', () => {
  it('buy exactly 100, half of them at each app', async () => {
    const from = await stall(parts, { goods: [{ price: 2500, capacity: 100 }] });
    const buyers = await Promise.all(Array.from({ length: 500 }, () => buyer()));
    const began = performance.now();
    const tried = await Promise.allSettled(
      buyers.map(async (by, index) => {
        const desk = index % 2 === 0 ? 0 : 1;
        const { id } = await by.place(from, { desk });
        await by.pay(id, desk);
        provider.become(await counter.referenceOf(id), 'succeeded');
        return by.settle(id, desk);
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const states = tried.flatMap((result) => (result.status === 'fulfilled' ? [result.value.state] : []));
    const codes = tried.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(states).toEqual(Array.from({ length: 100 }, () => 'paid'));
    expect(codes).toEqual(Array.from({ length: 400 }, () => 'sold_out'));
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(100);
    // The target is 15 s on two idle cores; a loaded machine is no reason to fail.
    expect(seconds).toBeLessThan(60);
    await requireSound(from);
    await requireStatement(from);
  }, 120_000);
});
