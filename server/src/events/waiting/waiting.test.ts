import { placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import {
  getTicketWaiting,
  joinTicketWaiting,
  leaveTicketWaiting,
} from '@chalkline/contract/events/waiting.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { hour, minute } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { connectPayouts } from '../../demo/demo-till.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';
import { serveTicketWaiting } from './waiting.serve.service.ts';

const { parts, call, clock, settle } = await testApp();

const soldOut = [409, 'sold_out', 'body.lines.0'];

/** An event whose only tickets are gone, and what people do about it. */
async function soldOutEvent({ capacity = 2, price = 0, code = '' } = {}) {
  const host = await person(parts);
  const asHost = await signedIn(parts, host);
  if (price > 0) await connectPayouts(parts, host, 'NL');
  const group = await eventWith(parts, asViewer(host), {
    name: 'Late lifting',
    ticket_types: [{ name: 'Floor', price, capacity, code }],
  });
  const eventId = group.id;
  const typeId = group.facts.event?.ticketTypes[0]?.id ?? '';
  const params = { eventId, typeId };
  const body = {
    kind: 'ticket',
    offerId: eventId,
    lines: [{ itemId: typeId, quantity: 1, details: code && { code } }],
  };
  const guest = async (name = 'Noor Achterberg') => {
    const as = await signedIn(parts, await person(parts, { name }));
    return {
      as,
      get: () => call(placeOrder, { body }, { as, idempotencyKey: crypto.randomUUID() }),
      join: (said = code) => call(joinTicketWaiting, { params, body: { code: said } }, { as }),
      leave: () => call(leaveTicketWaiting, { params }, { as }),
      own: async () => (await call(getTicketWaiting, { params: { eventId } }, { as })).data,
      told: async () => (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title),
      tickets: async () => (await call(listTickets, { query: {} }, { as })).data.map(({ state }) => state),
    };
  };
  const inside = [];
  for (let index = 0; price === 0 && index < capacity; index += 1) {
    const one = await guest(`Inside ${index + 1}`);
    const { data: order } = await one.get();
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    const back = () =>
      call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as: asHost });
    inside.push({ ...one, back });
  }
  const list = async () =>
    (await call(getTicketWaiting, { params: { eventId } }, { as: asHost })).data.everyone?.map(
      ({ name, offerUntil }) => `${name} ${offerUntil ? 'offered' : 'waiting'}`,
    );
  const inLine = async (...names: string[]) => {
    const line = [];
    for (const name of names) {
      const one = await guest(name);
      await one.join();
      clock.advance(1000);
      line.push(one);
    }
    return line;
  };
  return { eventId, typeId, guest, inside, list, inLine, asHost };
}

/** What the job does every minute. */
const serve = () => {
  const { signal } = new AbortController();
  return serveTicketWaiting(parts, {}, { id: '', attempt: 1, signal });
};

describe('a waiting list for tickets', () => {
  it('takes no one while there are tickets, and everyone once', async () => {
    const { guest, inside, list } = await soldOutEvent();
    const noor = await guest();
    await noor.join();
    await Promise.all([noor.join(), noor.join()]);
    expect(await list()).toEqual(['Noor Achterberg waiting']);
    expect(await noor.own()).toMatchObject({ own: [{ number: 1, offerUntil: null }], everyone: null });
    await noor.leave();
    await inside[0]?.back();
    expect(await failure(noor.join())).toEqual([409, 'tickets_left', undefined]);
    expect(await list()).toEqual([]);
  });

  it('gives a freed ticket to the first, and to no one who presses faster', async () => {
    const { guest, inside, list, inLine } = await soldOutEvent();
    const [first, second] = await inLine('First', 'Second');
    const stranger = await guest('Stranger');
    await inside[0]?.back();
    // Even before the list is served.
    expect(await failure(stranger.get())).toEqual(soldOut);
    await settle();
    expect(await list()).toEqual(['First offered', 'Second waiting']);
    expect(await second?.own()).toMatchObject({ own: [{ number: 1, offerUntil: null }] });
    expect((await first?.told())?.[0]).toBe('A ticket to Late lifting is yours');
    expect(await failure(stranger.get())).toEqual(soldOut);
    expect(await failure(second?.get() ?? Promise.resolve())).toEqual(soldOut);
    await first?.get();
    expect(await first?.tickets()).toEqual(['valid']);
    expect(await list()).toEqual(['Second waiting']);
    expect(await failure(first?.get() ?? Promise.resolve())).toEqual(soldOut);
  });

  it('serves as many as come back at once, however many press', async () => {
    const { inside, list, inLine } = await soldOutEvent();
    const line = await inLine('First', 'Second', 'Third');
    await Promise.all(inside.map(({ back }) => back()));
    await Promise.all([serve(), serve(), settle()]);
    expect(await list()).toEqual(['First offered', 'Second offered', 'Third waiting']);
    const outcomes = await Promise.allSettled([...line, ...line].map(({ get }) => get()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await Promise.all(line.map(({ tickets }) => tickets()))).toEqual([['valid'], ['valid'], []]);
  });

  it('lets an offer go to the next after twelve hours, unless it is being paid', async () => {
    const { guest, list, inLine } = await soldOutEvent({ capacity: 1, price: 2000 });
    const holder = await guest('Holder');
    expect((await holder.get()).data.state).toBe('held');
    const [first, second] = await inLine('First', 'Second');
    // The order that held the last ticket isn't paid in time.
    clock.advance(11 * minute);
    await serve();
    expect(await list()).toEqual(['First offered', 'Second waiting']);
    clock.advance(12 * hour - minute);
    expect((await first?.get())?.data.state).toBe('held');
    clock.advance(5 * minute);
    await serve();
    expect(await list()).toEqual(['First offered', 'Second waiting']);
    clock.advance(10 * minute);
    await serve();
    expect(await list()).toEqual(['Second offered']);
    expect(await failure(first?.get() ?? Promise.resolve())).toEqual(soldOut);
    expect((await second?.get())?.data.state).toBe('held');
  });

  it('passes a ticket on that somebody doesn’t want, and ends with the sales', async () => {
    const { inside, list, inLine } = await soldOutEvent({ capacity: 1 });
    const [first] = await inLine('First', 'Second');
    await inside[0]?.back();
    await settle();
    await first?.leave();
    await settle();
    expect(await list()).toEqual(['Second offered']);
    clock.advance(60 * hour);
    await serve();
    expect(await list()).toEqual([]);
  });

  it('of a hidden type is for those with its code', async () => {
    const { guest, list } = await soldOutEvent({ capacity: 1, code: 'crew' });
    const noor = await guest();
    expect((await failure(noor.join('')))[0]).toBe(404);
    await noor.join('CREW');
    expect(await list()).toEqual(['Noor Achterberg waiting']);
  });
});
