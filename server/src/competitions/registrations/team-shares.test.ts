import {
  getOrder,
  openPayment,
  placeOrder,
  refundOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listCheckIns } from '@chalkline/contract/competitions/check-ins.endpoints.ts';
import {
  getRegistration,
  getRegistrationFigures,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import type { RegistrationSettings } from '@chalkline/contract/competitions/registration.schema.ts';
import * as rosters from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { CallInput, Endpoint, Reply } from '@chalkline/contract/http/endpoint.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour, minute } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { createApp } from '../../app.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { injectedFetch } from '../../platform/testing/injected-fetch.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { remindDueTeams } from '../rosters/rosters.remind.service.ts';
import { openRegistration, registrationDraft } from './registrations.factory.ts';
import { lapseTeams } from './team-shares.lapse.service.ts';

const { parts, call, clock, settle, mailbox, database } = await testApp();

const beside = openDatabase({ url: database.url });
const second = await createApp({ ...parts, database: beside }, { strict: true });
await second.ready();
afterAll(async () => {
  await second.close();
  await beside.close();
});

/** The same call, answered by a second app with its own connections. */
function callBeside<E extends Endpoint>(endpoint: E, input: CallInput<E>, as: string): Promise<Reply<E>> {
  const client = createClient({
    baseUrl: parts.config.publicUrl,
    token: () => as,
    fetch: injectedFetch(second),
  });
  return client(endpoint, input, { idempotencyKey: newId() });
}

/** Opens, pays and settles an order, as the pay page does. */
async function pay(orderId: string, as: string): Promise<void> {
  const params = { orderId };
  const { data } = await call(openPayment, { params }, { as });
  const clientSecret = data.payment?.clientSecret ?? '';
  await call(confirmTestPayment, { body: { clientSecret, card: testCards.pays } });
  await call(settleOrder, { params }, { as });
}

/** Trios for 100 euros; the captain has paid their share, and two members join by link. */
async function trio(settings: Partial<RegistrationSettings> = {}) {
  const made = await competition(parts, {
    divisions: [{ name: 'Trios', teamSize: 3, capacity: 1 }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
  });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  await openRegistration(parts, made, {
    currency: 'EUR',
    divisions: [{ divisionId, price: 10_000, steps: [] }],
    shareHours: 48,
    ...settings,
  });
  const athlete = async (name: string) => {
    const who = await person(parts, { name });
    return { who, as: await signedIn(parts, who) };
  };
  const ada = await athlete('Ada Captain');
  const body = registrationDraft(competitionId, [divisionId], { name: 'Low Tide', payer: 'each' });
  const { data: order } = await call(placeOrder, { body }, { as: ada.as });
  await pay(order.id, ada.as);
  const { data: teams } = await call(rosters.listRosters, { params: { competitionId }, query: {} });
  const params = { competitionId, entryId: teams[0]?.entryId ?? '' };
  const see = async (as?: string) =>
    (await call(rosters.getRoster, { params, query: {} }, as ? { as } : {})).data;
  const join = async (name: string) => {
    const one = await athlete(name);
    const { data } = await call(rosters.renewTeamInvite, { params }, { as: ada.as });
    const token = new URL(data.invite?.link ?? '').searchParams.get('invite') ?? '';
    await call(rosters.joinTeam, { params, body: { token } }, { as: one.as });
    return one;
  };
  const bo = await join('Bo');
  const cy = await join('Cy');
  const draft = (shareIds: readonly string[]) => ({
    kind: 'registration',
    offerId: competitionId,
    lines: shareIds.map((shareId) => ({ itemId: divisionId, quantity: 1, details: { shareId } })),
  });
  /** Places an order for these shares; without any, for the payer's own. */
  const place = async (as: string, shareIds?: readonly string[]) => {
    const { members, payment } = await see(as);
    const own = members.find(({ isYou }) => isYou)?.id;
    const mine = payment?.shares.filter(({ memberId }) => memberId === own).map(({ id }) => id) ?? [];
    return (await call(placeOrder, { body: draft(shareIds ?? mine) }, { as })).data;
  };
  const again = async (one: { readonly who: Person }) => signedIn(parts, one.who);
  const paidOf = async () => {
    const { payment } = await see(await again(ada));
    return { state: payment?.state, paid: payment?.shares.map(({ isPaid }) => isPaid) };
  };
  const told = async (as: string) =>
    (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
  const owner = () => signedIn(parts, made.owner);
  return {
    made,
    params,
    divisionId,
    order,
    ada,
    bo,
    cy,
    athlete,
    see,
    place,
    draft,
    paidOf,
    told,
    again,
    owner,
  };
}

/** Takes the place of teams whose time is over, as the schedule does every minute. */
async function lapse() {
  const { signal } = new AbortController();
  await lapseTeams(parts, {}, { id: newId(), attempt: 1, signal });
  await settle();
}

const stateOf = async (entryId: string) => {
  const { rows } = await database.sql.execute<{ state: string }>(
    sql`select state from competitions.entries where id = ${entryId}`,
  );
  return rows[0]?.state;
};

describe('a team whose members each pay their share', () => {
  it('says what a share costs before somebody joins', async () => {
    const { params, ada, cy, athlete, see } = await trio();
    const dee = await athlete('Dee');
    expect((await see(dee.as)).joining?.share).toBeNull();
    const memberId = (await see(cy.as)).members.find(({ isYou }) => isYou)?.id ?? '';
    await call(rosters.removeTeamMember, { params: { ...params, memberId } }, { as: ada.as });
    expect((await see(dee.as)).joining?.share).toEqual({ amount: 3333, currency: 'EUR' });
  });

  it('has its place from the captain’s share on, is paid once all have, and each hears of it', async () => {
    const { order, params, ada, bo, cy, see, place, paidOf, told, owner } = await trio();
    expect(order).toMatchObject({ total: 3334, lines: [{ title: 'Trios, Low Tide, share 1 of 3' }] });
    expect(await told(ada.as)).toContainEqual(expect.stringMatching(/^Low Tide’s place in .+ is held$/));
    const dueAt = new Date(clock.now().getTime() + 48 * hour).toISOString();
    const seen = await see(bo.as);
    expect(seen.payment).toMatchObject({ state: 'collecting', dueAt, currency: 'EUR', canRemind: false });
    expect(seen.payment?.shares.map(({ amount, isPaid, canPay }) => [amount, isPaid, canPay])).toEqual([
      [3334, true, false],
      [3333, false, true],
      [3333, false, false],
    ]);
    // A member is registered like the captain.
    const { competitionId } = params;
    const shown = (await call(getRegistration, { params: { competitionId } }, { as: bo.as })).data;
    expect(shown.divisions.map(({ entryId }) => entryId)).toEqual([params.entryId]);
    // Who pays what is for the team and the staff.
    expect((await see()).payment).toBeNull();
    expect((await see(await owner())).payment?.state).toBe('collecting');
    const sharesFor = async (as: string) => {
      const { data } = await call(rosters.listRosters, { params: { competitionId }, query: {} }, { as });
      return data.map(({ shares }) => shares);
    };
    expect(await sharesFor(await owner())).toEqual([{ paid: 1, all: 3 }]);
    expect(await sharesFor(bo.as)).toEqual([null]);

    const { id } = await place(bo.as);
    expect((await see(bo.as)).payment?.order?.id).toBe(id);
    await pay(id, bo.as);
    expect(await paidOf()).toEqual({ state: 'collecting', paid: [true, true, false] });
    expect(await told(ada.as)).toContain('Bo paid for Low Tide');
    await pay((await place(cy.as)).id, cy.as);
    expect(await paidOf()).toEqual({ state: 'paid', paid: [true, true, true] });
    for (const { as } of [ada, bo, cy]) expect(await told(as)).toContain('Low Tide is paid in full');
    expect(await stateOf(params.entryId)).toBe('active');

    const { data } = await call(
      getRegistrationFigures,
      { params: { competitionId: params.competitionId } },
      { as: await owner() },
    );
    expect(data).toMatchObject({ gross: 10_000, divisions: [{ gross: 10_000 }] });
    // Each of them has a code that finds the team at the desk.
    const { data: paid } = await call(getOrder, { params: { orderId: id } }, { as: bo.as });
    const code = paid.lines[0]?.units[0]?.code ?? '';
    const found = await call(
      listCheckIns,
      { params: { competitionId: params.competitionId }, query: { code } },
      { as: await owner() },
    );
    expect(found.data).toMatchObject([{ name: 'Low Tide', payment: { paid: 10_000, refunded: 0 } }]);
  });

  it('takes each share once from members who pay at the same time on two servers', async () => {
    const { ada, bo, cy, see, draft, paidOf, place } = await trio();
    const shares =
      (await see(ada.as)).payment?.shares.filter(({ canPay }) => canPay).map(({ id }) => id) ?? [];
    expect(shares).toHaveLength(2);
    const own = async (as: string) =>
      (await see(as)).payment?.shares.filter(({ canPay }) => canPay).map(({ id }) => id) ?? [];
    const outcomes = await Promise.allSettled([
      callBeside(placeOrder, { body: draft(await own(bo.as)) }, bo.as),
      call(placeOrder, { body: draft(await own(cy.as)) }, { as: cy.as }),
      callBeside(placeOrder, { body: draft(shares) }, ada.as),
      call(placeOrder, { body: draft(shares) }, { as: ada.as }),
    ]);
    const placed = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data] : []));
    expect(placed.flatMap(({ lines }) => lines)).toHaveLength(2);
    const tokens = new Map([bo, cy, ada].map(({ who, as }) => [who.email, as]));
    await Promise.all(placed.map(({ id, email }) => pay(id, tokens.get(email) ?? '')));
    expect(await paidOf()).toEqual({ state: 'paid', paid: [true, true, true] });
    expect((await failure(place(bo.as)))[1]).toBe('not_eligible');
    expect((await failure(place(ada.as, shares)))[1]).toBe('not_eligible');
  });

  it('lets the captain pay what is left, and nobody else for others', async () => {
    const { ada, bo, cy, athlete, see, place, draft, paidOf } = await trio();
    const open = (await see(ada.as)).payment?.shares.filter(({ canPay }) => canPay).map(({ id }) => id) ?? [];
    expect(await failure(place(bo.as, open))).toEqual([422, 'not_eligible', 'body.lines.1']);
    const stranger = await athlete('Stranger');
    expect(await failure(call(placeOrder, { body: draft(open) }, { as: stranger.as }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
    expect((await failure(place(ada.as, [...open, ...open])))[1]).toBe('not_eligible');
    const order = await place(ada.as, open);
    expect(order.total).toBe(6666);
    await pay(order.id, ada.as);
    expect(await paidOf()).toEqual({ state: 'paid', paid: [true, true, true] });
    expect((await see(cy.as)).payment?.shares.some(({ canPay }) => canPay)).toBe(false);
  });

  it('loses its place at the deadline, everyone gets their money back, and late money goes back too', async () => {
    const { params, order, ada, bo, cy, place, paidOf, told, again, athlete, divisionId } = await trio();
    await pay((await place(bo.as)).id, bo.as);
    clock.advance(47 * hour);
    await lapse();
    expect(await paidOf()).toMatchObject({ state: 'collecting' });
    // Cy's hold is over by the deadline, but the card is charged after it.
    const late = await place(await again(cy));
    const { data } = await call(openPayment, { params: { orderId: late.id } }, { as: await again(cy) });
    clock.advance(hour);
    await lapseTeams(parts, {}, { id: newId(), attempt: 1, signal: new AbortController().signal });
    const body = { clientSecret: data.payment?.clientSecret ?? '', card: testCards.pays };
    await call(confirmTestPayment, { body });
    const { data: returned } = await call(
      settleOrder,
      { params: { orderId: late.id } },
      { as: await again(cy) },
    );
    expect(returned).toMatchObject({ state: 'expired', refunds: [{ amount: 3333, reason: 'late_payment' }] });
    await settle();
    expect(await paidOf()).toEqual({ state: 'lapsed', paid: [false, false, false] });
    expect(await stateOf(params.entryId)).toBe('withdrawn');
    for (const one of [ada, bo, cy])
      expect(await told(await again(one))).toContainEqual(
        expect.stringMatching(/^Low Tide lost its place in /),
      );
    const own = await call(getOrder, { params: { orderId: order.id } }, { as: await again(ada) });
    expect(own.data).toMatchObject({ state: 'refunded', refunded: 3334 });
    // The place is somebody else's to have.
    const next = await athlete('Dee');
    const draft = registrationDraft(params.competitionId, [divisionId], { name: 'High Tide' });
    expect((await call(placeOrder, { body: draft }, { as: next.as })).data.state).toBe('held');
  });

  it('keeps its place and gets no reminder while payments are paused, and has a day to pay afterwards', async () => {
    const { params, made, bo, place, paidOf, told, again, see } = await trio();
    const { sql: run } = database;
    const sellerId = (await sellerOf({ sql: run }, { personId: made.owner.id }, clock.now())).id;
    await run.execute(sql`insert into money.payout_accounts values
      (${sellerId}, 'test', 'acct_1', 'restricted', false, false, '[]', 'NL', now(), now())`);
    const remind = () =>
      remindDueTeams(parts, {}, { id: newId(), attempt: 1, signal: new AbortController().signal });
    clock.advance(30 * hour);
    await remind();
    clock.advance(30 * hour);
    await lapse();
    expect((await paidOf()).state).toBe('collecting');
    expect(await told(await again(bo))).toEqual([]);
    const { payment } = await see(await again(bo));
    expect(payment).toMatchObject({
      isPaused: true,
      dueAt: new Date(clock.now().getTime() + day).toISOString(),
    });
    expect(payment?.shares.some(({ canPay }) => canPay)).toBe(false);
    await run.execute(
      sql`update money.payout_accounts set charges_enabled = true where seller_id = ${sellerId}`,
    );
    await remind();
    expect(await told(await again(bo))).toContain('Pay your share for Low Tide');
    expect((await place(await again(bo))).state).toBe('held');
    clock.advance(day);
    await lapse();
    expect(await stateOf(params.entryId)).toBe('withdrawn');
  });

  it('keeps its place while a share is being paid at the deadline', async () => {
    const { bo, cy, place, paidOf, again } = await trio();
    await pay((await place(bo.as)).id, bo.as);
    clock.advance(48 * hour - minute);
    const as = await again(cy);
    const { id } = await place(as);
    clock.advance(2 * minute);
    await lapse();
    expect(await paidOf()).toMatchObject({ state: 'collecting' });
    await pay(id, as);
    expect(await paidOf()).toEqual({ state: 'paid', paid: [true, true, true] });
  });

  it('opens a share that is refunded, with time to pay it again', async () => {
    const { order, ada, bo, cy, params, see, place, paidOf, owner, again, told } = await trio();
    const { id } = await place(bo.as);
    await pay(id, bo.as);
    await pay((await place(cy.as)).id, cy.as);
    clock.advance(40 * hour);
    const noteOf = async (orderId: string, as: string) =>
      (await call(getOrder, { params: { orderId } }, { as })).data.lines[0]?.units[0]?.returnNote;
    expect(await noteOf(id, await again(bo))).toContain(
      'You stay on Low Tide, but this share is unpaid again',
    );
    expect(await noteOf(order.id, await again(ada))).toContain('Your whole team Low Tide is withdrawn');
    const { data } = await call(getOrder, { params: { orderId: id } }, { as: await again(bo) });
    const unitIds = data.lines.flatMap(({ units }) => units.map((unit) => unit.id));
    await call(refundOrder, { params: { orderId: id }, body: { unitIds } }, { as: await owner() });
    await settle();
    expect(await paidOf()).toEqual({ state: 'collecting', paid: [true, false, true] });
    expect((await see(await again(ada))).payment?.dueAt).toBe(
      new Date(clock.now().getTime() + 48 * hour).toISOString(),
    );
    expect(await stateOf(params.entryId)).toBe('active');
    for (const one of [ada, bo])
      expect(await told(await again(one))).toContain('Bo’s share of Low Tide is unpaid again');
    expect(await told(await again(cy))).not.toContain('Bo’s share of Low Tide is unpaid again');
    await pay((await place(await again(bo))).id, await again(bo));
    expect(await paidOf()).toEqual({ state: 'paid', paid: [true, true, true] });
  });

  it('refunds a member who leaves before it is paid, and everyone when the captain withdraws', async () => {
    const { params, order, ada, bo, cy, see, place, paidOf, owner, told } = await trio();
    const { id } = await place(bo.as);
    await pay(id, bo.as);
    const memberId = (await see(bo.as)).members.find(({ isYou }) => isYou)?.id ?? '';
    await call(rosters.removeTeamMember, { params: { ...params, memberId } }, { as: bo.as });
    await settle();
    expect(await paidOf()).toEqual({ state: 'collecting', paid: [true, false, false] });
    const left = await call(getOrder, { params: { orderId: id } }, { as: bo.as });
    expect(left.data).toMatchObject({ state: 'refunded', refunded: 3333 });
    expect((await told(ada.as)).join()).not.toContain('unpaid again');

    const other = await place(cy.as);
    await pay(other.id, cy.as);
    const unitIds = order.lines.flatMap(({ units }) => units.map((unit) => unit.id));
    await call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as: await owner() });
    await settle();
    expect((await paidOf()).state).toBe('withdrawn');
    expect(await stateOf(params.entryId)).toBe('withdrawn');
    const { data } = await call(getOrder, { params: { orderId: other.id } }, { as: cy.as });
    expect(data).toMatchObject({ state: 'refunded', refunded: 3333 });
    expect((await see(ada.as)).payment?.shares.some(({ canPay }) => canPay)).toBe(false);
  });

  it('refunds the members of a paid team by the rule when the captain withdraws', async () => {
    const refundRule = [{ hoursBefore: 1, rate: 5_000, kept: 0 }];
    const { order, ada, bo, cy, place, paidOf } = await trio({ refundRule });
    const [first, second] = [await place(bo.as), await place(cy.as)];
    await pay(first.id, bo.as);
    await pay(second.id, cy.as);
    expect((await paidOf()).state).toBe('paid');
    const unitIds = order.lines.flatMap(({ units }) => units.map((unit) => unit.id));
    await call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as: ada.as });
    await settle();
    expect((await paidOf()).state).toBe('withdrawn');
    const refunded = async (orderId: string, as: string) =>
      (await call(getOrder, { params: { orderId } }, { as })).data.refunded;
    const amounts = [await refunded(order.id, ada.as), await refunded(first.id, bo.as)];
    expect([...amounts, await refunded(second.id, cy.as)]).toEqual([1667, 1667, 1667]);
  });

  it('sends back what a member pays after the captain has withdrawn', async () => {
    const { order, bo, place, owner, paidOf } = await trio();
    const { id } = await place(bo.as);
    const { data } = await call(openPayment, { params: { orderId: id } }, { as: bo.as });
    const unitIds = order.lines.flatMap(({ units }) => units.map((unit) => unit.id));
    await call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as: await owner() });
    const clientSecret = data.payment?.clientSecret ?? '';
    await call(confirmTestPayment, { body: { clientSecret, card: testCards.pays } });
    const { data: returned } = await call(settleOrder, { params: { orderId: id } }, { as: bo.as });
    expect(returned).toMatchObject({ state: 'expired', refunds: [{ amount: 3333, reason: 'late_payment' }] });
    expect(await paidOf()).toEqual({ state: 'withdrawn', paid: [false, false, false] });
  });

  it('keeps who paid for what when another member becomes captain', async () => {
    const { params, ada, bo, see, place, paidOf } = await trio();
    await pay((await place(bo.as)).id, bo.as);
    const of = async (name: string) => {
      const { members, payment } = await see(ada.as);
      const id = members.find((member) => member.name === name)?.id;
      return payment?.shares.find(({ memberId }) => memberId === id);
    };
    const memberId = (await see(ada.as)).members.find(({ name }) => name === 'Cy')?.id ?? '';
    await call(rosters.setTeamCaptain, { params, body: { memberId } }, { as: ada.as });
    expect([(await of('Ada Captain'))?.amount, (await of('Cy'))?.isPaid]).toEqual([3334, false]);
    expect((await paidOf()).state).toBe('collecting');
  });
});

