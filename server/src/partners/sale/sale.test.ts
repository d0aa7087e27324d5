import {
  getOrder,
  listOrders,
  placeOrder,
  quoteOrder,
  refundOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { type CallFailed, createClient } from '@chalkline/contract/http/client.ts';
import { unreachableStates } from '@chalkline/contract/lifecycle.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import type { ReceivedList } from '@chalkline/contract/partners/delivery.schema.ts';
import {
  changePartner,
  deletePartner,
  getOwnPartner,
} from '@chalkline/contract/partners/partners.endpoints.ts';
import {
  getOwnProduct,
  listProducts,
  recordStockMovement,
} from '@chalkline/contract/partners/products.endpoints.ts';
import * as endpoints from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { returnMoves } from '@chalkline/contract/partners/return.lifecycle.ts';
import type { NewReturn } from '@chalkline/contract/partners/return.schema.ts';
import * as returns from '@chalkline/contract/partners/returns.endpoints.ts';
import { day, minute } from '@chalkline/contract/spans.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { createApp } from '../../app.ts';
import { buy } from '../../demo/demo-till.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { failure } from '../../platform/testing/failure.ts';
import { injectedFetch } from '../../platform/testing/injected-fetch.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { product } from '../products/products.factory.ts';
import { approvedPartner, homeOf, productDraft } from './sale.factory.ts';

const { app, parts, call, clock, database } = await testApp();
const beside = openDatabase({ url: database.url });
const second = await createApp({ ...parts, database: beside }, { strict: true });
await second.ready();
afterAll(async () => {
  await second.close();
  await beside.close();
});
/** The same call to a second app on the same database. */
const callSecond = (as: string) =>
  createClient({ baseUrl: parts.config.publicUrl, token: () => as, fetch: injectedFetch(second) });
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const viewerOf = ({ id: personId, name, accountType, organizationId }: Person) => ({
  personId,
  name,
  accountType,
  organizationId,
  sessionId: '',
});
const admin = viewerOf(await person(parts, { accountType: 'admin' }));

/** A partner with grips in two sizes at 32 euros and chalk at 9.50. */
async function shop() {
  const owner = await person(parts, { name: 'Ilse Verhoef' });
  const partnerId = await approvedPartner(parts, viewerOf(owner), admin);
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  const variants = [
    { values: ['S'], sku: 'GR-S', price: 3200 },
    { values: ['M'], sku: 'GR-M', price: 3200 },
  ];
  const grips = await product(parts, viewerOf(owner), { name: 'Grips', options, variants }, [5, 2]);
  const chalk = await product(parts, viewerOf(owner), {}, [40]);
  const [small = '', medium = ''] = grips.variants.map(({ id }) => id);
  const block = chalk.variants[0]?.id ?? '';
  const as = await signedIn(parts, owner);
  const buyer = async (name = 'Hanna Lindqvist') => {
    const who = await person(parts, { name });
    return { who, as: await signedIn(parts, who) };
  };
  const draft = (pieces: Readonly<Record<string, number>>, details: object = homeOf('Hanna Lindqvist')) =>
    productDraft(partnerId, pieces, details);
  const get = async (orderId: string, by = as) =>
    (await call(endpoints.getReceivedOrder, { params: { orderId } }, { as: by })).data;
  const move = async (orderId: string, to: 'accepted' | 'packed', by = as) =>
    (await call(endpoints.moveReceivedOrder, { params: { orderId }, body: { to } }, { as: by })).data;
  const ship = async (orderId: string, pieces: Readonly<Record<string, number>>, keyed = key(), by = as) => {
    const lines = Object.entries(pieces).map(([lineId, quantity]) => ({ lineId, quantity }));
    const body = { carrier: 'PostNL', tracking: '3SNK', lines };
    return (await call(endpoints.shipParcel, { params: { orderId }, body }, { as: by, ...keyed })).data;
  };
  const deliver = async (orderId: string, parcelId: string) =>
    (await call(endpoints.deliverParcel, { params: { orderId, parcelId } }, { as })).data;
  const refund = async (orderId: string, body: object, by = as) =>
    (await call(refundOrder, { params: { orderId }, body: body as never }, { as: by, ...key() })).data;
  const list = async (which: ReceivedList = 'open', search = '', by = as) =>
    (await call(endpoints.listReceivedOrders, { query: { list: which, search } }, { as: by })).data;
  const stock = async () => {
    const { data } = await call(getOwnProduct, { params: { productId: grips.row.id } }, { as });
    return data.variants.map(({ left }) => left);
  };
  const left = async () => {
    const { data } = await call(listProducts, { params: { partnerId }, query: {} });
    return data.find(({ name }) => name === 'Grips')?.variants.map((variant) => variant.left);
  };
  return {
    owner,
    partnerId,
    small,
    medium,
    block,
    as,
    grips,
    draft,
    buyer,
    get,
    move,
    ship,
    deliver,
    refund,
    list,
    stock,
    left,
  };
}

describe('buying products', () => {
  it('prices pieces and their delivery by country, free from a sum on', async () => {
    const at = await shop();
    const { as } = await at.buyer();
    const quote = async (pieces: Readonly<Record<string, number>>, details: object) =>
      (await call(quoteOrder, { body: at.draft(pieces, details) }, { as })).data;
    expect(await quote({ [at.small]: 1 }, { country: 'NLD' })).toMatchObject({
      total: 3695,
      lines: [{ title: 'Grips, S' }, { title: 'Delivery' }],
    });
    expect((await quote({ [at.small]: 2 }, { country: 'NLD' })).total).toBe(6400);
    expect((await quote({ [at.small]: 2 }, { country: 'BEL' })).total).toBe(7390);
    const refused = async (draft: object) =>
      (await failure(call(placeOrder, { body: draft as never }, { as, ...key() }))).slice(0, 3);
    expect(await failure(quote({ [at.small]: 1 }, { country: 'FRA' }))).toEqual([
      422,
      'not_delivered_there',
      'body.lines',
    ]);
    expect(await refused(at.draft({ [at.small]: 1 }, { country: 'NLD' }))).toEqual([
      422,
      'delivery_required',
      'body.lines',
    ]);
    const { country, address } = homeOf('Hanna');
    const noCode = { country, address: { ...address, postalCode: '' } };
    expect(await refused(at.draft({ [at.small]: 1 }, noCode))).toEqual([
      422,
      'delivery_required',
      'body.lines',
    ]);
    const noState = homeOf('Hanna', { country: 'USA' });
    expect((await refused(at.draft({ [at.small]: 1 }, noState)))[1]).toBe('delivery_required');
    expect(await refused(at.draft({ [crypto.randomUUID()]: 1 }))).toEqual([
      422,
      'product_not_sold',
      'body.lines.0',
    ]);
    expect(await refused(at.draft({}))).toEqual([422, 'product_not_sold', 'body.lines.0']);
    const other = await shop();
    expect(await refused(at.draft({ [other.small]: 1 }))).toEqual([422, 'product_not_sold', 'body.lines.0']);
  });

  it('sells the last 5 pieces to 5 of 20 buyers at once, on two apps', async () => {
    const at = await shop();
    const buyers = await Promise.all(Array.from({ length: 20 }, () => at.buyer()));
    const tried = await Promise.allSettled(
      buyers.map(({ as }, index) => {
        const body = at.draft({ [at.small]: 1 });
        if (index % 2 === 0) return call(placeOrder, { body }, { as, ...key() });
        return callSecond(as)(placeOrder, { body }, key());
      }),
    );
    const codes = tried.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as CallFailed).errors[0]?.code] : [],
    );
    expect(codes).toEqual(Array.from({ length: 15 }, () => 'sold_out'));
    // Held, not sold: stock is 5, and none is left to buy.
    expect(await at.stock()).toEqual([5, 2]);
    expect(await at.left()).toEqual([0, 2]);
    const params = { productId: at.grips.row.id };
    const body = { variantId: at.small, kind: 'write_off', quantity: 1, note: '' } as const;
    expect((await failure(call(recordStockMovement, { params, body }, { as: at.as, ...key() })))[1]).toBe(
      'too_few_pieces',
    );
    clock.advance(11 * minute);
    await call(recordStockMovement, { params, body }, { as: await signedIn(parts, at.owner), ...key() });
  });
});

