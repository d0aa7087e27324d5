import {
  getOrder,
  placeOrder,
  quoteOrder,
  refundOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import type { MovableState } from '@chalkline/contract/competitions/competition.schema.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listEntries, moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { getRegistration } from '@chalkline/contract/competitions/registration.endpoints.ts';
import type { RegistrationSettings } from '@chalkline/contract/competitions/registration.schema.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, minute } from '@chalkline/contract/spans.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { people } from '../../accounts/people/people.table.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { openRegistration, registrationDraft } from './registrations.factory.ts';

const { parts, call, clock } = await testApp();
const inDays = (days: number) => new Date(clock.now().getTime() + days * day).toISOString();

async function field(
  sketch: CompetitionSketch = {},
  settings: Partial<RegistrationSettings> = {},
  price: Partial<RegistrationSettings['divisions'][number]> = {},
) {
  const made = await competition(parts, {
    divisions: [{ name: 'Women Rx', gender: 'women' }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
    ...sketch,
  });
  const competitionId = made.view.competition.id;
  const [first = '', second = ''] = made.view.divisions.map(({ id }) => id);
  await openRegistration(parts, made, {
    divisions: [{ divisionId: first, price: 0, steps: [], ...price }],
    currency: 'EUR',
    ...settings,
  });
  const athlete = async (facts: Partial<Pick<Person, 'gender' | 'birthDate'>> = {}) => {
    const who = await person(parts);
    await parts.database.sql
      .update(people)
      .set({ gender: 'woman', ...facts })
      .where(eq(people.id, who.id));
    const as = await signedIn(parts, who);
    const draft = (details = {}, divisions = [first]) => registrationDraft(competitionId, divisions, details);
    return {
      as,
      quote: (details = {}) => call(quoteOrder, { body: draft(details) }, { as }),
      place: (details = {}, divisions = [first], idempotencyKey?: string) =>
        call(
          placeOrder,
          { body: draft(details, divisions) },
          { as, ...(idempotencyKey && { idempotencyKey }) },
        ),
      sees: async () => (await call(getRegistration, { params: { competitionId } }, { as })).data,
    };
  };
  const entered = async () =>
    (await call(listEntries, { params: { competitionId }, query: {} })).data.map(({ name, bib, state }) => ({
      name,
      bib,
      state,
    }));
  const shown = async () => (await call(getRegistration, { params: { competitionId } })).data;
  return { made, competitionId, first, second, athlete, entered, shown };
}

describe('a free registration', () => {
  it('leaves no name or answer with the order once it is entered; an order to be paid keeps them', async () => {
    const details = async (price: number) => {
      const { data } = await (await (await field({}, {}, { price })).athlete()).place();
      const { rows } = await parts.database.sql.execute<{ details: unknown }>(
        sql`select details from checkout.order_lines where order_id = ${data.id}`,
      );
      return rows;
    };
    expect(await details(0)).toEqual([{ details: null }]);
    expect(await details(5000)).toMatchObject([{ details: { name: 'Noor Achterberg' } }]);
  });

  it('is entered at once with the next bib, and only once per division', async () => {
    const { athlete, entered } = await field();
    const noor = await athlete();
    const { data: order } = await noor.place();
    expect(order).toMatchObject({ state: 'paid', total: 0, title: expect.any(String) });
    expect(await entered()).toEqual([{ name: 'Noor Achterberg', bib: 1, state: 'active' }]);
    expect((await noor.sees()).divisions[0]?.entryId).toEqual(expect.any(String));
    expect(await failure(noor.place())).toEqual([422, 'not_eligible', 'body.lines.0']);
  });

  it('takes the place back when the athlete gives it back', async () => {
    const { athlete, entered } = await field();
    const noor = await athlete();
    const { data: order } = await noor.place();
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    await call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as: noor.as });
    expect(await entered()).toMatchObject([{ state: 'withdrawn' }]);
    await noor.place();
    expect(await entered()).toMatchObject([{ state: 'withdrawn' }, { state: 'active', bib: 2 }]);
  });

  it('leaves the final results as they are when a place is refunded after the competition', async () => {
    const { made, competitionId, athlete, entered } = await field();
    const noor = await athlete();
    const { data: order } = await noor.place();
    const owner = await signedIn(parts, made.owner);
    const move = (from: MovableState, to: MovableState) =>
      call(moveCompetition, { params: { competitionId }, body: { from, to } }, { as: owner });
    await move('published', 'live');
    await move('live', 'finished');
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    await call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as: owner });
    expect(await entered()).toMatchObject([{ state: 'active' }]);
  });

  it('notifies the athlete of the place and of the withdrawal', async () => {
    const { made, athlete } = await field();
    const { name } = made.view.competition;
    const noor = await athlete();
    const told = async () =>
      (await call(listNotifications, { query: {} }, { as: noor.as })).data.map(({ title, address }) => [
        title,
        address,
      ]);
    const { data: order } = await noor.place();
    const address = `/orders/${order.id}`;
    expect(await told()).toEqual([[`You’re registered for ${name}`, address]]);
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    const owner = await signedIn(parts, made.owner);
    await call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as: owner });
    expect(await told()).toEqual([[`You’re withdrawn from ${name}`, address]]);
  });

  it('notifies an athlete whom the staff withdraw and take back', async () => {
    const { made, competitionId, athlete } = await field();
    const noor = await athlete();
    const { data: order } = await noor.place();
    const entryId = (await noor.sees()).divisions[0]?.entryId ?? '';
    const owner = await signedIn(parts, made.owner);
    const move = (from: EntryState, to: EntryState) =>
      call(moveEntry, { params: { competitionId, entryId }, body: { from, to } }, { as: owner });
    const last = async () => (await call(listNotifications, { query: {} }, { as: noor.as })).data[0]?.title;
    const shown = async () => {
      const { data } = await call(getOrder, { params: { orderId: order.id } }, { as: noor.as });
      return data.lines[0]?.units[0];
    };
    expect(await shown()).toMatchObject({ isWithdrawn: false, code: expect.any(String) });
    await move('active', 'withdrawn');
    expect(await last()).toBe(`You’re withdrawn from ${made.view.competition.name}`);
    // The order no longer shows a code that lets nobody in.
    expect(await shown()).toMatchObject({ isWithdrawn: true, isReturned: false, code: null });
    clock.advance(1000);
    await move('withdrawn', 'active');
    expect(await shown()).toMatchObject({ isWithdrawn: false, code: expect.any(String) });
    expect(await last()).toBe(`You’re back in ${made.view.competition.name}`);
  });

  it('gives the last place to one of many who press at the same time', async () => {
    const { athlete, entered } = await field({ divisions: [{ name: 'Women Rx', capacity: 3 }] });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => athlete()));
    const outcomes = await Promise.all(
      buyers.map((buyer) =>
        buyer.place().then(
          () => 'in',
          (refused) => failure(Promise.reject(refused)),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'in').length).toBe(3);
    expect(outcomes).toContainEqual([409, 'sold_out', 'body.lines.0']);
    expect((await entered()).map(({ bib }) => bib)).toEqual([1, 2, 3]);
  });

  it('enters an athlete once who presses in two tabs', async () => {
    const { athlete, entered } = await field();
    const noor = await athlete();
    await Promise.allSettled([noor.place(), noor.place(), noor.place()]);
    expect((await entered()).length).toBe(1);
  });
});