describe('a reminder', () => {
  it('reaches who hasn’t paid, joined or not, once a day, and comes from the captain', async () => {
    const { params, ada, bo, cy, place, told, again } = await trio();
    const remind = (as: string) => call(rosters.remindOfShares, { params }, { as });
    await pay((await place(bo.as)).id, bo.as);
    expect((await failure(remind(bo.as)))[1]).toBe('not_allowed');
    expect((await remind(ada.as)).data.payment).toMatchObject({ canRemind: false });
    expect(await told(cy.as)).toContain('Pay your share for Low Tide');
    expect(await told(bo.as)).not.toContain('Pay your share for Low Tide');
    expect((await failure(remind(ada.as)))[1]).toBe('team_reminded');
    await database.sql.execute(sql`update competitions.registered_members
      set person_id = null, email = 'cy@example.org' where entry_id = ${params.entryId} and name = 'Cy'`);
    clock.advance(25 * hour);
    await remind(await again(ada));
    await settle();
    const mail = mailbox.sent.find(({ to }) => to === 'cy@example.org');
    expect(mail?.subject).toMatch(/^Pay your share for Low Tide at /);
    expect(mail?.text).toContain('Your share is €33.33.');
    expect(mail?.action?.url).toContain(`/team/${params.competitionId}/${params.entryId}?invite=`);
    await pay((await place(await again(ada), await openIds())).id, await again(ada));
    expect((await failure(remind(await again(ada))))[1]).toBe('team_paid');

    async function openIds() {
      const { data } = await call(rosters.getRoster, { params, query: {} }, { as: await again(ada) });
      return data.payment?.shares.filter(({ canPay }) => canPay).map(({ id }) => id) ?? [];
    }
  });
});

