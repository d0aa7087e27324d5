import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '../../money/ledger/ledger.service.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { findPayments } from '../payments/payments.repository.ts';
import { passOnFee } from './pass-on-fee.service.ts';
import { openCounter } from './testing/counter.ts';
import { stall } from './testing/stall.ts';

const counter = await openCounter({ PROVIDER_FEES: 'seller' });
const { parts, call, provider, run, books, clock } = counter;

const fee = 126;

/** A paid order whose seller bears the provider's fee; `transferred` is at their account there. */
async function sold({ transferred = 0 } = {}) {
  const from = await stall(parts);
  const by = await counter.buyer();
  const { id } = await by.place(from);
  await by.pay(id);
  const payment = async () => (await findPayments(parts.database.sql, id))[0];
  const opened = await payment();
  if (transferred > 0)
    await parts.database.sql.execute(
      sql`update checkout.payments set destination = 'acct_1' where id = ${opened?.id}`,
    );
  const before = await books();
  const destination = transferred > 0 ? { destination: 'acct_1', transferred } : {};
  provider.become(await counter.referenceOf(id), 'succeeded', destination);
  await by.settle(id);
  return {
    id,
    by,
    payment,
    paymentId: opened?.id ?? '',
    /** What is at the seller's account at the provider, by the books. */
    lying: async () => {
      const owner = { personId: from.owner.id };
      const { id: sellerId } = await sellerOf(parts.database, owner, clock.now());
      return balanceOf(parts.database.sql, 'provider', sellerId, 'EUR');
    },
    booked: async () => {
      const now = await books();
      return (account: string) => (now[account] ?? 0) - (before[account] ?? 0);
    },
    revenues: async () => {
      const { token: as } = await counter.buyer(from.owner);
      return (await call(getRevenues, { params: { as: 'person' }, query: { currency: 'EUR' } }, { as })).data;
    },
    statement: async () => {
      const { token: as } = await counter.buyer(from.owner);
      const query = { month: clock.now().toISOString().slice(0, 7), currency: 'EUR' } as const;
      return (await call(getStatement, { params: { as: 'person' }, query }, { as })).data;
    },
  };
}

describe('a seller who bears the provider’s fee', () => {
  it('pays it from their account, once, however often it is asked for, and sees it in the statement', async () => {
    const { by, id, payment, paymentId, booked, statement, revenues } = await sold({ transferred: 2500 });
    await Promise.all([run(), by.settle(id), by.settle(id, 1), counter.poll()]);
    await Promise.all([passOnFee(parts, { paymentId, fee }), passOnFee(parts, { paymentId, fee })]);
    await run();
    expect(await payment()).toMatchObject({ sellerBearsFee: true, feeBorne: fee });
    expect([...provider.collected.values()]).toEqual([
      { key: `provider_fee:${paymentId}`, account: 'acct_1', amount: fee, currency: 'EUR' },
    ]);
    const moved = await booked();
    expect([moved('provider_fees'), moved('provider:owner'), moved('provider')]).toEqual([0, 2500 - fee, 0]);
    const year = await revenues();
    expect(year.total).toMatchObject({ sold: 1, gross: 2500, fees: fee, net: 2500 - fee });
    expect(await statement()).toMatchObject({
      sales: 2500,
      fees: fee,
      closing: 2500 - fee,
      isBalanced: true,
    });
  });

  it('owes it where nothing is at their account, or it can’t be taken there', async () => {
    const held = await sold();
    await run();
    expect((await held.payment())?.feeBorne).toBe(fee);
    expect(await held.lying()).toBe(0);
    expect(await held.statement()).toMatchObject({ fees: fee, closing: 2500 - fee, isBalanced: true });
    const refused = await sold({ transferred: 2500 });
    provider.next('collect', 'refused');
    await run();
    expect(await refused.lying()).toBe(2500);
    expect(await refused.statement()).toMatchObject({ fees: fee, closing: 2500 - fee, isBalanced: true });
  });

  it('is asked again where the answer was lost', async () => {
    const { paymentId, payment } = await sold({ transferred: 2500 });
    provider.next('collect', 'lost');
    await expect(passOnFee(parts, { paymentId, fee })).rejects.toThrow('lost');
    expect((await payment())?.feeBorne).toBeNull();
    await passOnFee(parts, { paymentId, fee });
    expect((await payment())?.feeBorne).toBe(fee);
  });
});
