import { askGuestCode, enterAsGuest } from '@chalkline/contract/accounts/guests.endpoints.ts';
import { getOrder, openPayment, settleOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { checkIn } from '@chalkline/contract/events/door.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { createEventPromoCode } from '@chalkline/contract/events/promo-codes.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import * as endpoints from '@chalkline/contract/overview/front-desk.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { createWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { orders } from '../checkout/orders/orders.table.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { eventWith } from '../events/events.factory.ts';
import { balanceOf } from '../money/ledger/ledger.service.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { newId } from '../platform/ids/new-id.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';

const { parts, call, clock, mailbox, settle } = await testApp();
const key = () => ({ idempotencyKey: newId() });

/**
 * A gym whose desk sells tickets to an event that is on: floor at 25 euros, whatever one pays from 5 up, and hidden ones at
 * 10; T-shirts at 20, one for each ticket.
 */
async function desk() {
  const { id: organizationId } = await organization(parts);
  const owner = await person(parts, { accountType: 'corporate_admin', organizationId });
  const ida = await person(parts, { accountType: 'receptionist', organizationId });
  const now = clock.now().getTime();
  const event = await eventWith(parts, asViewer(owner), {
    starts_at: new Date(now - hour).toISOString(),
    ends_at: new Date(now + 4 * hour).toISOString(),
    ticket_types: [
      { name: 'Floor', price: 2500 },
      { name: 'Supporter', price: 500, is_open_price: true, asks_papers: false },
      { name: 'Crew', price: 1000, code: 'CREW', asks_papers: false },
    ],
    add_ons: [{ name: 'T-shirt', price: 2000, capacity: 3, per_ticket: 1 }],
  });
  const as = { owner: await signedIn(parts, owner), ida: await signedIn(parts, ida) };
  const [floor = '', supporter = '', crew = ''] = event.facts.event?.ticketTypes.map(({ id }) => id) ?? [];
  const shirt = event.facts.event?.addOns[0]?.id ?? '';
  type Lines = { itemId: string; quantity: number; amount?: number; code?: string }[];
  const quote = (lines: Lines, more: object = {}, by = as.ida) =>
    call(endpoints.quoteAtDesk, { body: { eventId: event.id, lines, ...more } }, { as: by });
  const sell = (lines: Lines, more: object = {}, by = as.ida, keyed = key()) => {
    const body = { eventId: event.id, lines, method: 'cash', ...more } as const;
    return call(endpoints.sellAtDesk, { body: body as never }, { as: by, ...keyed });
  };
  return { event, organizationId, as, floor, supporter, crew, shirt, quote, sell };
}

const walkIn = { name: 'Ingeborg Solheim' };

it('sells several types with add-ons in one order, at the price that was quoted', async () => {
  const { floor, supporter, crew, shirt, quote, sell } = await desk();
  const lines = [
    { itemId: floor, quantity: 2 },
    { itemId: supporter, quantity: 1, amount: 1200 },
    { itemId: crew, quantity: 1, code: 'crew' },
    { itemId: shirt, quantity: 3 },
  ];
  expect((await quote(lines)).data).toMatchObject({ total: 13_200 });
  const { data } = await sell(lines, walkIn);
  expect(data).toMatchObject({ state: 'paid', total: 13_200, method: 'cash' });
  const [order] = await parts.database.sql.select().from(orders).where(eq(orders.id, data.orderId));
  expect(await balanceOf(parts.database.sql, 'cash', order?.sellerId ?? '', 'EUR')).toBe(13_200);
  const few = [{ itemId: supporter, quantity: 1, amount: 400 }];
  expect(await failure(sell(few, walkIn))).toEqual([422, 'amount_below_minimum', 'body.lines.0.amount']);
  expect((await failure(sell([{ itemId: crew, quantity: 1, code: 'cru' }], walkIn)))[0]).toBe(404);
  const shirts = [
    { itemId: floor, quantity: 1 },
    { itemId: shirt, quantity: 1 },
  ];
  expect(await failure(sell(shirts, walkIn))).toEqual([409, 'sold_out', 'body.lines.1']);
});

it('takes a promo code for a walk-in and for somebody it knows, never more often than it may be used', async () => {
  const { event, organizationId, as, floor, quote, sell } = await desk();
  const code = { code: 'HALF', kind: 'percent' as const, value: 5000, maxUses: 2 };
  await call(createEventPromoCode, { params: { eventId: event.id }, body: code }, { as: as.owner, ...key() });
  const lines = [{ itemId: floor, quantity: 1 }];
  const known = await person(parts, { organizationId });
  const promo = { promoCode: 'half' };
  expect((await quote(lines, { ...promo, personId: known.id })).data).toMatchObject({
    discount: 1250,
    total: 1250,
    promoCode: 'HALF',
  });
  const tried = await Promise.allSettled([
    sell(lines, { ...promo, ...walkIn }),
    sell(lines, { ...promo, personId: known.id }),
    sell(lines, { ...promo, name: 'Kai' }),
  ]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refused = [409, 'code_used_up', 'body.promoCode'];
  expect(await failure(quote(lines, promo))).toEqual(refused);
  expect((await failure(quote(lines, { promoCode: 'no' })))[1]).toBe('code_invalid');
});

it('quotes and sells for nobody but those at this desk, and nothing that isn’t one', async () => {
  const { floor, quote, sell } = await desk();
  const lines = [{ itemId: floor, quantity: 1 }];
  const other = (await desk()).as.ida;
  expect((await failure(quote(lines, {}, other)))[0]).toBe(404);
  expect((await failure(sell(lines, walkIn, other)))[0]).toBe(404);
  const trainee = await signedIn(parts, await person(parts));
  expect((await failure(quote(lines, {}, trainee)))[0]).toBe(403);
  expect((await failure(quote([])))[0]).toBe(422);
  expect((await failure(quote([{ itemId: 'no', quantity: 1 }])))[0]).toBe(404);
  expect((await failure(quote([{ itemId: floor, quantity: 99 }])))[2]).toBe('body.lines.0.quantity');
  expect((await failure(quote(lines, { personId: newId() })))[0]).toBe(404);
});

it('sells what asks for waivers, which the door then asks for', async () => {
  const { event, organizationId, as, floor, supporter, sell } = await desk();
  const waiver = { group_id: event.id, title: 'House rules', text: 'Chalk up.' };
  await call(createWaiver, { body: waiver }, { as: as.owner });
  const known = await person(parts, { organizationId });
  const { data } = await sell([{ itemId: floor, quantity: 1 }], { personId: known.id });
  expect(data.state).toBe('paid');
  const [ticket] = (await call(listTickets, {}, { as: await signedIn(parts, known) })).data;
  expect(ticket).toMatchObject({ isMissingPapers: true });
  const body = { group_id: event.id, ticket_id: ticket?.id ?? '' };
  expect((await failure(call(checkIn, { body }, { as: as.ida, ...key() })))[1]).toBe('papers_missing');
  // Given for nothing, it is handed over at once all the same, and no cash is booked.
  const code = { code: 'FREE', kind: 'percent' as const, value: 10_000 };
  await call(createEventPromoCode, { params: { eventId: event.id }, body: code }, { as: as.owner, ...key() });
  const lines = [
    { itemId: floor, quantity: 1 },
    { itemId: supporter, quantity: 1 },
  ];
  const free = (await sell(lines, { promoCode: 'FREE', method: 'card', personId: known.id })).data;
  expect(free).toMatchObject({ state: 'paid', total: 0 });
  expect((await call(getOrder, { params: free }, { as: as.owner })).data.isCash).toBe(false);
});

it('has a walk-in pay by card on their phone, with a code from their email', async () => {
  const { as, floor, sell } = await desk();
  const lines = [{ itemId: floor, quantity: 1 }];
  expect((await failure(sell(lines, { ...walkIn, method: 'card' })))[2]).toBe('body.email');
  const email = 'inge.pays@example.org';
  const { data } = await sell(lines, { ...walkIn, email, method: 'card' });
  expect(data).toMatchObject({ state: 'held', hasAccount: false });
  const params = { orderId: data.orderId };
  const stranger = await signedIn(parts, await person(parts));
  expect((await failure(call(getOrder, { params }, { as: stranger })))[0]).toBe(404);
  await call(askGuestCode, { body: { email } });
  await settle();
  const [, code = ''] = /^(\d{6})/.exec(mailbox.lastTo(email).subject) ?? [];
  const { token, name } = (await call(enterAsGuest, { body: { email, code } })).data;
  expect(name).toBe('Ingeborg Solheim');
  const { data: opened } = await call(openPayment, { params }, { as: token, ...key() });
  const clientSecret = opened.payment?.clientSecret ?? '';
  await call(confirmTestPayment, { body: { clientSecret, card: testCards.pays } }, { as: token });
  await call(settleOrder, { params }, { as: token });
  const sold = (await call(endpoints.getDeskSale, { params }, { as: as.ida })).data;
  expect(sold).toMatchObject({ state: 'paid', method: 'card', buyerName: 'Ingeborg Solheim' });
  expect(await call(listTickets, {}, { as: token })).toMatchObject({
    data: [{ orderId: data.orderId, holderName: 'Ingeborg Solheim' }],
  });
});

it('stops the card sale of a walk-in, whose place is free again', async () => {
  const { as, crew, sell } = await desk();
  const lines = [{ itemId: crew, quantity: 1, code: 'CREW' }];
  const { data } = await sell(lines, { ...walkIn, email: 'inge.stops@example.org', method: 'card' });
  const params = { orderId: data.orderId };
  const stop = () => call(endpoints.stopDeskSale, { params }, { as: as.ida });
  const both = await Promise.all([stop(), stop()]);
  expect(both.map((one) => one.data.state)).toEqual(['canceled', 'canceled']);
  expect((await failure(call(endpoints.takeDeskCash, { params }, { as: as.ida })))[1]).toBe('hold_expired');
});
