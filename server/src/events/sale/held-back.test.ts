import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getEvent, listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import { joinTicketWaiting } from '@chalkline/contract/events/waiting.endpoints.ts';
import { editGroup, getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';
import { saveSeriesPasses } from '../passes/pass-types.service.ts';
import { serveTicketWaiting } from '../waiting/waiting.serve.service.ts';

const { parts, call } = await testApp();

interface Sketch {
  readonly capacity?: number | string;
  readonly blocked?: number | string;
  readonly repeat?: string;
  readonly apply_to?: 'all';
  readonly types: readonly object[];
}

async function venue({ types, ...sketch }: Sketch) {
  const host = await person(parts);
  const as = await signedIn(parts, host);
  const { id } = await eventWith(parts, asViewer(host), { ...sketch, ticket_types: JSON.stringify(types) });
  const see = async (who?: string) =>
    (await call(getEvent, { params: { eventId: id } }, who ? { as: who } : {})).data;
  const typeIds = (await see()).event?.ticketTypes.map((type) => type.id) ?? [];
  const edit = async (change: Omit<Sketch, 'types'> & { readonly types?: readonly object[] }) => {
    const { data } = await call(getGroup, { query: { group_id: id } }, { as });
    const { place = '', zone = '', currency = '', startsAt = '', endsAt = '' } = data.event ?? {};
    const { types: changed = types, ...facts } = change;
    const ticket_types = JSON.stringify(changed.map((type, at) => ({ id: typeIds[at], ...type })));
    const known = { group_id: id, version: data.version, name: data.name, place, zone, currency };
    return call(
      editGroup,
      {
        body: { ...known, starts_at: startsAt, ends_at: endsAt, ...sketch, ...facts, ticket_types } as never,
      },
      { as, idempotencyKey: newId() },
    );
  };
  const visitor = async () => signedIn(parts, await person(parts));
  const get = async (at: number, who?: string) => {
    const lines = [{ itemId: typeIds[at] ?? '', quantity: 1 }];
    const body = { kind: 'ticket', offerId: id, lines };
    return call(placeOrder, { body }, { as: who ?? (await visitor()), idempotencyKey: newId() });
  };
  const rush = async (at: number, buyers = 8) => {
    const done = await Promise.allSettled(Array.from({ length: buyers }, () => get(at)));
    return done.filter(({ status }) => status === 'fulfilled').length;
  };
  const left = async () => (await see()).event?.ticketTypes.map((type) => type.left);
  return { host, id, as, see, edit, get, rush, left, visitor, typeIds };
}

it('nobody buys what is held back of a type or of the event, however many try at once', async () => {
  const { as, see, rush, left } = await venue({
    capacity: 8,
    blocked: 1,
    types: [
      { name: 'Floor', price: 0, capacity: 4, blocked: 2 },
      { name: 'Gallery', price: 0 },
    ],
  });
  expect(await left()).toEqual([2, 5]);
  expect(await rush(0)).toBe(2);
  expect(await rush(1)).toBe(3);
  expect(await left()).toEqual([0, 0]);
  const shown = ({ event }: Awaited<ReturnType<typeof see>>) => [
    event?.blocked,
    ...(event?.ticketTypes.map(({ blocked, state }) => [blocked, state]) ?? []),
  ];
  expect(shown(await see(as))).toEqual([1, [2, 'sold_out'], [0, 'sold_out']]);
  expect(shown(await see())).toEqual([null, [null, 'sold_out'], [null, 'sold_out']]);
});

it('what is no longer held back goes to the waiting list first', async () => {
  const floor = { name: 'Floor', price: 0, capacity: 2, blocked: 1 };
  const { id, edit, get, rush, left, visitor, typeIds } = await venue({ types: [floor] });
  expect(await rush(0, 3)).toBe(1);
  const waits = await visitor();
  const params = { eventId: id, typeId: typeIds[0] ?? '' };
  await call(joinTicketWaiting, { params, body: { code: '' } }, { as: waits });
  await edit({ types: [{ ...floor, blocked: 0 }] });
  expect(await left()).toEqual([0]);
  expect(await failure(get(0))).toEqual([409, 'sold_out', 'body.lines.0']);
  const { signal } = new AbortController();
  await serveTicketWaiting(parts, { groupId: id }, { id: '', attempt: 1, signal });
  expect((await call(listNotifications, { query: {} }, { as: waits })).data).toHaveLength(1);
  expect((await get(0, waits)).data.state).toBe('paid');
  // Held back again below what is sold: both stay, and nothing sells.
  await edit({ types: [{ ...floor, blocked: 2 }] });
  expect(await left()).toEqual([0]);
});

it('stays as it was where an edit doesn’t name it, and can’t be more than there are', async () => {
  const floor = { name: 'Floor', price: 0, capacity: 4 };
  const { as, see, edit } = await venue({
    capacity: '8',
    blocked: '3',
    types: [{ ...floor, blocked: 2 }],
  });
  const blocked = async () => {
    const { event } = await see(as);
    return [event?.blocked, event?.ticketTypes[0]?.blocked];
  };
  await edit({ blocked: undefined, types: [floor] } as never);
  expect(await blocked()).toEqual([3, 2]);
  await edit({ blocked: '', types: [{ ...floor, blocked: 0 }] });
  expect(await blocked()).toEqual([0, 0]);
  const more = (change: Parameters<typeof edit>[0]) => failure(edit(change)).then((said) => said.slice(2));
  expect(await more({ blocked: '9' })).toEqual(['body.blocked']);
  expect(await more({ types: [{ ...floor, blocked: 5 }] })).toEqual(['body.ticket_types.0.blocked']);
  expect(await more({ blocked: '-1' })).toEqual(['body.blocked']);
});

it('is the same on all dates of a series, and passes for every date don’t take it', async () => {
  const place = { name: 'Place', price: 0, capacity: 3 };
  const { host, id, as, edit, see, typeIds } = await venue({
    repeat: JSON.stringify({ frequency: 'weekly', times: 2 }),
    types: [place],
  });
  const seriesId = (await see()).event?.series?.id ?? '';
  const type = { name: 'Season', price: 0, uses: null, typeId: typeIds[0] ?? '', capacity: null };
  const { types } = await saveSeriesPasses(parts, asViewer(host), seriesId, { types: [type] });
  const body = { kind: 'pass', offerId: seriesId, lines: [{ itemId: types[0]?.id ?? '', quantity: 1 }] };
  const season = async () =>
    call(placeOrder, { body }, { as: await signedIn(parts, await person(parts)), idempotencyKey: newId() });
  await season();
  await season();
  await edit({ apply_to: 'all', types: [{ ...place, blocked: 2 }] });
  const dates = async () => (await call(listEvents, { query: { series: seriesId } }, { as })).data;
  const of = ({ event }: Awaited<ReturnType<typeof dates>>[number]) => event?.ticketTypes[0];
  expect((await dates()).map((date) => [of(date)?.blocked, of(date)?.left])).toEqual([
    [2, 0],
    [2, 0],
  ]);
  expect(await failure(season())).toEqual([409, 'sold_out', 'body.lines.0']);
  // A date that is added has room for one of the two.
  await edit({
    repeat: JSON.stringify({ frequency: 'weekly', times: 3 }),
    types: [{ ...place, blocked: 2 }],
  });
  expect((await dates()).map((date) => of(date)?.sold)).toEqual([2, 2, 1]);
  expect((await dates())[0]?.id).toBe(id);
});
