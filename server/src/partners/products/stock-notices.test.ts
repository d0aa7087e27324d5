import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as endpoints from '@chalkline/contract/partners/products.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { placeOrder } from '../../checkout/orders/orders.place.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy } from '../../demo/demo-till.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { approvedPartner, homeOf, productDraft } from '../sale/sale.factory.ts';
import { product } from './products.factory.ts';
import { tellOfFreed } from './stock-notices.service.ts';

const { parts, call, clock } = await testApp();
const admin = asViewer(await person(parts, { accountType: 'admin' }));
const key = () => ({ idempotencyKey: crypto.randomUUID() });

async function shop(stock: readonly number[], lowAt: number | null = null) {
  const owner = await person(parts);
  const partnerId = await approvedPartner(parts, asViewer(owner), admin);
  const made = await product(
    parts,
    asViewer(owner),
    {
      name: 'Grips',
      lowAt,
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { values: ['S'], sku: 'GR-S', barcode: '4006381333931', price: 3200 },
        { values: ['M'], sku: 'GR-M', price: 3200 },
      ],
    },
    stock,
  );
  const [small = '', medium = ''] = made.variants.map(({ id }) => id);
  const as = await signedIn(parts, owner);
  const move = (kind: 'receive' | 'write_off' | 'count', quantity: number, variantId = small) =>
    call(
      endpoints.recordStockMovement,
      { params: { productId: made.row.id }, body: { variantId, kind, quantity, note: '' } },
      { as, ...key() },
    );
  const ask = (by: string, variantId = small) =>
    call(endpoints.askForStock, { params: { variantId } }, { as: by });
  const isAsked = async (by: string) => {
    const params = { partnerId, productId: made.row.id };
    return (await call(endpoints.getProduct, { params }, { as: by })).data.variants[0]?.isAsked;
  };
  const count = (lines: { variantId: string; counted: number }[], by = as) =>
    call(endpoints.countStock, { body: { note: 'Year end', lines } }, { as: by, ...key() });
  const stockNow = async () => {
    const { data } = await call(endpoints.findStockLines, { query: {} }, { as });
    return data.map(({ stock: pieces }) => pieces);
  };
  return { owner, partnerId, made, small, medium, as, move, ask, isAsked, count, stockNow };
}

const titles = async (as: string) =>
  (await call(listNotifications, {}, { as })).data.map(({ title }) => title);
const buyer = async () => {
  const who = await person(parts);
  return { who, as: await signedIn(parts, who) };
};

it('tells the partner once when a variant runs low, and again after there was more', async () => {
  const at = await shop([6, 9], 4);
  const low = async () => (await titles(at.as)).filter((title) => title === 'Grips, S is running low').length;
  await at.move('write_off', 1);
  expect(await low()).toBe(0);
  const { who } = await buyer();
  await buy(parts, who, productDraft(at.partnerId, { [at.small]: 1 }, homeOf('Hanna')));
  expect(await low()).toBe(1);
  await at.move('write_off', 1);
  await at.move('count', 0);
  expect(await low()).toBe(1);
  const list = await call(endpoints.listOwnProducts, { query: { stock: 'low' } }, { as: at.as });
  expect(list.data).toHaveLength(1);
  await at.move('receive', 9);
  expect((await call(endpoints.listOwnProducts, { query: { stock: 'low' } }, { as: at.as })).data).toEqual(
    [],
  );
  await at.move('count', 4);
  expect(await low()).toBe(2);
});

it('tells people once when what they asked about is back, and is silent after', async () => {
  const at = await shop([0, 3]);
  const [one, other, cancels] = [await buyer(), await buyer(), await buyer()];
  await Promise.all([at.ask(one.as), at.ask(one.as), at.ask(other.as), at.ask(cancels.as)]);
  await call(endpoints.forgetStockRequest, { params: { variantId: at.small } }, { as: cancels.as });
  expect(await at.isAsked(one.as)).toBe(true);
  expect(await at.isAsked(cancels.as)).toBe(false);
  await Promise.all([at.move('receive', 1), at.move('receive', 1)]);
  for (const { as } of [one, other]) expect(await titles(as)).toEqual(['Grips, S is back in stock']);
  expect(await titles(cancels.as)).toEqual([]);
  await at.move('count', 0);
  await at.move('receive', 5);
  expect(await titles(one.as)).toEqual(['Grips, S is back in stock']);
  expect(await at.isAsked(one.as)).toBe(false);
  expect(await failure(at.ask(one.as))).toEqual([409, 'in_stock', undefined]);
  for (const id of ['nonsense', crypto.randomUUID()]) {
    expect((await failure(at.ask(one.as, id)))[0]).toBe(404);
  }
});

it('tells people when the last pieces aren’t held anymore', async () => {
  const at = await shop([1]);
  const [holder, waits] = [await buyer(), await buyer()];
  await placeOrder(parts, asViewer(holder.who), productDraft(at.partnerId, { [at.small]: 1 }, homeOf('Ann')));
  await at.ask(waits.as);
  await tellOfFreed(parts);
  expect(await titles(waits.as)).toEqual([]);
  clock.advance(11 * minute);
  await Promise.all([tellOfFreed(parts), tellOfFreed(parts)]);
  expect(await titles(waits.as)).toEqual(['Grips, S is back in stock']);
});

it('counts variants by their labels, all of them or none', async () => {
  const at = await shop([5, 2]);
  const { data: found } = await call(
    endpoints.findStockLines,
    { query: { code: '4006381333931' } },
    { as: at.as },
  );
  expect(found).toEqual([
    { variantId: at.small, title: 'Grips, S', sku: 'GR-S', barcode: '4006381333931', stock: 5 },
  ]);
  const { data } = await at.count([
    { variantId: at.small, counted: 3 },
    { variantId: at.medium, counted: 2 },
  ]);
  expect(data).toEqual({ counted: 2, differences: [{ variantId: at.small, difference: -2 }] });
  const other = await shop([1]);
  expect(
    (
      await failure(
        at.count([
          { variantId: at.small, counted: 9 },
          { variantId: other.small, counted: 9 },
        ]),
      )
    )[0],
  ).toBe(404);
  expect(await at.stockNow()).toEqual([3, 2]);
  expect((await call(endpoints.findStockLines, { query: {} }, { as: (await buyer()).as })).data).toEqual([]);
  const many = await Promise.all(
    Array.from({ length: 6 }, () => at.count([{ variantId: at.small, counted: 7 }])),
  );
  expect(many.filter((reply) => reply.data.differences.length > 0)).toHaveLength(1);
  expect(await at.stockNow()).toEqual([7, 2]);
});

it('has a barcode once within a partner', async () => {
  const at = await shop([1]);
  const again = product(parts, asViewer(at.owner), {
    variants: [{ values: [], sku: '', barcode: '4006381333931', price: 1 }],
  });
  await expect(again).rejects.toMatchObject({ problems: [{ code: 'barcode_taken' }] });
});
