import { refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { balanceOf, postEntry } from '../../money/ledger/ledger.service.ts';
import { confirmTestPayment } from '../../money/providers/simulator.payments.service.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { reconcile } from '../reconciliation/reconciliation.service.ts';
import { openProviderShop } from './testing/provider-shop.ts';

describe.each(['test', 'stripe'] as const)('the checkout with the provider %s', async (name) => {
  const { call, parts, clock, database, settle, provider, hear, order, lyingAt } =
    await openProviderShop(name);

  it('is paid by a test card, told by webhook, and booked as the money lies', async () => {
    const { clientSecret, read, account, seller } = await order();
    expect(clientSecret).toMatch(/_secret_/);
    await confirmTestPayment(parts, clientSecret, testCards.pays);
    expect(await read()).toMatchObject({ state: 'awaiting_payment' });
    await hear();
    expect(await read()).toMatchObject({ state: 'paid', total: 7500 });
    expect(await lyingAt(account)).toBe(7500);
    expect(await balanceOf(database.sql, 'provider', seller.id, 'EUR')).toBe(7500);
    expect(await balanceOf(database.sql, 'provider', null, 'EUR')).toBe(await lyingAt(null));
  });

  it('is compared every day with what moved at the provider, and a difference is an alert', async () => {
    const { clientSecret, account, seller } = await order();
    await confirmTestPayment(parts, clientSecret, testCards.pays);
    await hear();
    const alerts = async () => {
      const { rows } = await database.sql.execute<{ ref: string; details: object }>(
        sql`select ref, details from checkout.alerts where kind = 'books_differ' order by id`,
      );
      return rows;
    };
    clock.advance(26 * 3_600_000);
    await Promise.all([reconcile(parts), reconcile(parts)]);
    expect(await alerts()).toEqual([]);
    const wrong = { kind: 'payout_sent', ref: newId(), currency: 'EUR', amounts: { amount: 40 } } as const;
    await database.transaction((tx) => postEntry(tx, { ...wrong, sellerId: seller.id, at: clock.now() }));
    await reconcile(parts);
    expect(await alerts()).toEqual([]);
    clock.advance(26 * 3_600_000);
    await Promise.all([reconcile(parts), reconcile(parts)]);
    expect(await alerts()).toEqual([
      { ref: expect.stringContaining(`${account} EUR`), details: { amount: 40, currency: 'EUR' } },
    ]);
    clock.advance(26 * 3_600_000);
    await reconcile(parts);
    expect(await alerts()).toHaveLength(1);
  });

  it('waits for a payment that takes its time, and for the next card after a declined one', async () => {
    const slow = await order();
    await confirmTestPayment(parts, slow.clientSecret, testCards.pendingThenSucceeds);
    const declined = await order();
    await confirmTestPayment(parts, declined.clientSecret, testCards.declined);
    await hear();
    expect(await slow.read()).toMatchObject({ state: 'processing' });
    expect(await declined.read()).toMatchObject({ payment: { failure: 'card_declined' } });
    await confirmTestPayment(parts, declined.clientSecret, testCards.pays);
    clock.advance(10_000);
    await hear();
    expect(await slow.read()).toMatchObject({ state: 'paid' });
    expect(await declined.read()).toMatchObject({ state: 'paid' });
  });

  it('takes its fee from a seller who bears it, once, and books it as the money lies', async () => {
    const { clientSecret, account, seller, params } = await order();
    await database.sql.execute(
      sql`update checkout.payments set seller_bears_fee = true where order_id = ${params.orderId}`,
    );
    await confirmTestPayment(parts, clientSecret, testCards.pays);
    await hear();
    const fee = 138;
    expect(await lyingAt(account)).toBe(7500 - fee);
    expect(await balanceOf(database.sql, 'provider', seller.id, 'EUR')).toBe(7500 - fee);
    expect(await balanceOf(database.sql, 'payable', seller.id, 'EUR')).toBe(-(7500 - fee));
    expect(await balanceOf(database.sql, 'provider', null, 'EUR')).toBe(await lyingAt(null));
    const { rows } = await database.sql.execute<{ id: string }>(
      sql`select id from checkout.payments where order_id = ${params.orderId}`,
    );
    const asked = {
      key: `provider_fee:${rows[0]?.id}`,
      account: account ?? '',
      currency: 'EUR',
      amount: fee,
    } as const;
    await Promise.all([provider.collect(asked), provider.collect(asked)]);
    expect(await lyingAt(account)).toBe(7500 - fee);
    const more = provider.collect({ ...asked, key: newId(), amount: 7500 });
    await expect(more).rejects.toThrow('less money');
  });

  it('refunds one of three, from the seller’s account', async () => {
    const { clientSecret, read, params, account, seller, owner } = await order();
    await confirmTestPayment(parts, clientSecret, testCards.pays);
    await hear();
    const staff = await signedIn(parts, owner);
    const body = { amount: 2500 };
    await call(refundOrder, { params, body }, { as: staff, idempotencyKey: newId() });
    await settle();
    await hear();
    expect(await read()).toMatchObject({ state: 'partly_refunded' });
    expect(await lyingAt(account)).toBe(5000);
    expect(await balanceOf(database.sql, 'provider', seller.id, 'EUR')).toBe(5000);
    expect(await balanceOf(database.sql, 'provider', null, 'EUR')).toBe(await lyingAt(null));
  });
});
