import { getOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as cancellations from '@chalkline/contract/partners/order-cancellations.endpoints.ts';
import * as messages from '@chalkline/contract/partners/order-messages.endpoints.ts';
import { getOwnProduct } from '@chalkline/contract/partners/products.endpoints.ts';
import * as received from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { buy } from '../../demo/demo-till.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { insertStaff } from '../partners/partner-staff.repository.ts';
import { product } from '../products/products.factory.ts';
import { approvedPartner, homeOf, productDraft } from './sale.factory.ts';

const { parts, call } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const viewerOf = ({ id: personId, name, accountType, organizationId }: Person) => ({
  personId,
  name,
  accountType,
  organizationId,
  sessionId: '',
});
const admin = viewerOf(await person(parts, { accountType: 'admin' }));
const titlesOf = async (as: string) =>
  (await call(listNotifications, {}, { as })).data.map(({ title, text }) => `${title} | ${text}`);

/** An order of two grips at 32 euros and one chalk at 9.50, with delivery for 4.95 below 60 euros. */
async function ordered(pieces = { grips: 2, chalk: 1 }) {
  const owner = await person(parts, { name: 'Ilse Verhoef' });
  const partnerId = await approvedPartner(parts, viewerOf(owner), admin);
  const variants = [{ values: [], sku: 'GR', price: 2000 }];
  const grips = await product(parts, viewerOf(owner), { name: 'Grips', variants }, [5]);
  const chalk = await product(parts, viewerOf(owner), {}, [40]);
  const [gripsId = '', chalkId = ''] = [grips, chalk].map((one) => one.variants[0]?.id ?? '');
  const who = await person(parts, { name: 'Hanna Lindqvist' });
  const asked = { [gripsId]: pieces.grips, [chalkId]: pieces.chalk };
  const orderId = await buy(parts, who, productDraft(partnerId, asked, homeOf('Hanna Lindqvist')));
  const [as, partnerAs] = [await signedIn(parts, who), await signedIn(parts, owner)];
  const params = { orderId };
  const delivery = async () => (await call(received.getDelivery, { params }, { as })).data;
  const [gripsLine = '', chalkLine = ''] = (await delivery())?.lines.map(({ id }) => id) ?? [];
  const cancel = async (lines?: Readonly<Record<string, number>>, by = as, keyed = key()) => {
    const named = lines && Object.entries(lines).map(([lineId, quantity]) => ({ lineId, quantity }));
    return (
      await call(cancellations.cancelOwnOrder, { params, body: { lines: named } }, { as: by, ...keyed })
    ).data;
  };
  const reject = async (reason = 'Out of stock', by = partnerAs) =>
    (await call(cancellations.cancelReceivedOrder, { params, body: { reason } }, { as: by, ...key() })).data;
  const accept = () =>
    call(received.moveReceivedOrder, { params, body: { to: 'accepted' } }, { as: partnerAs });
  const ship = (lines: Readonly<Record<string, number>>) =>
    call(
      received.shipParcel,
      {
        params,
        body: {
          carrier: '',
          tracking: '',
          lines: Object.entries(lines).map(([lineId, quantity]) => ({ lineId, quantity })),
        },
      },
      { as: partnerAs, ...key() },
    );
  const write = async (text: string, by = as) =>
    (await call(messages.writeToPartner, { params, body: { text } }, { as: by, ...key() })).data;
  const answer = async (text: string, by = partnerAs) =>
    (await call(messages.writeToBuyer, { params, body: { text } }, { as: by, ...key() })).data;
  const order = async () => (await call(getOrder, { params }, { as })).data;
  const get = async () => (await call(received.getReceivedOrder, { params }, { as: partnerAs })).data;
  const stock = async () => {
    const { data } = await call(getOwnProduct, { params: { productId: grips.row.id } }, { as: partnerAs });
    return data.variants[0]?.left;
  };
  return {
    as,
    owner,
    partnerAs,
    partnerId,
    orderId,
    gripsLine,
    chalkLine,
    delivery,
    order,
    get,
    stock,
    cancel,
    reject,
    accept,
    ship,
    write,
    answer,
  };
}

it('gives buyers all they paid back, the delivery too, and the pieces to the stock', async () => {
  const at = await ordered();
  expect(await at.delivery()).toMatchObject({ cancelable: [{ quantity: 2 }, { quantity: 1 }] });
  expect(await at.stock()).toBe(3);
  const keyed = key();
  const twice = await Promise.all([at.cancel(undefined, at.as, keyed), at.cancel(undefined, at.as, keyed)]);
  expect(twice[0]).toEqual(twice[1]);
  expect(twice[0]).toMatchObject({
    state: 'canceled',
    cancellation: { by: 'buyer', reason: '' },
    cancelable: [],
    lines: [{ canceled: 2 }, { canceled: 1 }],
  });
  const { total, refunded } = await at.order();
  expect([total, refunded]).toEqual([5445, 5445]);
  expect(await at.stock()).toBe(5);
  expect((await titlesOf(at.partnerAs))[0]).toBe(
    'Hanna Lindqvist canceled their order | There’s nothing to send. The pieces are back in stock.',
  );
  // They did it themselves: only the refund is news.
  expect((await titlesOf(at.as)).join()).not.toContain('canceled your order');
  expect((await failure(at.cancel()))[1]).toBe('state_changed');
});

it('is the only way back for buyers: what was free isn’t given back beside it', async () => {
  const at = await ordered({ grips: 4, chalk: 1 });
  await at.accept();
  const { lines } = await at.order();
  const delivery = lines.at(-1)?.units ?? [];
  expect(delivery).toMatchObject([{ total: 0, refundable: null }]);
  const body = { unitIds: delivery.map(({ id }) => id) };
  const asked = call(refundOrder, { params: { orderId: at.orderId }, body }, { as: at.as, ...key() });
  expect((await failure(asked))[1]).toBe('refund_not_allowed');
});

it('cancels single pieces, and refunds the delivery with the last one', async () => {
  const at = await ordered();
  expect(await failure(at.cancel({ [at.gripsLine]: 3 }))).toEqual([
    422,
    'more_than_cancelable',
    'body.lines.0.quantity',
  ]);
  expect((await failure(at.cancel({ nothing: 1 })))[1]).toBe('more_than_cancelable');
  await at.cancel({ [at.gripsLine]: 1 });
  expect(await at.get()).toMatchObject({ state: 'new', pieces: 2, cancellation: null });
  expect((await at.order()).refunded).toBe(2000);
  expect((await titlesOf(at.partnerAs))[0]).toBe(
    'Hanna Lindqvist canceled a part of their order | 2 pieces to send.',
  );
  await at.cancel({ [at.gripsLine]: 1, [at.chalkLine]: 1 });
  expect(await at.get()).toMatchObject({ state: 'canceled', cancellation: { by: 'buyer' } });
  expect((await at.order()).refunded).toBe(5445);
});

it('leaves an order alone once the partner has accepted it', async () => {
  const at = await ordered();
  await at.accept();
  expect(await at.delivery()).toMatchObject({ cancelable: [] });
  expect((await failure(at.cancel()))[1]).toBe('state_changed');
  expect((await at.order()).refunded).toBe(0);
});

it('lets partners cancel with a reason until something ships', async () => {
  const at = await ordered();
  await at.accept();
  expect(await at.get()).toMatchObject({ can: { cancel: true } });
  expect((await failure(at.reject('')))[0]).toBe(422);
  await Promise.all([at.reject(), at.reject()]);
  expect((await at.order()).refunded).toBe(5445);
  expect(await at.stock()).toBe(5);
  expect(await at.delivery()).toMatchObject({
    state: 'canceled',
    cancellation: { by: 'partner', reason: 'Out of stock' },
  });
  expect(await titlesOf(at.as)).toContain('Noordkaap canceled your order | Out of stock');

  const sent = await ordered();
  await sent.ship({ [sent.gripsLine]: 1 });
  expect(await sent.get()).toMatchObject({ can: { cancel: false } });
  expect((await failure(sent.reject()))[1]).toBe('state_changed');
});

it('takes pieces that were refunded before out of the order without paying again', async () => {
  const at = await ordered();
  const { lines } = await at.order();
  const unitIds = lines[0]?.units.map(({ id }) => id) ?? [];
  const body = { unitIds, takeBack: false, note: 'Sorry' };
  await call(refundOrder, { params: { orderId: at.orderId }, body }, { as: at.partnerAs, ...key() });
  expect(await at.delivery()).toMatchObject({ cancelable: [{ lineId: at.chalkLine, quantity: 1 }] });
  await at.reject();
  expect(await at.get()).toMatchObject({ state: 'canceled' });
  expect([(await at.order()).refunded, await at.stock()]).toEqual([5445, 5]);
});

it('either ships a piece or gives its money back, of buyer and partner at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const at = await ordered({ grips: 1, chalk: 1 });
    const both = [at.cancel(), at.ship({ [at.gripsLine]: 1 }), at.reject()];
    const [canceled, shipped, rejected] = (await Promise.allSettled(both)).map(
      ({ status }) => status === 'fulfilled',
    );
    // The partner's second press finds it canceled already.
    expect([canceled, shipped, rejected].filter(Boolean).length).toBeLessThanOrEqual(2);
    expect(shipped && (canceled || rejected)).toBe(false);
    expect((await at.order()).refunded).toBe(shipped ? 0 : (await at.order()).total);
    expect(await at.stock()).toBe(shipped ? 4 : 5);
  }
});

