import { quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/partners/partner-promo-codes.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { product } from '../products/products.factory.ts';
import { approvedPartner, productDraft } from '../sale/sale.factory.ts';

const { parts, call } = await testApp();
const admin = asViewer(await person(parts, { accountType: 'admin' }));

async function shop() {
  const owner = await person(parts);
  const as = await signedIn(parts, owner);
  const partnerId = await approvedPartner(parts, asViewer(owner), admin);
  const sold = async (name: string, price: number) =>
    product(parts, asViewer(owner), { name, variants: [{ values: [], sku: '', price }] }, [9]);
  const [rope, chalk] = [await sold('Rope', 2000), await sold('Chalk', 1000)];
  const [ropeId = '', chalkId = ''] = [rope, chalk].map(({ variants }) => variants[0]?.id);
  const add = (body: object, by = as) => {
    const options = { as: by, idempotencyKey: crypto.randomUUID() };
    return call(endpoints.createPartnerPromoCode, { body: body as never }, options);
  };
  const buyer = await signedIn(parts, await person(parts));
  const quote = async (promoCode: string) => {
    const draft = productDraft(partnerId, { [ropeId]: 1, [chalkId]: 1 }, { country: 'NLD' });
    return (await call(quoteOrder, { body: { ...draft, promoCode } }, { as: buyer })).data;
  };
  return { as, add, quote, rope };
}

it('takes off what it says of its products, and nothing of the delivery', async () => {
  const { as, add, quote, rope } = await shop();
  await add({ code: 'TEN', kind: 'percent', value: 1000 });
  // 10% of 30.00; the delivery of 4.95 keeps its price.
  expect(await quote('ten')).toMatchObject({ subtotal: 3495, discount: 300, total: 3195 });
  await add({ code: 'ROPE', kind: 'amount', value: 500, itemIds: [rope.row.id] });
  expect(await quote('ROPE')).toMatchObject({ discount: 500, total: 2995 });
  await add({ code: 'GIFT', kind: 'percent', value: 10_000 });
  expect(await quote('GIFT')).toMatchObject({ total: 495 });
  const [gift] = (await call(endpoints.listPartnerPromoCodes, {}, { as })).data;
  const params = { promoCodeId: gift?.id ?? '' };
  const ended = await call(endpoints.endPartnerPromoCode, { params }, { as });
  expect(ended.data.endsAt).not.toBeNull();
  expect((await failure(quote('GIFT')))[1]).toBe('code_expired');
});

it('is the owner’s alone, of their own products, and there once', async () => {
  const { add, quote } = await shop();
  const other = await shop();
  const code = { code: 'SAME', kind: 'percent', value: 1000 };
  const tried = await Promise.allSettled([add(code), add(code)]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const outsider = await signedIn(parts, await person(parts));
  expect((await failure(add(code, outsider)))[1]).toBe('partner_needed');
  expect((await failure(call(endpoints.listPartnerPromoCodes, {}, { as: outsider })))[1]).toBe(
    'partner_needed',
  );
  expect(await failure(add({ ...code, code: 'HERS', itemIds: [other.rope.row.id] }))).toEqual([
    422,
    'product_not_sold',
    'body.itemIds',
  ]);
  expect((await failure(other.quote('SAME')))[1]).toBe('code_invalid');
  expect((await quote('SAME')).discount).toBe(300);
  const [same] = (await call(endpoints.listPartnerPromoCodes, {}, { as: other.as })).data;
  expect(same).toBeUndefined();
});
