import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as endpoints from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { askForReturn } from '@chalkline/contract/partners/returns.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy } from '../../demo/demo-till.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { product } from '../products/products.factory.ts';
import { receivedOrders } from '../received/received.table.ts';
import { approvedPartner, homeOf, productDraft } from './sale.factory.ts';

const { parts, call, clock, database } = await testApp();
const admin = asViewer(await person(parts, { accountType: 'admin' }));
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** Two pieces of which one has left, sent by a shop to a buyer. */
async function sent() {
  const owner = await person(parts);
  const partnerId = await approvedPartner(parts, asViewer(owner), admin);
  const chalk = await product(parts, asViewer(owner), {}, [40]);
  const buyer = await person(parts, { name: 'Hanna Lindqvist' });
  const pieces = { [chalk.variants[0]?.id ?? '']: 2 };
  const orderId = await buy(parts, buyer, productDraft(partnerId, pieces, homeOf('Hanna Lindqvist')));
  const as = await signedIn(parts, owner);
  const get = async () => (await call(endpoints.getReceivedOrder, { params: { orderId } }, { as })).data;
  const lineId = (await get()).lines[0]?.id ?? '';
  const ship = async (quantity = 1) => {
    const body = { carrier: 'PostNL', tracking: '3SNK', lines: [{ lineId, quantity }] };
    const { data } = await call(endpoints.shipParcel, { params: { orderId }, body }, { as, ...key() });
    return { orderId, parcelId: data.parcels.at(-1)?.id ?? '' };
  };
  const told = async () =>
    (await call(listNotifications, { query: {} }, { as: await signedIn(parts, buyer) })).data.map(
      ({ title, text }) => [title, text].join(': '),
    );
  return { as, buyer, orderId, lineId, get, ship, told };
}

it('corrects the tracking of a parcel, and the news of it with each change', async () => {
  const { as, ship, told, get, buyer } = await sent();
  const params = await ship();
  const change = (tracking: string, by = as) =>
    call(endpoints.changeParcel, { params, body: { carrier: 'DHL', tracking, link: null } }, { as: by });
  const before = (await told()).length;
  for (const tracking of ['JD01', 'JD02', 'JD02']) {
    clock.advance(1000);
    await change(tracking);
    expect((await told()).filter((one) => one.includes('racking code'))).toEqual([
      expect.stringMatching(new RegExp(`^New tracking .*: Tracking code: ${tracking}`)),
    ]);
  }
  expect(await told()).toHaveLength(before);
  expect((await get()).parcels[0]).toMatchObject({ carrier: 'DHL', tracking: 'JD02' });
  for (const stranger of [await signedIn(parts, buyer), await signedIn(parts, await person(parts))])
    expect((await failure(change('X', stranger)))[0]).toBe(404);
});

it('takes a parcel back that hasn’t left, once however often it’s pressed', async () => {
  const { as, ship, get, told } = await sent();
  const params = await ship(2);
  expect((await get()).state).toBe('shipped');
  clock.advance(1000);
  const undo = () => call(endpoints.undoParcel, { params }, { as });
  const answers = await Promise.allSettled([undo(), undo()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await get()).toMatchObject({ state: 'packed', parcels: [], lines: [{ shipped: 0 }] });
  expect((await told()).join()).toMatch(/hasn’t shipped your order yet/);
  await ship();
  const last = await ship();
  await call(endpoints.deliverParcel, { params: last }, { as });
  expect((await failure(call(endpoints.undoParcel, { params: last }, { as })))[1]).toBe('state_changed');
});

it('undoes a delivery as long as no return is open', async () => {
  const { as, buyer, lineId, ship, get } = await sent();
  const params = await ship(2);
  await database.sql.update(receivedOrders).set({ returnDays: 14 });
  const deliver = () => call(endpoints.deliverParcel, { params }, { as });
  const undo = () => call(endpoints.undoDelivery, { params }, { as });
  await deliver();
  expect(await get()).toMatchObject({ state: 'delivered', parcels: [{ can: { undoDelivery: true } }] });
  await undo();
  await undo();
  expect(await get()).toMatchObject({ state: 'shipped', parcels: [{ deliveredAt: null }] });
  await deliver();
  const body = { lines: [{ lineId, quantity: 1 }], reason: 'changed_mind' as const, message: '' };
  await call(
    askForReturn,
    { params: { orderId: params.orderId }, body },
    { as: await signedIn(parts, buyer), ...key() },
  );
  expect(await get()).toMatchObject({ parcels: [{ can: { undoDelivery: false } }] });
  expect((await failure(undo()))[1]).toBe('state_changed');
});