it('carries messages between a buyer and all who handle the order', async () => {
  const at = await ordered();
  const staff = await person(parts, { name: 'Daan Mulder' });
  const now = parts.clock.now();
  await insertStaff(
    parts.database.sql,
    {
      id: crypto.randomUUID(),
      partnerId: at.partnerId,
      email: staff.email,
      personId: staff.id,
      invitedBy: at.owner.id,
      invitedAt: now,
      joinedAt: now,
      expiresAt: null,
    },
    now,
  );
  const staffAs = await signedIn(parts, staff);
  await at.write('Can you send it on Friday?');
  for (const as of [at.partnerAs, staffAs])
    expect((await titlesOf(as))[0]).toBe(
      'Hanna Lindqvist wrote about an order | Read and answer it on the order.',
    );
  await at.answer('Yes, by noon.', staffAs);
  expect((await titlesOf(at.as))[0]).toContain('Noordkaap wrote about your order');
  const said = ['Can you send it on Friday?', 'Yes, by noon.'];
  expect((await at.get()).messages.map(({ author, text }) => [author, text])).toEqual([
    ['Hanna Lindqvist', said[0]],
    ['Daan Mulder', said[1]],
  ]);
  expect((await at.delivery())?.messages.map(({ author, isFromPartner }) => [author, isFromPartner])).toEqual(
    [
      ['Hanna Lindqvist', false],
      ['Noordkaap', true],
    ],
  );
  expect((await failure(at.write(' ')))[0]).toBe(422);
});

it('is closed to everybody else', async () => {
  const at = await ordered();
  const other = await ordered();
  const stranger = await signedIn(parts, await person(parts));
  for (const by of [other.as, other.partnerAs, stranger]) {
    expect((await failure(at.cancel(undefined, by)))[0]).toBe(404);
    expect((await failure(at.reject('No', by)))[0]).toBe(404);
    expect((await failure(at.write('Hi', by)))[0]).toBe(404);
    expect((await failure(at.answer('Hi', by)))[0]).toBe(404);
  }
  // Each side has its own calls.
  expect((await failure(at.cancel(undefined, at.partnerAs)))[0]).toBe(404);
  expect((await failure(at.reject('No', at.as)))[0]).toBe(404);
});
