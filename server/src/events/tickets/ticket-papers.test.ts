import { placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { mailReceipt } from '../../checkout/orders/orders.receipt.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, app } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** Two free tickets of a person. */
async function bought() {
  const host = await person(parts);
  const { id: offerId, facts } = await eventWith(parts, asViewer(host), { name: 'Late lifting' });
  const itemId = facts.event?.ticketTypes[0]?.id ?? '';
  const who = await person(parts, { name: 'Sofía Restrepo' });
  const as = await signedIn(parts, who);
  const body = { kind: 'ticket', offerId, lines: [{ itemId, quantity: 2, details: null }] };
  const { data: order } = await call(placeOrder, { body }, { as, ...key() });
  const { data: tickets } = await call(listTickets, {}, { as });
  const paper = (ticketId: string, by: string) =>
    app.inject({
      url: `/api/tickets/${ticketId}/paper`,
      headers: { authorization: `Bearer ${by}` },
    });
  const asHost = await signedIn(parts, host);
  return { as, asHost, who, order, tickets, paper };
}

async function mailed(orderId: string): Promise<Letter | undefined> {
  const letters: Letter[] = [];
  const mail = { reaches: true, send: async (letter: Letter) => void letters.push(letter) };
  await mailReceipt({ ...parts, mail }, { orderId });
  return letters[0];
}

it('is a page with the code for the door, for its holder alone', async () => {
  const at = await bought();
  const [ticket] = at.tickets;
  const reply = await at.paper(ticket?.id ?? '', at.as);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = (await pdfText(reply.rawPayload)).join('\n');
  for (const said of ['Late lifting', 'Sofía Restrepo', 'Dock 7, Rotterdam', 'Show this code']) {
    expect(text).toContain(said);
  }
  expect((await at.paper(ticket?.id ?? '', at.asHost)).statusCode).toBe(404);
  expect((await at.paper('nonsense', at.as)).statusCode).not.toBe(200);
});

it('comes with the mail of the order, a page for each ticket that is good', async () => {
  const at = await bought();
  const letter = await mailed(at.order.id);
  expect(letter?.text).toMatch(/\d{4}.*\nDock 7, Rotterdam[\s\S]*under My tickets: http.*\/my-tickets/);
  expect(letter?.files?.map(({ name }) => name.replace(/.*\./, ''))).toEqual(['pdf', 'ics']);
  const file = letter?.files?.[0];
  expect(file).toMatchObject({
    name: expect.stringMatching(/^late-lifting-tickets?\.pdf$/),
    contentType: 'application/pdf',
  });
  const pages = await pdfText(Buffer.from(file?.content ?? '', 'base64'));
  expect(pages.filter((page) => page.includes('Show this code'))).toHaveLength(2);

  const unitIds = at.order.lines.flatMap(({ units }) => units.map(({ id }) => id)).slice(0, 1);
  const body = { unitIds, takeBack: true, note: 'One is ill' };
  await call(
    refundOrder,
    { params: { orderId: at.order.id }, body: body as never },
    { as: at.asHost, ...key() },
  );
  const { data } = await call(listTickets, {}, { as: at.as });
  const gone = data.find(({ state }) => state === 'void');
  const text = (await pdfText((await at.paper(gone?.id ?? '', at.as)).rawPayload)).join('\n');
  expect(text).toContain('This ticket is no longer valid.');
  expect(text).not.toContain('Show this code');
  const left = (await mailed(at.order.id))?.files?.[0];
  const rest = await pdfText(Buffer.from(left?.content ?? '', 'base64'));
  expect(rest.filter((page) => page.includes('Show this code'))).toHaveLength(1);
});
