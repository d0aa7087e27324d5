import { getOrder, setBilling } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { downloadDocuments } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { type Stall, stall } from '../settlement/testing/stall.ts';
import { taxByRate } from './documents.rules.ts';

const counter = await openCounter();
const { parts, database, clock, call, buyer } = counter;

const company = {
  name: 'Żelazo Sp. z o.o.',
  address: 'ul. Długa 1\n00-001 Warszawa',
  taxNumber: 'PL5260001246',
};
const today = () => clock.now().toISOString().slice(0, 10);

async function taxed(): Promise<Stall> {
  const from = await stall(parts);
  await database.sql.execute(
    sql`update money.sellers set legal_name = 'Chalk & Co', tax_rate = 2000 where person_id = ${from.owner.id}`,
  );
  return from;
}

const bill = (token: string, orderId: string, body: object = company) =>
  call(setBilling, { params: { orderId }, body: body as typeof company }, { as: token });

const paper = async (token: string, orderId: string, refundId?: string) => {
  const { rawPayload } = await counter.app.inject({
    url: `/api/orders/${orderId}/receipt${refundId ? `?refundId=${refundId}` : ''}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return (await pdfText(rawPayload)).join('\n');
};

const csv = async (
  token: string,
  query = { from: today(), to: today() },
  as: 'person' | 'organization' = 'person',
) =>
  (await call(downloadDocuments, { params: { as }, query }, { as: token })).data.content
    .trim()
    .split(/\r?\n/);

describe('billing details', () => {
  it('are on the invoice and its credit notes with tax by rate, and on the buyer’s next invoices', async () => {
    const from = await taxed();
    const { by, order } = await counter.paidOrder(from, { quantity: 2 });
    expect(order).toMatchObject({ billing: null, can: { bill: true } });
    const { data } = await bill(by.token, order.id);
    expect(data.billing).toEqual(company);
    await bill(by.token, order.id);
    const invoice = await paper(by.token, order.id);
    for (const said of [
      company.name,
      '00-001 Warszawa',
      'Tax ID PL5260001246',
      'Tax rate',
      '20%',
      '€41.67',
      '€8.33',
    ])
      expect(invoice).toContain(said);
    const owner = await buyer(from.owner);
    const [unit] = order.lines[0]?.units ?? [];
    await owner.refund(order.id, { unitIds: [unit?.id ?? ''] });
    await counter.run();
    const { refunds } = await by.get(order.id);
    const credit = await paper(by.token, order.id, refunds[0]?.id);
    for (const said of [company.name, 'Tax ID PL5260001246', '20%', '-€20.83', '-€25.00'])
      expect(credit).toContain(said);
    const next = await by.place(from);
    expect(next).toMatchObject({ billing: company, can: { bill: false } });
    const other = await buyer();
    expect((await other.place(from)).billing).toBeNull();
  });

  it('are the buyer’s to say, of what was paid, for 30 days', async () => {
    const from = await taxed();
    const { by, order } = await counter.paidOrder(from);
    const owner = await buyer(from.owner);
    for (const token of [owner.token, (await buyer()).token])
      expect((await failure(bill(token, order.id)))[0]).toBe(404);
    expect((await owner.get(order.id)).can.bill).toBe(false);
    for (const wrong of [
      {},
      { ...company, name: '' },
      { ...company, address: 'x'.repeat(501) },
      { ...company, more: 1 },
    ])
      expect([400, 422]).toContain((await failure(bill(by.token, order.id, wrong)))[0]);
    const unpaid = await by.place(from);
    expect((await failure(bill(by.token, unpaid.id))).slice(0, 2)).toEqual([409, 'billing_closed']);
    clock.advance(30 * day);
    const as = await signedIn(parts, by);
    expect((await failure(bill(as, order.id))).slice(0, 2)).toEqual([409, 'billing_closed']);
    expect((await call(getOrder, { params: { orderId: order.id } }, { as })).data.can.bill).toBe(false);
  });
});

describe('the file of invoices and credit notes', () => {
  it('has each with its buyer and a line for each rate, by day and number, of the seller alone', async () => {
    const from = await taxed();
    const first = await counter.paidOrder(from, { quantity: 2 });
    await bill(first.by.token, first.order.id);
    await database.sql.execute(sql`update checkout.orders set title = '=1+1' where id = ${first.order.id}`);
    const second = await counter.paidOrder(from);
    const owner = await buyer(from.owner);
    const [unit] = first.order.lines[0]?.units ?? [];
    await owner.refund(first.order.id, { unitIds: [unit?.id ?? ''] });
    await counter.run();
    const [head, ...rows] = await csv(owner.token);
    expect(head).toBe(
      'document,number,date,invoice,buyer,buyer_address,buyer_tax_id,title,currency,tax_rate_percent,net,tax,gross,reference',
    );
    const text = rows.join('\n');
    const year = today().slice(0, 4);
    expect(text).toContain(
      `invoice,${year}-0001,${today()},,Żelazo Sp. z o.o.,"ul. Długa 1, 00-001 Warszawa",PL`,
    );
    expect(text).toContain(`PL5260001246,'=1+1,EUR,20,41.67,8.33,50,${first.order.id}`);
    expect(text).toContain(`EUR,20,20.83,4.17,25,${second.order.id}`);
    expect(text).toContain(`credit_note,${year}-0001,${today()},${year}-0001,Żelazo`);
    expect(text).toContain(`EUR,20,-20.83,-4.17,-25,${first.order.id}`);
    expect(text.indexOf(`invoice,${year}-0002`)).toBeLessThan(text.indexOf('credit_note'));
    expect(await csv(owner.token, { from: '2020-01-01', to: '2020-12-31' })).toHaveLength(1);
    expect(await csv((await buyer()).token)).toHaveLength(1);
    expect((await failure(csv(owner.token, undefined, 'organization')))[0]).toBe(404);
    const theirs = await organization(parts);
    const chief = await person(parts, { accountType: 'corporate_admin', organizationId: theirs.id });
    expect(await csv(await signedIn(parts, chief), undefined, 'organization')).toHaveLength(1);
  });

  it.each([
    { from: '2026-02-01', to: '2026-01-31' },
    { from: '2026-01-01', to: '2027-01-02' },
    { from: 'yesterday', to: '2026-01-31' },
  ])('refuses %o', async (query) => {
    expect((await failure(csv((await buyer()).token, query)))[0]).toBe(422);
  });
});

it('tax is added up by rate, the highest first', () => {
  const amounts = [
    { taxRate: 900, tax: 9, total: 109 },
    { taxRate: 2100, tax: 21, total: 121 },
    { taxRate: null, tax: 0, total: 5 },
    { taxRate: 900, tax: 1, total: 12 },
  ];
  expect(taxByRate(amounts)).toEqual([
    { rate: 2100, tax: 21, total: 121 },
    { rate: 900, tax: 10, total: 121 },
    { rate: null, tax: 0, total: 5 },
  ]);
});
