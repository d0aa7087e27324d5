import { askGuestCode, enterAsGuest } from '@chalkline/contract/accounts/guests.endpoints.ts';
import { getOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { cancelEvent } from '@chalkline/contract/events/cancellation.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { getDeskPaper, sellAtDesk } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { orders } from '../checkout/orders/orders.table.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { eventWith } from '../events/events.factory.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { newId } from '../platform/ids/new-id.ts';
import { pdfText } from '../platform/testing/pdf-text.ts';
import { testApp } from '../platform/testing/test-app.ts';

const { app, parts, call, clock, mailbox, settle } = await testApp();
const key = () => ({ idempotencyKey: newId() });

/** A gym whose desk sells tickets of 25 euros to an event in three days. */
async function desk() {
  const { id: organizationId } = await organization(parts);
  const owner = await person(parts, { accountType: 'corporate_admin', organizationId });
  const ida = await person(parts, { accountType: 'receptionist', organizationId });
  const starts = clock.now().getTime() + 3 * day;
  const times = (shift: number) => ({
    starts_at: new Date(starts + shift).toISOString(),
    ends_at: new Date(starts + shift + 3 * hour).toISOString(),
  });
  const types = [{ name: 'Floor', price: 2500 }];
  const event = await eventWith(parts, asViewer(owner), { ...times(0), ticket_types: types });
  const typeId = event.facts.event?.ticketTypes[0]?.id ?? '';
  const as = { owner: await signedIn(parts, owner), ida: await signedIn(parts, ida) };
  const sell = async (to: { name: string; email?: string }, price = typeId) => {
    const lines = [{ itemId: price, quantity: 1 }];
    const body = { eventId: event.id, lines, method: 'cash', ...to } as const;
    const { data } = await call(sellAtDesk, { body }, { as: as.ida, ...key() });
    await settle();
    return data.orderId;
  };
  const move = async () => {
    const facts = {
      group_id: event.id,
      zone: 'Europe/Amsterdam',
      currency: 'EUR',
      place: 'Dock 7, Rotterdam',
    };
    const ticket_types = JSON.stringify(types.map((type) => ({ id: typeId, ...type })));
    await call(editGroup, { body: { ...facts, ...times(hour), ticket_types } }, { as: as.owner });
    await settle();
  };
  return { ida, event, as, sell, move };
}

async function guest(email: string) {
  await call(askGuestCode, { body: { email } });
  await settle();
  const [, code = ''] = /^(\d{6})/.exec(mailbox.lastTo(email).subject) ?? [];
  const { data } = await call(enterAsGuest, { body: { email, code, name: 'Noor Achterberg' } });
  return data.token;
}

const subjectsTo = (email: string) =>
  mailbox.sent.filter(({ to }) => to === email).map(({ subject }) => subject);

it('mails and prints nobody’s email where a walk-in gives a name alone', async () => {
  const { ida, as, sell, move } = await desk();
  const billing = { name: 'Ida Privately', address: 'Kade 1, Rotterdam', taxNumber: '' };
  const { sql } = parts.database;
  await sell({ name: 'Somebody before' });
  await sql.update(orders).set({ personId: ida.id, billing });
  const orderId = await sell({ name: 'Ingeborg Solheim' });
  await sql.update(orders).set({ personId: null }).where(eq(orders.personId, ida.id));
  await move();
  expect(subjectsTo(ida.email)).toEqual([]);
  expect(subjectsTo('')).toEqual([]);
  const [order] = await parts.database.sql.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ personId: null, email: '', billing: null });
  const url = getDeskPaper.path.replace(':orderId', orderId).replace(':paper', 'receipt');
  const { rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${as.ida}` } });
  const receipt = (await pdfText(rawPayload)).join(' ');
  expect(receipt).toContain('Ingeborg Solheim');
  expect(receipt).not.toContain(ida.email);
});

it('mails a walk-in with an email about change, refund and cancellation', async () => {
  const { event, as, sell, move } = await desk();
  const email = 'noor.walks.in@example.org';
  const refunded = await sell({ name: 'Noor', email });
  await sell({ name: 'Noor', email });
  await move();
  const { data } = await call(getOrder, { params: { orderId: refunded } }, { as: as.owner });
  const unitIds = data.lines.flatMap(({ units }) => units.map(({ id }) => id));
  await call(refundOrder, { params: { orderId: refunded }, body: { unitIds } }, { as: as.owner, ...key() });
  await settle();
  const body = { name: event.name, reason: 'The roof leaks.' };
  await call(cancelEvent, { params: { eventId: event.id }, body }, { as: as.owner, ...key() });
  await settle();
  expect(subjectsTo(email).toSorted()).toEqual([
    'Open Gym Night has changed',
    'Open Gym Night is canceled',
    'You get €25.00 back for Open Gym Night',
    expect.stringMatching(/^Your receipt/),
    expect.stringMatching(/^Your receipt/),
    'Your ticket to Open Gym Night is no longer valid',
  ]);
  const canceled = mailbox.sent.find(({ to, subject }) => to === email && /is canceled/.test(subject));
  expect(canceled?.text).toContain('Hello Noor,');
  expect(canceled?.text).toContain('What was paid in cash is given back at the desk.');
});

it('gives a walk-in their order and tickets once they prove the email, and nobody else', async () => {
  const { sell } = await desk();
  const email = 'kai.walks.in@example.org';
  const orderId = await sell({ name: 'Kai', email });
  const ticketsOf = async (as: string) =>
    (await call(listTickets, {}, { as })).data.map((one) => one.orderId);
  const stranger = await guest('other.guest@example.org');
  await sell({ name: 'Somebody' });
  expect(await ticketsOf(stranger)).toEqual([]);
  await expect(call(getOrder, { params: { orderId } }, { as: stranger })).rejects.toMatchObject({
    status: 404,
  });
  const [as] = [await guest(email), await guest(email)];
  expect(await ticketsOf(as)).toEqual([orderId]);
  expect((await call(getOrder, { params: { orderId } }, { as })).data.state).toBe('paid');
  // The next one is theirs with the next code.
  const later = await sell({ name: 'Kai', email });
  expect((await ticketsOf(await guest(email))).toSorted()).toEqual([orderId, later].toSorted());
});
