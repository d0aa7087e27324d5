import { getOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import { saveSeriesPasses } from '@chalkline/contract/events/pass.endpoints.ts';
import { passKind } from '@chalkline/contract/events/pass.schema.ts';
import { editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy } from '../../demo/demo-till.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock } = await testApp();

/** Three weekly dates in ten days, refunded until two days before, with a pass for all of them. */
async function classes() {
  const owner = await person(parts);
  const as = await signedIn(parts, owner);
  const starts = clock.now().getTime() + 10 * day;
  const times = (shift: number) => ({
    starts_at: new Date(starts + shift).toISOString(),
    ends_at: new Date(starts + shift + hour).toISOString(),
  });
  const rule = { refund_rule: [{ hoursBefore: 48, rate: 10_000, kept: 0 }] };
  const types = [{ name: 'Place', price: 2500 }];
  const first = await eventWith(parts, asViewer(owner), {
    ...times(0),
    ...rule,
    ticket_types: types,
    repeat: JSON.stringify({ frequency: 'weekly', times: 3 }),
  });
  const seriesId = first.facts.event?.series?.id ?? '';
  const typeId = first.facts.event?.ticketTypes[0]?.id ?? '';
  const body = { types: [{ name: 'All', price: 6000, uses: null, typeId, capacity: null }] };
  const saved = await call(saveSeriesPasses, { params: { seriesId }, body }, { as });
  const passTypeId = saved.data.types[0]?.id ?? '';
  const { data: dates } = await call(listEvents, { query: { series: seriesId } }, { as });
  const move = (shift: number, apply_to: 'this' | 'all' = 'this', date = dates[0]) =>
    call(
      editGroup,
      {
        body: {
          group_id: date?.id ?? '',
          ...times(shift),
          zone: 'Europe/Amsterdam',
          currency: 'EUR',
          place: 'Dock 7, Rotterdam',
          ticket_types: JSON.stringify(
            types.map((type) => ({ id: date?.event?.ticketTypes[0]?.id, ...type })),
          ),
          refund_rule: JSON.stringify(rule.refund_rule),
          apply_to,
        },
      },
      { as },
    );
  const order = async (kind: string, offerId: string, itemId: string) => {
    const who = await person(parts);
    const id = await buy(parts, who, { kind, offerId, lines: [{ itemId, quantity: 1, details: null }] });
    const asBuyer = await signedIn(parts, who);
    return async () => {
      const { data } = await call(getOrder, { params: { orderId: id } }, { as: asBuyer });
      return { startsAt: data.startsAt, refundable: data.lines[0]?.units[0]?.refundable };
    };
  };
  return {
    startOf: (shift: number) => times(shift).starts_at,
    move,
    second: dates[1],
    ticket: () => order('ticket', first.id, typeId),
    pass: () => order(passKind, seriesId, passTypeId),
  };
}

it('moves the orders of tickets and passes with their date, and refunds by the new one', async () => {
  const at = await classes();
  const [ticket, pass] = [await at.ticket(), await at.pass()];
  expect(await ticket()).toEqual({ startsAt: at.startOf(0), refundable: 2500 });
  await at.move(-9 * day);
  expect(await ticket()).toEqual({ startsAt: at.startOf(-9 * day), refundable: null });
  expect(await pass()).toEqual({ startsAt: at.startOf(-9 * day), refundable: null });
  await at.move(2 * day);
  expect(await ticket()).toEqual({ startsAt: at.startOf(2 * day), refundable: 2500 });
  // Nothing else about the event moves them.
  await at.move(2 * day);
  expect((await pass()).startsAt).toBe(at.startOf(2 * day));
});

it('moves each order once when all dates move', async () => {
  const at = await classes();
  const [ticket, pass] = [await at.ticket(), await at.pass()];
  await at.move(2 * hour, 'all');
  expect((await ticket()).startsAt).toBe(at.startOf(2 * hour));
  expect((await pass()).startsAt).toBe(at.startOf(2 * hour));
});

it('leaves passes alone when another date than their first moves', async () => {
  const at = await classes();
  const pass = await at.pass();
  await at.move(8 * day, 'this', at.second);
  expect((await pass()).startsAt).toBe(at.startOf(0));
});
