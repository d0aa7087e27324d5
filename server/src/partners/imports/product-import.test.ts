import { exportProducts } from '@chalkline/contract/partners/partner-exports.endpoints.ts';
import { importProducts } from '@chalkline/contract/partners/product-imports.endpoints.ts';
import { findStockLines, listOwnProducts } from '@chalkline/contract/partners/products.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { placeOrder } from '../../checkout/orders/orders.place.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { product } from '../products/products.factory.ts';
import { approvedPartner, homeOf, productDraft } from '../sale/sale.factory.ts';

const { parts, call } = await testApp();
const admin = asViewer(await person(parts, { accountType: 'admin' }));
const key = () => ({ idempotencyKey: crypto.randomUUID() });

async function shop() {
  const owner = await person(parts);
  const partnerId = await approvedPartner(parts, asViewer(owner), admin);
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  const variants = [
    { values: ['S'], sku: 'GR-S', price: 3200 },
    { values: ['M'], sku: 'GR-M', price: 3200 },
  ];
  const grips = await product(parts, asViewer(owner), { name: 'Grips', options, variants }, [5, 2]);
  const as = await signedIn(parts, owner);
  const run = async (csv: string, dryRun = false, by = as) =>
    (await call(importProducts, { body: { csv, dryRun } }, { as: by, ...key() })).data;
  const stock = async () =>
    (await call(findStockLines, { query: {} }, { as })).data.map(({ title, sku, stock: pieces }) => [
      title,
      sku,
      pieces,
    ]);
  return { owner, partnerId, as, run, stock, small: grips.variants[0]?.id ?? '' };
}

const file = [
  'Product;Options;Variant;SKU;Barcode;Price;Stock',
  'grips;;S;GR-S;4006381333931;33,50;9',
  'Grips;;M;GR-M;;32,00;2',
  'Vest;Color, Size;Ink, M;V-IM;;89;4',
  'Vest;;Ink, L;V-IL;;89;0',
].join('\n');

it('previews, then adds products and changes prices, codes and stock at once, and does nothing twice', async () => {
  const at = await shop();
  const counts = { rows: 4, added: 2, changed: 1, unchanged: 1, problemCount: 0 };
  expect(await at.run(file, true)).toMatchObject({ ...counts, imported: false });
  expect(await at.stock()).toHaveLength(2);
  const both = await Promise.all([at.run(file), at.run(file)]);
  expect(both.map(({ added }) => added).toSorted()).toEqual([0, 2]);
  expect(await at.stock()).toEqual([
    ['Grips, S', 'GR-S', 9],
    ['Grips, M', 'GR-M', 2],
    ['Vest, Ink, M', 'V-IM', 4],
    ['Vest, Ink, L', 'V-IL', 0],
  ]);
  const { data } = await call(listOwnProducts, { query: { search: 'vest' } }, { as: at.as });
  expect(data[0]).toMatchObject({ state: 'draft', currency: 'EUR' });
  expect(data[0]?.options).toEqual([
    { name: 'Color', values: ['Ink'] },
    { name: 'Size', values: ['M', 'L'] },
  ]);
  const { csv } = (await call(exportProducts, {}, { as: at.as })).data;
  expect(await at.run(csv)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
});

it('names each bad row, and then imports none', async () => {
  const at = await shop();
  const bad = [
    'product,options,variant,sku,price,stock,currency,state',
    'Grips,,XL,,30,1,EUR,',
    'Grips,,S,GR-M,30,1,EUR,',
    'Grips,,S,,30,1,EUR,',
    'Rope,,,,,1,EUR,',
    'Rope 2,,,,ten,many,QQQ,sold',
    'Vest,Size,,V,5,1,EUR,',
    ',,,,5,1,EUR,',
  ].join('\n');
  const { imported, problems } = await at.run(bad);
  expect(imported).toBe(false);
  expect(problems.map(({ row, code }) => [row, code])).toEqual([
    [2, 'variant_unknown'],
    [4, 'variant_twice'],
    [5, 'value_missing'],
    [6, 'currency_unknown'],
    [6, 'price_unreadable'],
    [6, 'stock_unreadable'],
    [6, 'state_unknown'],
    [7, 'product_unfit'],
    [8, 'value_missing'],
  ]);
  const taken = await at.run('product,variant,sku\nGrips,S,gr-m\nBelt,,GR-M');
  expect(taken.problems.map(({ row, code }) => [row, code])).toContainEqual([3, 'value_missing']);
  const swapped = await at.run('product,variant,sku\nGrips,S,GR-M\nGrips,M,GR-S');
  expect(swapped).toMatchObject({ imported: true, changed: 2 });
  expect((await at.run('product,variant,sku\nGrips,S,gr-s')).problems[0]).toMatchObject({
    code: 'code_taken',
  });
  expect((await at.run('sku\nGR-S')).problems[0]).toMatchObject({ code: 'column_missing' });
  expect((await at.run('product\n"Grips')).problems[0]).toMatchObject({ code: 'csv_broken' });
  expect((await at.stock()).map(([, , pieces]) => pieces)).toEqual([5, 2]);
});

it('is for those with a partner, and leaves what buyers hold', async () => {
  const at = await shop();
  const buyer = asViewer(await person(parts));
  const other = await signedIn(parts, await person(parts));
  expect((await failure(at.run(file, true, other)))[1]).toBe('partner_needed');
  await placeOrder(parts, buyer, productDraft(at.partnerId, { [at.small]: 3 }, homeOf('Ann')));
  expect((await failure(at.run('product,variant,stock\nGrips,S,2')))[1]).toBe('too_few_pieces');
  expect(await at.run('product,variant,stock\nGrips,S,3')).toMatchObject({ imported: true });
});
