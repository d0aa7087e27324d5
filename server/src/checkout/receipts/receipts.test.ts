import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { stall } from '../settlement/testing/stall.ts';

const counter = await openCounter();
const { parts, database, buyer } = counter;

async function threePaid() {
  const from = await stall(parts, { goods: [{ price: 2500, capacity: null }] });
  await database.sql.execute(
    sql`update money.sellers set legal_name = 'Żelazo Sp. z o.o.', address = ${'Kade 1\n3011 Rotterdam'}, tax_number = 'NL123',
      tax_rate = 2000 where person_id = ${from.owner.id}`,
  );
  const { by, order } = await counter.paidOrder(from, { quantity: 3 });
  return { from, by, order, owner: await buyer(from.owner) };
}

const fetchPdf = async (token: string | null, orderId: string, refundId?: string) =>
  counter.app.inject({
    method: 'GET',
    url: `/api/orders/${orderId}/receipt${refundId ? `?refundId=${refundId}` : ''}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });

describe('a receipt', () => {
  it('names seller, buyer, items and amounts to the cent, for the buyer and the staff alone', async () => {
    const { by, order, owner } = await threePaid();
    const answer = await fetchPdf(by.token, order.id);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = (await pdfText(answer.rawPayload)).join('\n');
    for (const said of [
      'Żelazo Sp. z o.o.',
      '3011 Rotterdam',
      'Tax ID NL123',
      `Invoice ${order.invoiceNumber}`,
    ])
      expect(text).toContain(said);
    for (const amount of ['€75.00', '€25.00', '€4.17', '€4.16', '€12.50', '€62.50'])
      expect(text).toContain(amount);
    expect((await fetchPdf(owner.token, order.id)).statusCode).toBe(200);
    expect((await fetchPdf((await buyer()).token, order.id)).statusCode).toBe(404);
    expect((await fetchPdf(null, order.id)).statusCode).toBe(401);
  });

  it('keeps naming the seller as on the day it was paid', async () => {
    const { from, by, order } = await threePaid();
    await database.sql.execute(
      sql`update money.sellers set legal_name = 'Renamed Ltd' where person_id = ${from.owner.id}`,
    );
    expect((await pdfText((await fetchPdf(by.token, order.id)).rawPayload)).join()).toContain('Żelazo');
  });

  it('is there for no order that was never paid', async () => {
    const by = await buyer();
    const { id } = await by.place(await stall(parts));
    expect((await fetchPdf(by.token, id)).statusCode).toBe(404);
  });

  it('has a credit note for each refund that arrived, numbered without gaps, also in parallel', async () => {
    const { by, order, owner } = await threePaid();
    const units = order.lines.flatMap((line) => line.units);
    await Promise.all(
      units.map(({ id }, index) => owner.refund(order.id, { unitIds: [id] }, index === 1 ? 1 : 0)),
    );
    const asked = await by.get(order.id);
    expect(asked.refunds.map(({ creditNoteNumber }) => creditNoteNumber)).toEqual([null, null, null]);
    expect((await fetchPdf(by.token, order.id, asked.refunds[0]?.id)).statusCode).toBe(404);
    await counter.run();
    const { refunds } = await by.get(order.id);
    const numbers = refunds.map(({ creditNoteNumber }) => creditNoteNumber).sort();
    const year = String(parts.clock.now().getUTCFullYear());
    expect(numbers).toEqual([`${year}-0001`, `${year}-0002`, `${year}-0003`]);
    const text = (await pdfText((await fetchPdf(by.token, order.id, refunds[0]?.id)).rawPayload)).join('\n');
    expect(text).toContain('-€25.00');
    expect(text).toContain(`for invoice ${order.invoiceNumber}`);
    await counter.run();
    expect((await by.get(order.id)).refunds).toEqual(refunds);
  });

  it('has invoice numbers without gaps, however many are paid at once', async () => {
    const from = await stall(parts);
    const paid = await Promise.all(Array.from({ length: 6 }, () => counter.paidOrder(from)));
    const numbers = paid.map(({ order }) => Number(order.invoiceNumber?.split('-')[1])).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
