import { placeOrder, quoteOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/events.endpoints.ts';
import { editGroup, getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import type { PriceStep } from '@chalkline/contract/price-steps.ts';
import { createSharedLink } from '@chalkline/contract/showcase/share.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, connectPayouts } from '../../demo/demo-till.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { cancelEvent } from '../cancellations/cancellations.service.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, mailbox, settle } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });

const types = [
  { name: 'Floor', price: 0 },
  { name: 'Supporter', price: 500, is_open_price: true },
  { name: 'Backstage', price: 0, capacity: 2, code: 'Chalk 7' },
];

async function venue() {
  const host = await person(parts);
  const asHost = await signedIn(parts, host);
  const group = await eventWith(parts, asViewer(host), { name: 'Late lifting', ticket_types: types });
  const [floor = '', supporter = '', backstage = ''] = (
    await call(getGroup, { query: { group_id: group.id } }, { as: asHost })
  ).data.event?.ticketTypes.map(({ id }) => id) ?? [''];
  const buyer = async () => {
    const who = await person(parts);
    return { who, as: await signedIn(parts, who) };
  };
  const draft = (itemId: string, more: object = {}) => ({
    kind: 'ticket',
    offerId: group.id,
    lines: [{ itemId, quantity: 1, details: null, ...more }],
  });
  const order = (as: string, itemId: string, more: object = {}) =>
    call(placeOrder, { body: draft(itemId, more) }, { as, ...key() });
  const open = async (code: string, as?: string) =>
    (
      await call(
        endpoints.listHiddenTypes,
        { params: { eventId: group.id }, query: { code } },
        as ? { as } : {},
      )
    ).data;
  return { host, asHost, id: group.id, floor, supporter, backstage, buyer, draft, order, open };
}

describe('a hidden ticket type', () => {
  it('is in no reply without its code, for visitors and people', async () => {
    const at = await venue();
    const { as } = await at.buyer();
    const query = { group_id: at.id };
    const replies = await Promise.all(
      [{}, { as }].flatMap((by) => [
        call(endpoints.getEvent, { params: { eventId: at.id } }, by),
        call(endpoints.listEvents, { query: {} }, by),
        call(endpoints.getFilters, {}, by),
        call(endpoints.getEventCalendar, { params: { eventId: at.id } }, by),
        call(getGroup, { query }, by),
        call(createSharedLink, { query: { type: 'event-detail', id: at.id } }, by),
        call(endpoints.listHiddenTypes, { params: { eventId: at.id }, query: { code: 'Chalk' } }, by),
      ]),
    );
    for (const reply of replies) {
      const said = JSON.stringify(reply);
      for (const secret of ['Backstage', at.backstage, 'Chalk 7']) expect(said).not.toContain(secret);
    }
    expect(await at.open('Chalk')).toEqual([]);
    const { data } = await call(endpoints.getEvent, { params: { eventId: at.id } }, { as: at.asHost });
    expect(data.event?.ticketTypes).toMatchObject([{ code: '' }, { code: '' }, { code: 'Chalk 7' }]);
  });

  it('is in no mail and calendar file of those with other tickets', async () => {
    const at = await venue();
    const { who, as } = await at.buyer();
    await at.order(as, at.floor);
    await settle();
    const { event } = (await call(getGroup, { query: { group_id: at.id } }, { as: at.asHost })).data;
    const place = 'Elsewhere, Rotterdam';
    const times = { starts_at: event?.startsAt, ends_at: event?.endsAt, zone: event?.zone };
    const ticket_types = JSON.stringify(
      event?.ticketTypes.map(({ id, name, price }) => ({ id, name, price })),
    );
    const change = { group_id: at.id, place, currency: 'EUR', ...times, ticket_types };
    await call(editGroup, { body: change }, { as: at.asHost });
    await settle();
    const reason = 'The roof leaks.';
    await cancelEvent(parts, asViewer(at.host), at.id, { name: 'Late lifting', reason, apply_to: 'this' });
    await settle();
    const letters = mailbox.sent.filter(({ to }) => to === who.email);
    expect(letters.length).toBeGreaterThanOrEqual(3);
    expect(letters.some(({ files }) => files?.some(({ name }) => name.endsWith('.ics')))).toBe(true);
    for (const { files = [], ...letter } of letters) {
      const said = [
        JSON.stringify(letter),
        ...files.map(({ content }) => Buffer.from(content, 'base64').toString()),
      ].join('\n');
      for (const secret of ['Backstage', at.backstage, 'Chalk 7']) expect(said).not.toContain(secret);
    }
  });

  it('makes no event free or paid for those who look for that', async () => {
    const hidden = { name: 'Crew', price: 0, code: 'crew' };
    const viewer = asViewer(await person(parts));
    const { id } = await eventWith(parts, viewer, { name: 'Only hidden', ticket_types: [hidden] });
    const free = (await call(endpoints.listEvents, { query: { price: 'free', limit: 100 } }, {})).data;
    expect(free.map((one) => one.id)).not.toContain(id);
  });

  it('is shown and sold with its code, in whatever case', async () => {
    const at = await venue();
    const { as } = await at.buyer();
    expect(await at.open(' chalk 7 ')).toMatchObject([{ id: at.backstage, left: 2, code: null, sold: null }]);
    expect(await at.open('CHALK 7', as)).toHaveLength(1);
    expect((await failure(at.order(as, at.backstage)))[0]).toBe(404);
    expect((await failure(at.order(as, at.backstage, { details: { code: 'chalk' } })))[0]).toBe(404);
    expect((await failure(call(quoteOrder, { body: at.draft(at.backstage) }, { as })))[0]).toBe(404);
    const { data } = await at.order(as, at.backstage, { details: { code: 'CHALK 7' } });
    expect(data).toMatchObject({ state: 'paid', lines: [{ title: 'Backstage' }] });
    expect((await call(endpoints.listTickets, {}, { as })).data).toMatchObject([{ typeName: 'Backstage' }]);
    const asked = { group_id: at.id, ticket_type_id: at.backstage };
    const other = (await at.buyer()).as;
    expect((await failure(call(endpoints.getEventPaymentIntent, { query: asked }, { as: other })))[0]).toBe(
      404,
    );
    const intent = { ...asked, code: 'chalk 7' };
    expect((await call(endpoints.getEventPaymentIntent, { query: intent }, { as: other })).data.state).toBe(
      'paid',
    );
  });

  it('sells its places once, to codes entered at the same time', async () => {
    const at = await venue();
    const buyers = await Promise.all(Array.from({ length: 6 }, () => at.buyer()));
    const tried = await Promise.allSettled(
      buyers.map(({ as }) => at.order(as, at.backstage, { details: { code: 'chalk 7' } })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('is hidden and shown again by who runs the event', async () => {
    const at = await venue();
    const shown = async () =>
      (await call(endpoints.getEvent, { params: { eventId: at.id } }, {})).data.event?.ticketTypes.length;
    expect(await shown()).toBe(2);
    const { data } = await call(getGroup, { query: { group_id: at.id } }, { as: at.asHost });
    const event = data.event;
    if (!event) throw new Error('no event');
    const ids = event.ticketTypes.map(({ id }) => id);
    const save = (more: object) => {
      const ticket_types = JSON.stringify(
        types.map(({ name, price }, index) => ({ name, price, id: ids[index], ...more })),
      );
      return call(editGroup, { body: { ...facts, ticket_types } }, { as: at.asHost });
    };
    const facts = {
      group_id: at.id,
      place: event.place,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      zone: event.zone,
      currency: 'EUR',
    };
    // Apps that don’t know codes leave them as they were.
    await save({});
    expect(await shown()).toBe(2);
    await save({ code: '' });
    expect(await shown()).toBe(3);
  });
});

describe('a ticket type at the price that buyers choose', () => {
  it('takes the least or more, and gives back what was paid', async () => {
    const at = await venue();
    await connectPayouts(parts, at.host, 'NL');
    const { who, as } = await at.buyer();
    const quote = async (more: object) =>
      (await call(quoteOrder, { body: at.draft(at.supporter, more) }, { as })).data.total;
    expect(await quote({})).toBe(500);
    expect(await quote({ amount: 1250, quantity: 2 })).toBe(2500);
    expect(await failure(at.order(as, at.supporter, { amount: 499 }))).toEqual([
      422,
      'amount_below_minimum',
      'body.lines.0.amount',
    ]);
    expect((await failure(at.order(as, at.supporter, { amount: 12.5 })))[0]).toBe(400);
    // A fixed price stays.
    expect((await call(quoteOrder, { body: at.draft(at.floor, { amount: 900 }) }, { as })).data.total).toBe(
      0,
    );
    const orderId = await buy(parts, who, at.draft(at.supporter, { amount: 1250, quantity: 2 }));
    const { data } = await call(
      refundOrder,
      { params: { orderId }, body: { amount: 1250, takeBack: false, note: 'Too generous' } as never },
      { as: at.asHost, ...key() },
    );
    expect(data).toMatchObject({ total: 2500, lines: [{ units: [{ total: 1250 }, { total: 1250 }] }] });
  });

  it('can be nothing, and fits the steps of its currency', async () => {
    const host = asViewer(await person(parts));
    const as = await signedIn(parts, await person(parts));
    const sell = async (currency: 'EUR' | 'KWD', price: number) => {
      const ticket_types = [{ name: 'Friend', price, is_open_price: true }];
      const { id, facts } = await eventWith(parts, host, { currency, ticket_types });
      const itemId = facts.event?.ticketTypes[0]?.id ?? '';
      return (amount: number) =>
        call(
          placeOrder,
          { body: { kind: 'ticket', offerId: id, lines: [{ itemId, quantity: 1, details: null, amount }] } },
          { as, ...key() },
        );
    };
    const forNothing = await sell('EUR', 0);
    expect((await forNothing(0)).data).toMatchObject({ state: 'paid', total: 0 });
    expect((await failure(forNothing(20))).slice(0, 2)).toEqual([422, 'amount_below_minimum']);
    const inDinars = await sell('KWD', 5000);
    expect(await failure(inDinars(5005))).toEqual([422, 'amount_step', 'body.lines.0.amount']);
  });

  it('is paid by apps with the amount that they name, the same order for the same amount', async () => {
    const at = await venue();
    await connectPayouts(parts, at.host, 'NL');
    const { as } = await at.buyer();
    const asked = { group_id: at.id, ticket_type_id: at.supporter, amount: 900 };
    const intent = async (query: typeof asked) =>
      (await call(endpoints.getEventPaymentIntent, { query }, { as })).data;
    const first = await intent(asked);
    expect(first.total).toBe(900);
    expect((await intent(asked)).id).toBe(first.id);
    expect((await intent({ ...asked, amount: 1000 })).id).not.toBe(first.id);
  });
});

describe('a ticket type with earlier prices', () => {
  const early = { name: 'Day', price: 4800, per_order: 4 };

  async function sale(price_steps: PriceStep[], more: object = {}) {
    const host = await person(parts);
    await connectPayouts(parts, host, 'NL');
    const asHost = await signedIn(parts, host);
    const group = await eventWith(parts, asViewer(host), {
      name: 'Stepped',
      ticket_types: [{ ...early, price_steps, ...more }],
    });
    const shown = async (as?: string) => {
      const reply = await call(endpoints.getEvent, { params: { eventId: group.id } }, as ? { as } : {});
      const type = reply.data.event?.ticketTypes[0];
      if (!type) throw new Error('the event has no ticket type');
      return type;
    };
    const { id: itemId } = await shown();
    const draft = (quantities: readonly number[]) => ({
      kind: 'ticket',
      offerId: group.id,
      lines: quantities.map((quantity) => ({ itemId, quantity, details: null })),
    });
    const order = async (...quantities: number[]) => {
      const as = await signedIn(parts, await person(parts));
      return (await call(placeOrder, { body: draft(quantities) }, { as, ...key() })).data;
    };
    const quote = async (...quantities: number[]) => {
      const as = await signedIn(parts, await person(parts));
      return (await call(quoteOrder, { body: draft(quantities) }, { as })).data;
    };
    return { id: group.id, asHost, shown, order, quote };
  }

  const ofUnits = ({ lines }: Awaited<ReturnType<Awaited<ReturnType<typeof sale>>['order']>>) =>
    lines.map(({ units }) => units.map(({ price }) => price));

  it('splits an order across a step, ticket by ticket and line by line', async () => {
    const at = await sale([{ price: 3000, until: null, places: 2 }]);
    expect(await at.shown()).toMatchObject({
      price: 4800,
      prices: [3000, 3000, 4800, 4800],
      priceSteps: null,
      next: { price: 4800, from: null, placesLeft: 2 },
    });
    expect(await at.quote(3)).toMatchObject({ total: 3000 + 3000 + 4800 });
    expect(ofUnits(await at.order(1, 2))).toEqual([[3000], [3000, 4800]]);
    // Held places count, and the step is over.
    expect(await at.shown()).toMatchObject({ prices: [4800, 4800, 4800, 4800], next: null });
    expect(ofUnits(await at.order(2))).toEqual([[4800, 4800]]);
  });

  it('sells the first places at the first price once, to orders at the same time', async () => {
    const at = await sale([
      { price: 1000, until: null, places: 4 },
      { price: 2000, until: null, places: 7 },
    ]);
    const orders = await Promise.all(Array.from({ length: 6 }, () => at.order(2)));
    const prices = orders.flatMap(ofUnits).flat();
    expect(prices.toSorted((one, other) => one - other)).toEqual([
      1000, 1000, 1000, 1000, 2000, 2000, 2000, 4800, 4800, 4800, 4800, 4800,
    ]);
  });

  it('ends by date', async () => {
    const past = new Date(parts.clock.now().getTime() - 1000).toISOString();
    const soon = new Date(parts.clock.now().getTime() + 3_600_000).toISOString();
    const over = await sale([{ price: 3000, until: past, places: null }]);
    expect(await over.shown()).toMatchObject({ prices: [4800, 4800, 4800, 4800], next: null });
    expect(ofUnits(await over.order(1))).toEqual([[4800]]);
    const open = await sale([{ price: 3000, until: soon, places: null }]);
    expect(await open.shown()).toMatchObject({ next: { price: 4800, from: soon, placesLeft: null } });
    expect(ofUnits(await open.order(1))).toEqual([[3000]]);
  });

  it('is left as it was by apps that don’t know it', async () => {
    const steps = [{ price: 3000, until: null, places: 2 }];
    const at = await sale(steps);
    const { data } = await call(getGroup, { query: { group_id: at.id } }, { as: at.asHost });
    const { event } = data;
    if (!event) throw new Error('no event');
    const save = (more: object) =>
      call(
        editGroup,
        {
          body: {
            group_id: at.id,
            place: event.place,
            starts_at: event.startsAt,
            ends_at: event.endsAt,
            zone: event.zone,
            currency: 'EUR',
            ticket_types: JSON.stringify([{ ...early, id: event.ticketTypes[0]?.id, ...more }]),
          },
        },
        { as: at.asHost },
      );
    await save({});
    expect((await at.shown(at.asHost)).priceSteps).toEqual(steps);
    expect((await failure(save({ is_open_price: true, price_steps: steps })))[0]).toBe(422);
    for (const wrong of [
      { price: 20, until: null, places: 2 },
      { price: 3000, until: null, places: null },
      { price: 3000, until: null, places: 0 },
    ])
      expect((await failure(save({ price_steps: [wrong] })))[0]).toBe(422);
    await save({ price_steps: [] });
    expect(await at.shown(at.asHost)).toMatchObject({ prices: [], priceSteps: [] });
  });
});
