import * as partnerCalls from '@chalkline/contract/partners/partners.endpoints.ts';
import * as endpoints from '@chalkline/contract/partners/products.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call } = await testApp();
const key = () => crypto.randomUUID();

const facts = {
  name: 'Three-hole grips',
  description: 'Goat leather.',
  currency: 'EUR',
  state: 'on_sale',
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [
    { values: ['S'], sku: 'GR-S', price: 3200 },
    { values: ['M'], sku: 'GR-M', price: 3400 },
  ],
} as const;
type Facts = { [Name in keyof typeof facts]?: unknown };

const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));

async function seller(isApproved = true) {
  const as = await signedIn(parts, await person(parts));
  const about = { name: 'Noordkaap', sells: 'Grips', story: 'By hand.', town: 'Rotterdam', country: 'NLD' };
  const { data: partner } = await call(
    partnerCalls.applyAsPartner,
    { body: { ...about, website: null, delivery: null } },
    { as, idempotencyKey: key() },
  );
  const decision = { version: 1, state: 'approved', reason: '' } as const;
  if (isApproved)
    await call(
      partnerCalls.decidePartner,
      { params: { partnerId: partner.id }, body: decision },
      { as: admin, idempotencyKey: key() },
    );
  const create = async (body: Facts = {}, idempotencyKey = key()) =>
    (await call(endpoints.createProduct, { body: { ...facts, ...body } as never }, { as, idempotencyKey }))
      .data;
  const change = async (productId: string, version: number, body: Facts = {}) =>
    (
      await call(
        endpoints.changeProduct,
        { params: { productId }, body: { ...facts, ...body, version } as never },
        { as },
      )
    ).data;
  const move = async (
    productId: string,
    variantId: string,
    kind: 'receive' | 'write_off' | 'count',
    quantity: number,
    idempotencyKey = key(),
  ) =>
    (
      await call(
        endpoints.recordStockMovement,
        { params: { productId }, body: { variantId, kind, quantity, note: '' } },
        { as, idempotencyKey },
      )
    ).data;
  const read = async (productId: string) =>
    (await call(endpoints.getOwnProduct, { params: { productId } }, { as })).data;
  const shown = async () =>
    (await call(endpoints.listProducts, { params: { partnerId: partner.id }, query: {} })).data;
  return { as, partner, create, change, move, read, shown };
}

const one = await seller();
const unknown = [404, 'not_found', undefined];
const stocks = ({ variants }: { variants: readonly { left: number | null }[] }) =>
  variants.map(({ left }) => left);

describe('a product', () => {
  it('is created once under one key, and shown to everyone while it is on sale', async () => {
    const { create, change, shown } = await seller();
    const same = key();
    const [made, again] = await Promise.all([create({}, same), create({}, same)]);
    expect(made.id).toBe(again.id);
    expect(await shown()).toMatchObject([{ id: made.id, variants: [{ values: ['S'], sku: null }, {}] }]);
    await change(made.id, 1, { state: 'draft' });
    expect(await shown()).toEqual([]);
  });

  it('is hidden with its partner until that is approved', async () => {
    const { create, shown } = await seller(false);
    await create();
    expect(await failure(shown())).toEqual(unknown);
  });

  it('keeps the stock of variants that stay, by their combination', async () => {
    const { create, change, move, read } = await seller();
    const { id, variants } = await create();
    await move(id, variants[0]?.id ?? '', 'receive', 7);
    const options = [{ name: 'Size', values: ['M', 'S', 'L'] }];
    const fewer = await change(id, 1, { options, variants: [{ values: ['L'], sku: 'GR-S', price: 1 }] });
    expect(fewer.variants).toMatchObject([{ values: ['L'], left: 0, sku: 'GR-S' }]);
    await change(id, 2);
    expect(await read(id)).toMatchObject({
      version: 3,
      variants: [
        { id: variants[0]?.id, values: ['S'], left: 7 },
        { values: ['M'], left: 0 },
      ],
    });
    expect(await failure(change(id, 2))).toEqual([409, 'state_changed', undefined]);
  });

  it('has a SKU once within a partner', async () => {
    const { create } = await seller();
    await create();
    expect(await failure(create())).toEqual([409, 'sku_taken', 'body.variants']);
    await (await seller()).create();
  });

  it('needs a partner, and is nobody else’s to read, change or move', async () => {
    const { id, variants } = await one.create();
    const other = await seller();
    const variantId = variants[0]?.id ?? '';
    expect(await failure(other.read(id))).toEqual(unknown);
    expect(await failure(other.change(id, 1))).toEqual(unknown);
    expect(await failure(other.move(id, variantId, 'receive', 1))).toEqual(unknown);
    const own = await other.create();
    expect(await failure(other.move(own.id, variantId, 'receive', 1))).toEqual(unknown);
    expect(await failure(other.read('nonsense'))).toEqual(unknown);
    const as = await signedIn(parts, await person(parts));
    const without = call(endpoints.createProduct, { body: facts as never }, { as, idempotencyKey: key() });
    expect(await failure(without)).toEqual([409, 'partner_needed', undefined]);
    expect((await call(endpoints.listOwnProducts, { query: {} }, { as })).data).toEqual([]);
  });

  it.each([
    [{ variants: [] }, 'too_short', 'body.variants'],
    [{ variants: [{ values: ['XL'], sku: '', price: 1 }] }, 'invalid', 'body.variants.0.values'],
    [{ variants: [facts.variants[0], facts.variants[0]] }, 'invalid', 'body.variants.1.values'],
    [{ options: [{ name: 'Size', values: ['S', 's', 'M'] }] }, 'invalid', 'body.options.0.values'],
  ])('is refused with the field for %j', async (body, ...expected) => {
    expect(await failure(one.create(body))).toEqual([422, ...expected]);
  });
});

describe('stock', () => {
  it('is the sum of its movements, and buyers see how many are left where few are', async () => {
    const { create, move, shown } = await seller();
    const { id, variants } = await create();
    const [small = '', medium = ''] = variants.map((variant) => variant.id);
    const same = key();
    await Promise.all([move(id, small, 'receive', 12, same), move(id, small, 'receive', 12, same)]);
    await move(id, small, 'write_off', 2);
    expect(stocks(await move(id, medium, 'count', 3))).toEqual([10, 3]);
    expect((await shown()).map(stocks)).toEqual([[null, 3]]);
    expect(stocks(await move(id, small, 'count', 4))).toEqual([4, 3]);
  });

  it('never falls below 0: of 20 who take one of the last 5 at once, 5 get it', async () => {
    const { create, move, read } = await seller();
    const { id, variants } = await create();
    const variantId = variants[0]?.id ?? '';
    await move(id, variantId, 'receive', 5);
    const taken = await Promise.allSettled(
      Array.from({ length: 20 }, () => move(id, variantId, 'write_off', 1)),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await failure(move(id, variantId, 'write_off', 1))).toEqual([
      409,
      'too_few_pieces',
      'body.quantity',
    ]);
    expect(stocks(await read(id))).toEqual([0, 0]);
  });

  it('goes with its partner', async () => {
    const { as, partner, create, move } = await seller();
    const { id, variants } = await create();
    await move(id, variants[0]?.id ?? '', 'receive', 5);
    await call(partnerCalls.deletePartner, { params: { partnerId: partner.id } }, { as });
    expect(await failure(call(endpoints.getOwnProduct, { params: { productId: id } }, { as }))).toEqual(
      unknown,
    );
  });
});