describe('taxes of products', () => {
  it('are per rate, in the price, in the quote and in a refund, and delivery has the goods’ rate', async () => {
    const at = await shop();
    const viewer = viewerOf(at.owner);
    const food = await product(
      parts,
      viewer,
      { name: 'Bar', taxRate: 900, variants: [{ values: [], sku: '', price: 1090 }] },
      [9],
    );
    const gear = await product(
      parts,
      viewer,
      { name: 'Belt', taxRate: 2100, variants: [{ values: [], sku: '', price: 2420 }] },
      [9],
    );
    const [bar = '', belt = ''] = [food, gear].map(({ variants }) => variants[0]?.id ?? '');
    const { who, as } = await at.buyer();
    const quote = async (pieces: Readonly<Record<string, number>>) =>
      (await call(quoteOrder, { body: at.draft(pieces, { country: 'NLD' }) }, { as })).data;
    // 1090 × 9/109 = 90, 495 × 9/109 = 41.
    expect(await quote({ [bar]: 1 })).toMatchObject({ total: 1585, tax: 131 });
    // 90 and 2420 × 21/121 = 420; delivered at the usual rate, which is none.
    expect(await quote({ [bar]: 1, [belt]: 1 })).toMatchObject({ total: 4005, tax: 510 });
    const { data } = await call(listProducts, { params: { partnerId: at.partnerId }, query: {} });
    expect(data.find(({ name }) => name === 'Bar')?.tax).toEqual({ rate: 900, isIncluded: true });
    expect(data.find(({ name }) => name === 'Grips')?.tax).toBeNull();

    const abroad = { price: 990, freeFrom: null, countries: [], tax: 'european_union' as const };
    const delivery = { currency: 'EUR' as const, home: null, abroad };
    const { partnerId } = at;
    const { version = 1 } = (await call(getOwnPartner, {}, { as: at.as })).data ?? {};
    await call(changePartner, { params: { partnerId }, body: { version, delivery } }, { as: at.as });
    const sent = async (country: string) =>
      (await call(quoteOrder, { body: at.draft({ [belt]: 1 }, { country }) }, { as })).data;
    // 2420 × 21/121, and 990 × 21/121 = 172; out of the union the same price has no tax inside.
    expect([await sent('BEL'), await sent('NOR')]).toMatchObject([
      { total: 3410, tax: 592 },
      { total: 3410, tax: 0 },
    ]);
    const home = { price: 495, freeFrom: 6000 };
    const again = { version: version + 1, delivery: { ...delivery, home } };
    await call(changePartner, { params: { partnerId }, body: again }, { as: at.as });

    const orderId = await buy(parts, who, at.draft({ [bar]: 1, [belt]: 1 }));
    const { lines } = (await call(getOrder, { params: { orderId } }, { as })).data;
    const unitIds = lines
      .filter(({ title }) => title === 'Belt')
      .flatMap(({ units }) => units.map(({ id }) => id));
    await at.refund(orderId, { unitIds });
    const month = clock.now().toISOString().slice(0, 7);
    const query = { month, currency: 'EUR' } as const;
    const statement = await call(getStatement, { params: { as: 'person' }, query }, { as: at.as });
    expect(statement.data).toMatchObject({ sales: 4005, refunds: 2420, isBalanced: true });
  });
});

