import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import {
  cancelOrder,
  getOrder,
  listOrders,
  openPayment,
  placeOrder,
  refundOrder,
  renewOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { CallInput } from '@chalkline/contract/http/endpoint.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect } from 'vitest';
import { person, signedIn } from '../../../accounts/people/people.factory.ts';
import { createApp } from '../../../app.ts';
import { findAllBalances } from '../../../money/ledger/ledger.repository.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { injectedFetch } from '../../../platform/testing/injected-fetch.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { registerSellables } from '../../orders/sellables.service.ts';
import { setPaymentProvider } from '../../provider/provider.service.ts';
import { ScriptedProvider } from './scripted-provider.ts';
import { type Stall, stallSchema, stallSellable } from './stall.ts';

/** Where a call is answered: by the first app, or by a second one with its own connections to the same database. */
export type Desk = 0 | 1;

/** Two apps on one database with a stall and a scripted provider: what the tests of the checkout need. */
export async function openCounter(env: Readonly<Record<string, string>> = {}) {
  const first = await testApp(env);
  const { parts, clock, database } = first;
  await database.pool.query(stallSchema);
  const beside = openDatabase({ url: database.url });
  const second = await createApp({ ...parts, database: beside }, { strict: true });
  await second.ready();
  afterAll(async () => {
    await second.close();
    await beside.close();
  });
  const provider = new ScriptedProvider();
  registerSellables([stallSellable]);
  setPaymentProvider(parts, provider);

  const callAt = (desk: Desk, token: string) =>
    createClient({
      baseUrl: parts.config.publicUrl,
      token: () => token,
      fetch: injectedFetch(desk === 0 ? first.app : second),
    });

  /** Somebody who is signed in, with what buyers do. */
  const buyer = async (known?: { readonly id: string }) => {
    const who = known ?? (await person(parts));
    const token = await signedIn(parts, who);
    const at = (desk: Desk) => callAt(desk, token);
    const on = (orderId: string) => ({ params: { orderId } });
    return {
      id: who.id,
      token,
      place: async (
        { id, goods }: Stall,
        { desk = 0, quantity = 1, good = 0, promoCode, key = newId() }: PlaceOptions = {},
      ): Promise<OrderReply> => {
        const lines = [{ itemId: goods[good]?.id ?? '', quantity }];
        const body = { kind: 'stall', offerId: id, lines, ...(promoCode && { promoCode }) };
        return (await at(desk)(placeOrder, { body }, { idempotencyKey: key })).data;
      },
      get: async (orderId: string) => (await at(0)(getOrder, on(orderId))).data,
      pay: async (orderId: string, desk: Desk = 0) => (await at(desk)(openPayment, on(orderId))).data,
      settle: async (orderId: string, desk: Desk = 0) => (await at(desk)(settleOrder, on(orderId))).data,
      cancel: async (orderId: string, desk: Desk = 0) => (await at(desk)(cancelOrder, on(orderId))).data,
      renew: async (orderId: string, promoCode: string | null = null, desk: Desk = 0) =>
        (await at(desk)(renewOrder, { ...on(orderId), body: { promoCode } }, { idempotencyKey: newId() }))
          .data,
      list: async () => (await at(0)(listOrders)).data,
      refund: async (orderId: string, body: CallInput<typeof refundOrder>['body'], desk: Desk = 0) =>
        (await at(desk)(refundOrder, { ...on(orderId), body }, { idempotencyKey: newId() })).data,
    };
  };

  /** A payment's name at the provider. */
  const referenceOf = async (orderId: string): Promise<string> => {
    const { rows } = await database.sql.execute<{ reference: string }>(
      sql`select reference from checkout.payments where order_id = ${orderId} order by attempt desc limit 1`,
    );
    return rows[0]?.reference ?? '';
  };

  /** Sends a webhook to a desk. */
  const webhook = (event: object, { desk = 0, signature }: { desk?: Desk; signature?: string } = {}) => {
    const payload = JSON.stringify(event);
    return (desk === 0 ? first.app : second).inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: {
        'content-type': 'application/json',
        'x-signature': signature ?? `over ${Buffer.byteLength(payload)} bytes`,
      },
      payload,
    });
  };

  /** News about a thing at the provider, told by a new webhook and handled. */
  const tell = async (about: 'payment' | 'refund' | 'dispute', reference: string) => {
    const event = { id: newId(), kind: `${about}.changed`, about, reference, account: null };
    expect((await webhook(event)).statusCode).toBe(200);
    await first.settle();
  };

  /** An order that is paid, with the payment's name at the provider. */
  const paidOrder = async (from: Stall, options: PlaceOptions = {}) => {
    const by = await buyer();
    const { id } = await by.place(from, options);
    await by.pay(id);
    const reference = await referenceOf(id);
    provider.become(reference, 'succeeded');
    const order = await by.settle(id);
    expect(order.state).toBe('paid');
    return { by, order, reference };
  };

  /** Every account, as `account amount`. */
  const books = async () =>
    Object.fromEntries(
      (await findAllBalances(database.sql)).map(({ account, ownerId, amount }) => [
        `${account}${ownerId ? ':owner' : ''}`,
        amount,
      ]),
    );

  const alerts = async () => {
    const { rows } = await database.sql.execute<{ kind: string }>(
      sql`select kind from checkout.alerts order by id`,
    );
    return rows.map(({ kind }) => kind);
  };

  /** Moves the clock and runs the poller, as the schedule does. */
  const poll = async (milliseconds = minute) => {
    clock.advance(milliseconds);
    const { checkDue } = await import('../check-due.service.ts');
    const { signal } = new AbortController();
    await checkDue(parts, {}, { id: newId(), attempt: 1, signal });
    await first.settle();
  };

  const close = (stall: Stall) =>
    database.sql.execute(sql`update stalls set open = false where id = ${stall.id}`);
  const resize = (pool: string, capacity: number) =>
    database.sql.execute(sql`update stall_pools set capacity = ${capacity} where pool = ${pool}`);

  return {
    parts,
    clock,
    database,
    provider,
    app: first.app,
    mailbox: first.mailbox,
    run: first.settle,
    call: first.call,
    buyer,
    referenceOf,
    webhook,
    tell,
    paidOrder,
    books,
    alerts,
    poll,
    close,
    resize,
  };
}

export interface PlaceOptions {
  readonly desk?: Desk;
  readonly quantity?: number;
  readonly good?: number;
  readonly promoCode?: string;
  readonly key?: string;
}
