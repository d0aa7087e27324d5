import {
  getOrder,
  openPayment,
  placeOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/cancellation.endpoints.ts';
import { getEventCalendar, listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { acceptInvite, createInvite, inviteMember } from '@chalkline/contract/groups/members.endpoints.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { refundCanceledOrder } from '../../checkout/canceled-sales/canceled-sales.refund.service.ts';
import { findPayments } from '../../checkout/payments/payments.repository.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, refund } from '../../demo/demo-till.ts';
import { payWithTestCard } from '../../money/providers/test-payments.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock, database, mailbox, settle } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** An event with tickets at 25 euros and free ones. */
async function night() {
  const owner = await person(parts, { name: 'Daan Visser' });
  const types = [
    { name: 'Standing', price: 2500 },
    { name: 'Crew', price: 0 },
  ];
  const group = await eventWith(parts, asViewer(owner), { ticket_types: types });
  const [paid = '', free = ''] = group.facts.event?.ticketTypes.map(({ id }) => id) ?? [];
  const as = await signedIn(parts, owner);
  const draft = (itemId: string, quantity: number) => ({
    kind: 'ticket',
    offerId: group.id,
    lines: [{ itemId, quantity, details: null }],
  });
  const params = { eventId: group.id };
  const look = async (by = as) => (await call(endpoints.getCancellation, { params }, { as: by })).data;
  const body = { name: group.name, reason: 'The roof leaks.' };
  const cancel = async (change: object = {}, by = as, keyed = key()) =>
    (await call(endpoints.cancelEvent, { params, body: { ...body, ...change } }, { as: by, ...keyed })).data;
  const guest = async () => {
    const who = await person(parts);
    return { who, as: await signedIn(parts, who) };
  };
  return { owner, as, id: group.id, paid, free, draft, look, cancel, guest };
}

const orderOf = async (orderId: string, as: string) =>
  (await call(getOrder, { params: { orderId } }, { as })).data;

describe('canceling an event', () => {
  it('shows first what goes back, then ends sales, voids tickets and refunds each order once', async () => {
    const at = await night();
    const guests = await Promise.all(Array.from({ length: 12 }, () => at.guest()));
    const orders: string[] = [];
    for (const [index, { who }] of guests.entries()) {
      orders.push(await buy(parts, who, at.draft(at.paid, 1 + (index % 2))));
    }
    const [first, ...others] = guests;
    if (!first) throw new Error('nobody came');
    const { id: freeId } = (
      await call(placeOrder, { body: at.draft(at.free, 1) }, { as: first.as, ...key() })
    ).data;
    // One ticket of an order of two went back before.
    const two = await orderOf(orders[1] ?? '', guests[1]?.as ?? '');
    const unitIds = [two.lines[0]?.units[0]?.id ?? ''];
    await refund(parts, asViewer(at.owner), orders[1] ?? '', { unitIds });
    expect(await at.look()).toMatchObject({
      canceledAt: null,
      tickets: 18,
      sums: [{ currency: 'EUR', orders: 13, amount: 17 * 2500 }],
    });
    expect(await failure(at.cancel({ name: 'Another night' }))).toEqual([422, 'name_differs', 'body.name']);
    const keyed = key();
    const both = await Promise.allSettled([
      at.cancel({}, at.as, keyed),
      at.cancel({}, at.as, keyed),
      at.cancel(),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect((await failure(at.cancel()))[1]).toBe('event_canceled');
    expect((await at.look()).tickets).toBe(0);
    expect((await call(listTickets, {}, { as: first.as })).data.every(({ state }) => state === 'void')).toBe(
      true,
    );
    expect(
      (await failure(call(placeOrder, { body: at.draft(at.free, 1) }, { as: first.as, ...key() })))[1],
    ).toBe('sales_ended');
    // Several processes at once, and each of them once more, as after a process that died.
    const all = [...orders, freeId, ...orders];
    await Promise.all(all.map((orderId) => refundCanceledOrder(parts, orderId)));
    await settle();
    await Promise.all(all.map((orderId) => refundCanceledOrder(parts, orderId)));
    expect(await at.look()).toMatchObject({
      orders: { waiting: 0, done: 13, failed: 0 },
      sums: [{ orders: 13, amount: 17 * 2500 }],
    });
    for (const [index, orderId] of orders.entries()) {
      const order = await orderOf(orderId, guests[index]?.as ?? '');
      expect([order.state, order.refunded]).toEqual(['refunded', order.total]);
    }
    expect((await orderOf(freeId, first.as)).state).toBe('refunded');
    const query = { month: clock.now().toISOString().slice(0, 7), currency: 'EUR' } as const;
    const statement = await call(getStatement, { params: { as: 'person' }, query }, { as: at.as });
    expect(statement.data).toMatchObject({
      sales: 18 * 2500,
      refunds: 18 * 2500,
      closing: 0,
      isBalanced: true,
    });
    const news = (await call(listNotifications, {}, { as: others[0]?.as ?? '' })).data;
    expect(news).toContainEqual(
      expect.objectContaining({
        title: 'Open Gym Night is canceled',
        text: 'The roof leaks. Your tickets are void. The money goes back to the person who paid.',
      }),
    );
    const { event } = (await call(getGroup, { query: { group_id: at.id } }, { as: first.as })).data;
    expect(event).toMatchObject({ canceled: { reason: 'The roof leaks.' } });
    expect(event?.ticketTypes.map(({ state }) => state)).toEqual(['ended', 'ended']);
    const calendar = await call(getEventCalendar, { params: { eventId: at.id } });
    expect(calendar.data.ics).not.toContain('STATUS:CONFIRMED');
  });

  it('mails who paid once: the refund is news in the app', async () => {
    const at = await night();
    const { who, as } = await at.guest();
    await buy(parts, who, at.draft(at.paid, 1));
    await settle();
    await at.cancel();
    await settle();
    const letters = mailbox.sent.filter(({ to, subject }) => to === who.email && /cancel/.test(subject));
    expect(letters.map(({ text }) => text)).toEqual([
      expect.stringContaining('What you paid goes back the way you paid, usually within 10 days.'),
    ]);
    const news = (await call(listNotifications, {}, { as })).data.map(({ title }) => title);
    expect(news).toContain('You get €25.00 back for Open Gym Night');
    const { rows } = await database.sql.execute<{ happening: string; due: Date | null }>(
      sql`select happening, mail_due_at as due from notifications.notifications where person_id = ${who.id}
        and happening in ('made', 'canceled')`,
    );
    expect(rows.map(({ due }) => due)).toEqual([null, null]);
  });

  it('sends money back that was on its way', async () => {
    const at = await night();
    const { as } = await at.guest();
    const { id: orderId } = (await call(placeOrder, { body: at.draft(at.paid, 1) }, { as, ...key() })).data;
    await call(openPayment, { params: { orderId } }, { as });
    const [payment] = await findPayments(database.sql, orderId);
    await at.cancel();
    await payWithTestCard(parts, { clientSecret: payment?.clientSecret ?? '', card: testCards.pays });
    await call(settleOrder, { params: { orderId } }, { as });
    await settle();
    const order = await orderOf(orderId, as);
    expect(order.refunds).toMatchObject([{ reason: 'late_payment', amount: 2500 }]);
    expect((await call(listTickets, {}, { as })).data).toEqual([]);
  });

  it('takes no invitations to one that is canceled or has ended, not even by a link from before', async () => {
    const refused = async (code: string, at: Awaited<ReturnType<typeof night>>, as: string, link: string) => {
      const params = { groupId: at.id };
      const guest = await at.guest();
      const token = link.split('/').at(-1) ?? '';
      const calls = [
        () => call(createInvite, { params, body: { uses: 1 } }, { as }),
        () => call(inviteMember, { params, body: { handle: 'nobody' } }, { as }),
        () => call(acceptInvite, { params: { token } }, { as: guest.as }),
      ];
      for (const one of calls) expect(await failure(one())).toEqual([409, code, undefined]);
    };
    const linkTo = async (at: Awaited<ReturnType<typeof night>>) => {
      const { data } = await call(
        createInvite,
        { params: { groupId: at.id }, body: { uses: 9 } },
        { as: at.as },
      );
      return data.link;
    };
    const [canceled, ended] = [await night(), await night()];
    const links = [await linkTo(canceled), await linkTo(ended)];
    await canceled.cancel();
    await refused('event_canceled', canceled, canceled.as, links[0] ?? '');
    clock.advance(3 * day);
    await refused('event_over', ended, await signedIn(parts, ended.owner), links[1] ?? '');
  });

  it('is for who runs the event, until it ends', async () => {
    const at = await night();
    const { as: stranger } = await at.guest();
    expect((await failure(at.look(stranger)))[0]).toBe(403);
    expect((await failure(at.cancel({}, stranger)))[0]).toBe(403);
    clock.advance(3 * day);
    const later = await signedIn(parts, at.owner);
    expect((await failure(at.cancel({}, later)))[1]).toBe('event_over');
  });
});
