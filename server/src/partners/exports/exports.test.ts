import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import {
  exportProducts,
  exportReceivedOrders,
} from '@chalkline/contract/partners/partner-exports.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy } from '../../demo/demo-till.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { product } from '../products/products.factory.ts';
import { approvedPartner, homeOf, productDraft } from '../sale/sale.factory.ts';

const { parts, call } = await testApp();

const admin = asViewer(await person(parts, { accountType: 'admin' }));

async function shop() {
  const owner = await person(parts);
  const partnerId = await approvedPartner(parts, asViewer(owner), admin);
  const grips = await product(
    parts,
    asViewer(owner),
    {
      name: '=2+5 grips',
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { values: ['S'], sku: 'GR-S', price: 3200 },
        { values: ['M'], sku: 'GR-M', price: 3350 },
      ],
    },
    [5, 2],
  );
  return { as: await signedIn(parts, owner), partnerId, small: grips.variants[0]?.id ?? '' };
}

const lines = (csv: string) => csv.trim().split(/\r?\n/);

it('has a row for each variant, its stock, and no cell that a spreadsheet would run', async () => {
  const { as } = await shop();
  const { data } = await call(exportProducts, {}, { as });
  const [header, ...rows] = lines(data.csv);
  expect(header).toBe('product,state,options,variant,sku,barcode,price,currency,stock');
  expect(rows).toEqual([
    "'=2+5 grips,on_sale,Size,S,GR-S,,32.00,EUR,5",
    "'=2+5 grips,on_sale,Size,M,GR-M,,33.50,EUR,2",
  ]);
  expect(data.fileName).toMatch(/products.*\.csv$/);
});

it('has a row for each line of an order, with what was paid and where it goes, for its partner alone', async () => {
  const at = await shop();
  const buyer = await person(parts, { name: 'Hanna Lindqvist' });
  const orderId = await buy(
    parts,
    buyer,
    productDraft(at.partnerId, { [at.small]: 2 }, homeOf('Hanna Lindqvist')),
  );
  const { data } = await call(exportReceivedOrders, {}, { as: at.as });
  const [header, ...rows] = lines(data.csv);
  expect(header).toContain('order,receipt,placed_at,state,buyer,country,product,sku,quantity');
  expect(header).toMatch(/tracking,recipient,street,extra,postal_code,town,region$/);
  expect(rows).toHaveLength(1);
  // Its delivery is nothing that was sold.
  const { data: money } = await call(getRevenues, { params: { as: 'person' }, query: {} }, { as: at.as });
  expect(money.total).toMatchObject({ sold: 2, gross: 6400 });
  for (const cell of [
    orderId,
    'Hanna Lindqvist',
    'NLD',
    'GR-S',
    ',2,0,0,0,64.00,EUR,',
    'Maasboulevard 12,,3071 AB,Rotterdam,',
  ]) {
    expect(rows[0]).toContain(cell);
  }
  for (const other of [await shop(), { as: await signedIn(parts, buyer) }]) {
    const reply = await call(exportReceivedOrders, {}, { as: other.as });
    expect(lines(reply.data.csv)).toEqual([header]);
  }
});