describe('a paid registration', () => {
  it('holds the place for its price, and shows it to the others', async () => {
    const { athlete, shown, entered } = await field(
      { divisions: [{ name: 'Women Rx', capacity: 2 }] },
      { holdMinutes: 20 },
      { price: 6000 },
    );
    const noor = await athlete();
    const { data: order } = await noor.place();
    expect(order).toMatchObject({ state: 'held', total: 6000, currency: 'EUR' });
    expect(Date.parse(order.holdUntil ?? '')).toBe(clock.now().getTime() + 20 * minute);
    expect(await entered()).toEqual([]);
    expect((await shown()).divisions[0]).toMatchObject({ price: 6000, left: 1 });
    expect((await noor.sees()).divisions[0]?.order?.id).toBe(order.id);
    clock.advance(21 * minute);
    expect((await shown()).divisions[0]).toMatchObject({ left: 2 });
    expect((await call(getOrder, { params: { orderId: order.id } }, { as: noor.as })).data.state).toBe(
      'expired',
    );
  });

  it('costs more by date and by number sold, counting places on hold', async () => {
    const steps = [
      { price: 4000, until: inDays(5), places: 1 },
      { price: 5000, until: inDays(10), places: null },
    ];
    const { athlete, shown } = await field({}, {}, { price: 6000, steps });
    expect((await shown()).divisions[0]).toMatchObject({
      price: 4000,
      next: { price: 5000, from: steps[0]?.until, placesLeft: 1 },
    });
    const first = await athlete();
    const second = await athlete();
    const placed = await Promise.all([first.place(), second.place()]);
    expect(placed.map(({ data }) => data.total).sort()).toEqual([4000, 5000]);
    clock.advance(11 * day);
    expect((await (await athlete()).quote()).data.total).toBe(6000);
    expect((await shown()).divisions[0]).toMatchObject({ price: 6000, next: null });
  });
});