describe('a received order', () => {
  it('is accepted, shipped in two parcels, delivered, and one piece comes back into stock', async () => {
    const at = await shop();
    const { who, as } = await at.buyer();
    const orderId = await buy(parts, who, at.draft({ [at.small]: 2, [at.block]: 1 }));
    expect(await at.stock()).toEqual([3, 2]);
    expect(await at.list()).toMatchObject([
      { id: orderId, state: 'new', buyerName: 'Hanna Lindqvist', country: 'NLD', pieces: 3, total: 7350 },
    ]);
    const [news] = (await call(listNotifications, {}, { as: at.as })).data;
    expect(news).toMatchObject({ title: 'New order from Hanna Lindqvist', text: '3 pieces to send.' });
    expect(await at.move(orderId, 'accepted')).toMatchObject({ state: 'accepted' });
    expect(await at.move(orderId, 'accepted')).toMatchObject({ state: 'accepted' });
    const [grips, chalk] = (await at.get(orderId)).lines;
    const [gripsLine, chalkLine] = [grips?.id ?? '', chalk?.id ?? ''];
    expect(await failure(at.ship(orderId, { [gripsLine]: 3 }))).toEqual([
      422,
      'more_than_ordered',
      'body.lines.0.quantity',
    ]);
    const keyed = key();
    const twice = await Promise.all([
      at.ship(orderId, { [gripsLine]: 1, [chalkLine]: 1 }, keyed),
      at.ship(orderId, { [gripsLine]: 1, [chalkLine]: 1 }, keyed),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    expect(twice[0]).toMatchObject({ state: 'packed', shippedPieces: 2, parcels: [{ tracking: '3SNK' }] });
    const delivery = async (by = as) =>
      (await call(endpoints.getDelivery, { params: { orderId } }, { as: by })).data;
    expect(await delivery()).toMatchObject({
      state: 'packed',
      waiting: 1,
      partnerName: 'Noordkaap',
      parcels: [{ lines: [{ title: 'Grips, S', quantity: 1 }, { title: 'Block chalk' }] }],
    });
    const [shipped] = (await call(listNotifications, {}, { as })).data;
    expect(shipped).toMatchObject({ title: 'Noordkaap shipped your order', text: 'Tracking code: 3SNK.' });
    // Of two who ship the last piece at once, one does.
    const last = await Promise.allSettled([
      at.ship(orderId, { [gripsLine]: 1 }),
      at.ship(orderId, { [gripsLine]: 1 }),
    ]);
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { parcels, state } = await at.get(orderId);
    expect([state, parcels.length]).toEqual(['shipped', 2]);
    for (const { id } of parcels) await at.deliver(orderId, id);
    expect((await at.deliver(orderId, parcels[0]?.id ?? '')).state).toBe('delivered');
    expect(await at.list('closed', 'grips')).toHaveLength(1);
    expect(await at.list('closed', 'rope')).toHaveLength(0);

    const { lines } = (await call(getOrder, { params: { orderId } }, { as })).data;
    const unitIds = [lines[0]?.units[0]?.id ?? ''];
    await at.refund(orderId, { unitIds, takeBack: true, note: 'Too small' });
    expect(await at.stock()).toEqual([4, 2]);
    expect((await at.get(orderId)).lines[0]).toMatchObject({ quantity: 2, shipped: 2, returned: 1 });
    // Broken in the box: the money goes back, the piece doesn't.
    await at.refund(orderId, { unitIds: [lines[1]?.units[0]?.id ?? ''], takeBack: false, note: 'Broken' });
    expect((await at.get(orderId)).lines[1]).toMatchObject({ returned: 0 });
    const month = clock.now().toISOString().slice(0, 7);
    const query = { month, currency: 'EUR' } as const;
    const statement = await call(getStatement, { params: { as: 'person' }, query }, { as: at.as });
    expect(statement.data).toMatchObject({ sales: 7350, refunds: 4150, closing: 3200, isBalanced: true });
  });

  it('is canceled as a whole before it leaves: everything goes back, and the buyer hears of it', async () => {
    const at = await shop();
    const { who, as } = await at.buyer();
    const orderId = await buy(parts, who, at.draft({ [at.medium]: 2 }));
    expect(await at.stock()).toEqual([5, 0]);
    const { lines } = (await call(getOrder, { params: { orderId } }, { as })).data;
    const params = { partnerId: at.partnerId };
    expect((await failure(call(deletePartner, { params }, { as: at.as })))[1]).toBe('orders_open');
    await at.refund(orderId, { unitIds: lines.flatMap(({ units }) => units.map(({ id }) => id)) });
    expect(await at.get(orderId)).toMatchObject({ state: 'canceled', pieces: 0 });
    expect(await at.stock()).toEqual([5, 2]);
    const titles = (await call(listNotifications, {}, { as })).data.map(({ title }) => title);
    expect(titles).toContain('Noordkaap canceled your order');
    expect((await failure(at.move(orderId, 'accepted')))[1]).toBe('state_changed');
    expect((await failure(at.ship(orderId, { [(await at.get(orderId)).lines[0]?.id ?? '']: 1 })))[1]).toBe(
      'state_changed',
    );
    await call(deletePartner, { params }, { as: at.as });
  });

  it('has a packing slip of what is still to leave, and of each parcel, without prices', async () => {
    const at = await shop();
    const { who } = await at.buyer();
    const orderId = await buy(parts, who, at.draft({ [at.small]: 2, [at.block]: 1 }));
    const slip = async (parcelId?: string, as = at.as) => {
      const url = `/api/received-orders/${orderId}/packing-slip${parcelId ? `?parcelId=${parcelId}` : ''}`;
      const reply = await app.inject({ url, headers: { authorization: `Bearer ${as}` } });
      return reply.statusCode === 200 ? (await pdfText(reply.rawPayload)).join('\n') : `${reply.statusCode}`;
    };
    const first = await slip();
    for (const text of ['3071 AB', 'Netherlands', 'Grips, S', 'GR-S', 'Block chalk', 'Together'])
      expect(first).toContain(text);
    expect(first).not.toMatch(/€|73\.50/);
    const [grips] = (await at.get(orderId)).lines;
    const { parcels } = await at.ship(orderId, { [grips?.id ?? '']: 2 });
    expect(await slip()).not.toContain('Grips, S');
    expect(await slip(parcels[0]?.id)).toContain('Grips, S');
    expect(await slip(parcels[0]?.id)).not.toContain('Block chalk');
    expect(await slip(crypto.randomUUID())).toBe('404');
    expect(await slip(undefined, (await shop()).as)).toBe('404');
  });

  it('is there for its partner and its buyer alone', async () => {
    const at = await shop();
    const { who } = await at.buyer();
    const orderId = await buy(parts, who, at.draft({ [at.block]: 1 }));
    const other = await shop();
    const { as: stranger } = await at.buyer();
    for (const by of [other.as, stranger]) {
      expect((await failure(at.get(orderId, by)))[0]).toBe(404);
      expect((await failure(at.move(orderId, 'accepted', by)))[0]).toBe(404);
      expect((await failure(at.refund(orderId, { amount: 100 }, by)))[0]).toBe(404);
      expect((await failure(call(endpoints.getDelivery, { params: { orderId } }, { as: by })))[0]).toBe(404);
    }
    expect(await other.list()).toEqual([]);
    expect(await at.list('open', '', stranger)).toEqual([]);
  });
});

describe('a return', () => {
  /** Two small grips and chalk that arrived, with 30 days for a return. */
  async function arrived() {
    const at = await shop();
    const { version = 1 } = (await call(getOwnPartner, {}, { as: at.as })).data ?? {};
    const params = { partnerId: at.partnerId };
    await call(changePartner, { params, body: { version, returnDays: 30 } }, { as: at.as });
    const { who, as } = await at.buyer();
    const abroad = homeOf('Hanna Lindqvist', { country: 'BEL' });
    const orderId = await buy(parts, who, at.draft({ [at.small]: 2, [at.block]: 1 }, abroad));
    // What was promised when it was bought holds.
    await call(changePartner, { params, body: { version: version + 1, returnDays: null } }, { as: at.as });
    const [grips = '', chalk = ''] = (await at.get(orderId)).lines.map(({ id }) => id);
    const delivery = async () =>
      (await call(endpoints.getDelivery, { params: { orderId } }, { as })).data ?? undefined;
    const ask = async (quantity: number, more: Partial<NewReturn> = {}, by = as) => {
      const body = { lines: [{ lineId: grips, quantity }], reason: 'does_not_fit' as const, message: '' };
      const asked = call(
        returns.askForReturn,
        { params: { orderId }, body: { ...body, ...more } },
        { as: by, ...key() },
      );
      return (await asked).data?.returns[0]?.id ?? '';
    };
    const answer = async (returnId: string, to: 'accepted' | 'declined', by = at.as) =>
      (
        await call(
          returns.answerReturn,
          { params: { orderId, returnId }, body: { to, answer: 'Maas 1' } },
          { as: by },
        )
      ).data;
    const repay = (returnId: string, body = { restock: true, withDelivery: false }, by = at.as) =>
      call(returns.refundReturn, { params: { orderId, returnId }, body }, { as: by, ...key() });
    const withdraw = (returnId: string, by = as) =>
      call(returns.withdrawReturn, { params: { orderId, returnId } }, { as: by });
    const deliver = async () => {
      const { parcels } = await at.ship(orderId, { [grips]: 2, [chalk]: 1 });
      await at.deliver(orderId, parcels[0]?.id ?? '');
    };
    return { at, as, who, orderId, grips, chalk, delivery, ask, answer, repay, withdraw, deliver };
  }
  const news = async (as: string) => (await call(listNotifications, {}, { as })).data[0]?.title;

  it('is asked for, accepted and refunded, and the piece is in stock again', async () => {
    const { at, as, orderId, grips, delivery, ask, answer, repay, deliver } = await arrived();
    expect((await failure(ask(1)))[1]).toBe('return_not_offered');
    await deliver();
    expect(await delivery()).toMatchObject({
      returnDays: 30,
      returnable: [{ quantity: 2 }, { quantity: 1 }],
    });
    expect(await failure(ask(3))).toEqual([422, 'more_than_returnable', 'body.lines.0.quantity']);
    const id = await ask(1, { message: 'Too tight' });
    expect(await news(at.as)).toBe('Hanna Lindqvist wants to return goods');
    expect(await delivery()).toMatchObject({ returnable: [{ lineId: grips, quantity: 1 }, { quantity: 1 }] });
    expect(await at.list('returns')).toMatchObject([{ id: orderId }]);
    expect(await answer(id, 'accepted')).toMatchObject({
      returns: [{ state: 'accepted', answer: 'Maas 1' }],
    });
    expect(await news(as)).toBe('Noordkaap accepted your return');
    expect(await at.stock()).toEqual([3, 2]);
    // Of two who refund it at once, the buyer gets the money once.
    await Promise.all([repay(id), repay(id)]);
    expect(await at.stock()).toEqual([4, 2]);
    const order = (await call(getOrder, { params: { orderId } }, { as })).data;
    expect(order).toMatchObject({ refunded: 3200, refunds: [{ amount: 3200 }] });
    expect((await at.get(orderId)).lines[0]).toMatchObject({ shipped: 2, returned: 1 });
    expect(await at.list('returns')).toEqual([]);
    const found = async (search: string) =>
      (await call(listOrders, { query: { search } }, { as })).data.length;
    expect([await found('noord grips'), await found('rope')]).toEqual([1, 0]);
    expect((await failure(answer(id, 'declined')))[1]).toBe('state_changed');
  });

  it('of broken goods gives back money and delivery, and nothing to the stock', async () => {
    const { at, as, orderId, chalk, ask, repay, deliver } = await arrived();
    await deliver();
    const id = await ask(1, { lines: [{ lineId: chalk, quantity: 1 }], reason: 'damaged' });
    await repay(id, { restock: false, withDelivery: true });
    const { lines } = await at.get(orderId);
    expect(lines[1]).toMatchObject({ quantity: 1, returned: 1 });
    // 9.50, and 9.90 for the delivery.
    expect((await call(getOrder, { params: { orderId } }, { as })).data.refunded).toBe(1940);
  });

  it('is declined, withdrawn, and over after the days that were promised', async () => {
    const { at, as, who, orderId, ask, answer, withdraw, repay, deliver } = await arrived();
    await deliver();
    // Of several who ask for the last two at once, no more than two pieces are asked for.
    const asked = await Promise.allSettled([ask(2), ask(2), ask(2)]);
    const [id = ''] = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await answer(id, 'declined');
    expect(await news(as)).toBe('Noordkaap declined your return');
    const second = await ask(1);
    await withdraw(second);
    await withdraw(second);
    expect(await news(at.as)).toBe('Hanna Lindqvist withdrew a return');
    expect((await failure(repay(second)))[1]).toBe('state_changed');
    for (const by of [(await shop()).as, (await at.buyer()).as]) {
      expect((await failure(ask(1, {}, by)))[0]).toBe(404);
      expect((await failure(withdraw(id, by)))[0]).toBe(404);
      expect((await failure(answer(id, 'accepted', by)))[0]).toBe(404);
      expect((await failure(repay(id, undefined, by)))[0]).toBe(404);
    }
    // Its buyer doesn't answer their own.
    expect((await failure(repay(id, undefined, as)))[0]).toBe(404);
    clock.advance(30 * day);
    const later = await signedIn(parts, who);
    const now = await call(endpoints.getDelivery, { params: { orderId } }, { as: later });
    expect(now.data).toMatchObject({
      returnable: [],
      returns: [{ state: 'withdrawn' }, { state: 'declined' }],
    });
    expect((await failure(ask(1, {}, later)))[1]).toBe('return_not_offered');
  });

  it('reaches each state', () => {
    expect(unreachableStates(returnMoves, 'asked')).toEqual([]);
  });
});
