import { getOrder, placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/cancellation.endpoints.ts';
import { checkIn } from '@chalkline/contract/events/door.endpoints.ts';
import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import { bookPassDate, listPasses, saveSeriesPasses } from '@chalkline/contract/events/pass.endpoints.ts';
import { passKind } from '@chalkline/contract/events/pass.schema.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, refund } from '../../demo/demo-till.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock, mailbox, settle } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** A weekly class of three dates with passes for 60 euros: for every date, and for two of choice. */
async function classWithPasses() {
  const owner = await person(parts);
  const starts = clock.now().getTime() + 2 * day;
  const first = await eventWith(parts, asViewer(owner), {
    name: 'Saturday class',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + hour).toISOString(),
    repeat: JSON.stringify({ frequency: 'weekly', times: 3 }),
  });
  const seriesId = first.facts.event?.series?.id ?? '';
  const typeId = first.facts.event?.ticketTypes[0]?.id ?? '';
  const pass = { price: 6000, typeId, capacity: null };
  const types = [
    { ...pass, name: 'Season', uses: null },
    { ...pass, name: 'Two dates', uses: 2 },
  ];
  const as = () => signedIn(parts, owner);
  const saved = await call(saveSeriesPasses, { params: { seriesId }, body: { types } }, { as: await as() });
  const [season = '', some = ''] = saved.data.types.map(({ id }) => id);
  const { data: dates } = await call(listEvents, { query: { series: seriesId } }, { as: await as() });
  const ids = dates.map(({ id }) => id);
  const draft = (itemId: string) => ({
    kind: passKind,
    offerId: seriesId,
    lines: [{ itemId, quantity: 1, details: null }],
  });
  return {
    owner,
    ids,
    season,
    some,
    draft,
    async buyer(itemId: string) {
      const who = await person(parts);
      return { who, orderId: await buy(parts, who, draft(itemId)) };
    },
    look: async (eventId: string, apply_to: 'this' | 'following' = 'this') =>
      (
        await call(
          endpoints.getCancellation,
          { params: { eventId }, query: { apply_to } },
          { as: await as() },
        )
      ).data,
    cancel: async (eventId: string, apply_to: 'this' | 'following' = 'this') => {
      const body = { name: 'Saturday class', reason: 'The coach is ill.', apply_to };
      const { data } = await call(
        endpoints.cancelEvent,
        { params: { eventId }, body },
        { as: await as(), ...key() },
      );
      await settle();
      return data;
    },
    as,
  };
}
type Somebody = Awaited<ReturnType<typeof person>>;

const orderOf = async (who: Somebody, orderId: string) =>
  (await call(getOrder, { params: { orderId } }, { as: await signedIn(parts, who) })).data;
const cancelMails = ({ email }: Somebody) =>
  mailbox.sent
    .filter(({ to, subject }) => to === email && /is canceled/.test(subject))
    .map(({ text }) => text);
const newsOf = async (who: Somebody) =>
  (await call(listNotifications, {}, { as: await signedIn(parts, who) })).data.map(({ text }) => text);

it('leaves passes alone while their series has other dates, and names their orders', async () => {
  const at = await classWithPasses();
  const [first = '', second = ''] = at.ids;
  const { who, orderId } = await at.buyer(at.season);
  await at.buyer(at.some);
  const undecided = [{ orderId, buyerName: who.name, currency: 'EUR', refunded: 0 }];
  expect(await at.look(first)).toMatchObject({ sums: [], passOrders: 1, passes: undecided });
  expect(await at.cancel(first)).toMatchObject({ orders: { waiting: 0 }, passes: undecided });
  expect(cancelMails(who)).toEqual([
    expect.stringContaining(
      'Your pass stays valid for the dates that take place. The organizer decides what goes back for this one.',
    ),
  ]);
  expect(cancelMails(who)[0]).not.toContain('What you paid');
  expect(await newsOf(who)).toContain(
    'The coach is ill. Your pass has no place there anymore. The organizer decides what goes back for it.',
  );
  expect((await orderOf(who, orderId)).state).toBe('paid');
  await refund(parts, asViewer(at.owner), orderId, { amount: 2000 });
  expect((await at.look(first)).passes).toEqual([{ ...undecided[0], refunded: 2000 }]);
  expect((await at.look(second)).passes).toMatchObject([{ orderId, refunded: 2000 }]);
});

it('refunds every pass that nobody used once no date of the series is left', async () => {
  const at = await classWithPasses();
  const [first = '', second = '', third = ''] = at.ids;
  const season = await at.buyer(at.season);
  const used = await at.buyer(at.some);
  const unused = await at.buyer(at.some);
  const asUsed = await signedIn(parts, used.who);
  const [pass] = (await call(listPasses, {}, { as: asUsed })).data;
  await call(bookPassDate, { params: { passId: pass?.id ?? '', eventId: first } }, { as: asUsed });
  clock.advance(2 * day);
  await call(checkIn, { body: { group_id: first, code: pass?.code ?? '' } }, { as: await at.as() });
  clock.advance(2 * hour);
  await at.cancel(third);
  expect((await orderOf(season.who, season.orderId)).state).toBe('paid');
  const decided = [{ orderId: used.orderId, buyerName: used.who.name, currency: 'EUR', refunded: 0 }];
  expect(await at.look(second, 'following')).toMatchObject({
    sums: [{ currency: 'EUR', orders: 2, amount: 12_000 }],
    passes: decided,
  });
  clock.advance(1000);
  await at.cancel(second);
  expect(await at.look(second)).toMatchObject({
    orders: { waiting: 0, done: 2, failed: 0 },
    sums: [{ orders: 2, amount: 12_000 }],
    passes: decided,
  });
  // The date that was canceled before has nothing of it.
  expect(await at.look(third)).toMatchObject({ orders: { done: 0 }, sums: [] });
  for (const { who, orderId } of [season, unused])
    expect(await orderOf(who, orderId)).toMatchObject({ state: 'refunded', refunded: 6000 });
  expect((await orderOf(used.who, used.orderId)).state).toBe('paid');
  expect(cancelMails(season.who).at(-1)).toContain('What you paid goes back the way you paid');
  expect(await newsOf(unused.who)).toContainEqual(expect.stringContaining('goes back the way you paid'));
});

it('ends an unpaid order for a pass when all dates are canceled, and sells none after that', async () => {
  const at = await classWithPasses();
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const place = () => call(placeOrder, { body: at.draft(at.some) }, { as, ...key() });
  const { id } = (await place()).data;
  expect(await at.look(at.ids[0] ?? '', 'following')).toMatchObject({ dates: 3, unpaid: 1 });
  await at.cancel(at.ids[0] ?? '', 'following');
  expect((await orderOf(who, id)).state).toBe('canceled');
  await expect(place()).rejects.toMatchObject({ errors: [{ code: 'sales_ended' }] });
});