it('reminds a team by itself on the last day, once, unless its captain has', async () => {
  const { bo, cy, ada, params, place, told, again } = await trio();
  await pay((await place(bo.as)).id, bo.as);
  const sweep = () =>
    remindDueTeams(parts, {}, { id: newId(), attempt: 1, signal: new AbortController().signal });
  const reminders = async (one: typeof cy) =>
    (await told(await again(one))).filter((title) => title === 'Pay your share for Low Tide').length;
  clock.advance(23 * hour);
  await sweep();
  expect(await reminders(cy)).toBe(0);
  clock.advance(2 * hour);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect([await reminders(cy), await reminders(bo), await reminders(ada)]).toEqual([1, 0, 0]);
  expect((await told(await again(ada))).filter((title) => title === 'Low Tide isn’t paid yet')).toHaveLength(
    1,
  );
  expect((await failure(call(rosters.remindOfShares, { params }, { as: await again(ada) })))[1]).toBe(
    'team_reminded',
  );
});

it('is refused where the organizer wants whole teams paid, and for what costs nothing', async () => {
  const { params, athlete, divisionId } = await trio();
  const { as } = await athlete('Dee');
  const each = (name: string) =>
    registrationDraft(params.competitionId, [divisionId], { name, payer: 'each' });
  const { rowCount } = await database.sql.execute(
    sql`update competitions.registration_settings set share_hours = null where competition_id = ${params.competitionId}`,
  );
  expect(rowCount).toBe(1);
  const refused = [422, 'not_eligible', 'body.lines.0.details.payer'];
  expect(await failure(call(placeOrder, { body: each('Ebb') }, { as }))).toEqual(refused);
  await database.sql.execute(sql`update competitions.registration_settings set share_hours = 1`);
  await database.sql.execute(sql`update competitions.division_prices set price = 0`);
  expect(await failure(call(placeOrder, { body: each('Ebb') }, { as }))).toEqual(refused);
});