describe('who can register', () => {
  it('says why a profile doesn’t fit, and asks for what it lacks', async () => {
    const divisions = [{ name: 'Masters Women 40+', gender: 'women' as const, ageFrom: 40 }];
    const { athlete } = await field({ divisions });
    const young = await athlete({ birthDate: '1995-06-01' });
    expect((await young.sees()).divisions[0]?.reason).toBe(
      'You’re 36 on the first day. This division is for 40 and over.',
    );
    expect(await failure(young.place({ birthDate: '1970-01-01' }))).toEqual([
      422,
      'not_eligible',
      'body.lines.0',
    ]);
    const man = await athlete({ birthDate: '1980-01-01', gender: 'man' });
    expect((await man.sees()).divisions[0]?.reason).toBe('For women. Your profile says man.');
    const unknown = await athlete({ gender: null });
    expect((await unknown.sees()).divisions[0]).toMatchObject({
      reason: null,
      needs: { birthDate: true, gender: true },
    });
    expect(await failure(unknown.place({ gender: 'woman' }))).toEqual([
      422,
      'not_eligible',
      'body.lines.0.details.birthDate',
    ]);
    expect((await unknown.place({ gender: 'woman', birthDate: '1980-02-02' })).data.state).toBe('paid');
  });

  it('keeps to the window', async () => {
    const { athlete, shown } = await field({}, { opensAt: inDays(1), closesAt: inDays(2) });
    const noor = await athlete();
    expect((await shown()).state).toBe('not_started');
    expect(await failure(noor.place())).toEqual([422, 'sales_not_started', undefined]);
    clock.advance(day);
    expect((await shown()).state).toBe('open');
    await noor.place();
    clock.advance(day);
    expect((await shown()).state).toBe('ended');
    expect(await failure((await athlete()).place())).toEqual([422, 'sales_ended', undefined]);
  });

  it('is hidden with a draft, and closed until the organizer opens it', async () => {
    const { athlete } = await field({ state: 'draft' });
    const noor = await athlete();
    expect(await failure(noor.place())).toEqual([404, 'not_found', undefined]);
    const closed = await field({}, { isOpen: false });
    expect((await closed.shown()).state).toBe('closed');
    expect(await failure((await closed.athlete()).place())).toEqual([422, 'sales_ended', undefined]);
  });

  it('takes a team of the right size and mix', async () => {
    const divisions = [{ name: 'Mixed pairs', teamSize: 2, gender: 'mixed' as const }];
    const { athlete, entered } = await field({ divisions });
    const captain = await athlete();
    const partner = {
      name: 'Kofi Mensah',
      email: 'kofi@example.org',
      birthDate: null,
      gender: 'man' as const,
    };
    expect(await failure(captain.place({ members: [partner, partner] }))).toEqual([
      422,
      'not_eligible',
      'body.lines.0',
    ]);
    expect(await failure(captain.place({ members: [{ ...partner, gender: 'woman' }] }))).toEqual([
      422,
      'not_eligible',
      'body.lines.0',
    ]);
    await captain.place({ name: 'Two Left Feet', members: [partner] });
    expect(await entered()).toMatchObject([{ name: 'Two Left Feet' }]);
  });
});

describe('places in all', () => {
  it('end registration in every division', async () => {
    const { athlete, second, shown } = await field(
      { divisions: [{ name: 'Women Rx' }, { name: 'Women Scaled' }] },
      { capacity: 2 },
    );
    const noor = await athlete();
    await noor.place();
    await noor.place({}, [second]);
    expect((await shown()).left).toBe(0);
    expect(await failure((await athlete()).place())).toEqual([409, 'sold_out', 'body.lines.0']);
  });

  it('sells several divisions in one order', async () => {
    const { athlete, first, second, entered } = await field({
      divisions: [{ name: 'Women Rx' }, { name: 'Women Scaled' }],
    });
    const noor = await athlete();
    expect((await noor.place({}, [first, second])).data.lines.length).toBe(2);
    expect((await entered()).length).toBe(2);
  });
});
