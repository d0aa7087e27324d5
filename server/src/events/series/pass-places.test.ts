import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import {
  bookPassDate,
  listPasses,
  releasePassDate,
  saveSeriesPasses,
} from '@chalkline/contract/events/pass.endpoints.ts';
import { editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { overOrHeldUp } from '../../platform/testing/held-up.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { lockSeries, updateDetails } from '../details/series.repository.ts';
import { eventWith } from '../events.factory.ts';
import { passes } from '../tickets/passes.table.ts';

const { parts, call, database } = await testApp();

const weekly = (times: number) => JSON.stringify({ frequency: 'weekly', times });

/** A weekly class, with people who have a pass for every date and gave the second date back. */
async function classFor(count: number) {
  const organizer = await person(parts);
  const as = await signedIn(parts, organizer);
  const { id, name, facts } = await eventWith(parts, asViewer(organizer), { repeat: weekly(3) });
  const { event } = facts;
  const seriesId = event?.series?.id ?? '';
  const typeId = event?.ticketTypes[0]?.id ?? '';
  const type = { name: 'All dates', price: 0, uses: null, typeId, capacity: null };
  const body = { types: [type] };
  const saved = (await call(saveSeriesPasses, { params: { seriesId }, body }, { as })).data;
  const dates = (await call(listEvents, { query: { series: seriesId } }, { as })).data;
  const second = dates[1]?.id ?? '';
  const holders = [];
  for (let at = 0; at < count; at += 1) {
    const own = await signedIn(parts, await person(parts));
    const lines = [{ itemId: saved.types[0]?.id ?? '' }];
    const order = { kind: 'pass', offerId: seriesId, lines };
    await call(placeOrder, { body: order }, { as: own, idempotencyKey: newId() });
    const passId = (await call(listPasses, {}, { as: own })).data[0]?.id ?? '';
    const params = { passId, eventId: second };
    await call(releasePassDate, { params }, { as: own });
    const book = () => call(bookPassDate, { params }, { as: own });
    const mine = async () => (await call(listPasses, {}, { as: own })).data[0];
    holders.push({ passId, book, mine });
  }
  /** Another place for this date and the rest, and one more date. */
  const edit = (times: number) => {
    const span = { starts_at: event?.startsAt, ends_at: event?.endsAt };
    const kept = { name, zone: event?.zone, currency: event?.currency, ...span };
    const types = JSON.stringify([{ id: typeId, name: 'General admission', price: 0 }]);
    const change = {
      place: `Hall ${times}`,
      ticket_types: types,
      apply_to: 'following',
      repeat: weekly(times),
    };
    return call(editGroup, { body: { group_id: id, ...kept, ...change } as never }, { as });
  };
  return { seriesId, second, holders, edit };
}

it('books a date only once a change of the series is through, and locks no pass before that', async () => {
  const { seriesId, second, holders } = await classFor(1);
  const [holder] = holders;
  const { booking } = await database.transaction(async ({ sql }) => {
    await lockSeries(sql, seriesId);
    await updateDetails(sql, second, { place: 'Hall 2' });
    const waiting = holder?.book();
    await overOrHeldUp(database, Promise.resolve(waiting));
    // What the change does next: it gives each pass its places on new dates.
    const isIt = eq(passes.id, holder?.passId ?? '');
    await sql.select().from(passes).where(isIt).for('update', { noWait: true });
    return { booking: waiting };
  });
  expect((await booking)?.data.dates).toHaveLength(3);
});

it('gives every pass each date once when dates are added and booked at once', async () => {
  const { holders, edit } = await classFor(5);
  const all = await Promise.all([edit(4), ...holders.map(({ book }) => book()), edit(5)]);
  expect(all).toHaveLength(7);
  for (const { mine } of holders) {
    const days = (await mine())?.dates.map(({ eventId }) => eventId) ?? [];
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThanOrEqual(4);
  }
});
