import { getAgenda } from '@chalkline/contract/agenda/agenda.endpoints.ts';
import {
  getOrder,
  openPayment,
  placeOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getCompetitionCalendar } from '@chalkline/contract/competitions/calendar.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/competition-cancellation.endpoints.ts';
import {
  copyCompetition,
  getCompetition,
  listCompetitions,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { inviteAthlete } from '@chalkline/contract/competitions/entry-claims.endpoints.ts';
import { getJudgeLink } from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { getRegistration, joinWaitingList } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import {
  acceptStaffInvitation,
  inviteStaff,
  listMyStaffInvitations,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, minute } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { findPayments } from '../../checkout/payments/payments.repository.ts';
import { buy, followDisputes } from '../../demo/demo-till.ts';
import { payWithTestCard } from '../../money/providers/test-payments.service.ts';
import { canceledStatus } from '../../platform/calendar/write-calendar.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { asViewer, type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { judgeLinksTo } from '../judge-links/judge-links.factory.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';
import { lapseTeams } from '../registrations/team-shares.lapse.service.ts';
import { shift } from '../shifts/shifts.factory.ts';
import { takeShift } from '../shifts/shifts.volunteer.service.ts';
import { staffInvitation, staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call, clock, database, mailbox, settle } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** A competition whose places cost 50 euros, with who runs it and who registers. */
async function paidField(sketch: CompetitionSketch = {}) {
  const made = await competition(parts, {
    divisions: [{ name: 'Open', capacity: 4 }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
    ...sketch,
  });
  const { id: competitionId, name } = made.view.competition;
  const divisionId = made.view.divisions[0]?.id ?? '';
  const prices = [{ divisionId, price: 5000, steps: [] }];
  if (made.view.competition.state !== 'finished')
    await openRegistration(parts, made, { currency: 'EUR', divisions: prices });
  const owner = await signedIn(parts, made.owner);
  const params = { competitionId };
  const body = { name, reason: 'The hall is flooded.' };
  const athlete = async (called = 'Noor Achterberg') => {
    const who = await person(parts, { name: called });
    const as = await signedIn(parts, who);
    const draft = registrationDraft(competitionId, [divisionId], { name: called });
    return { who, as, draft, buy: (card?: string) => buy(parts, who, draft, card) };
  };
  return {
    made,
    owner,
    competitionId,
    divisionId,
    params,
    athlete,
    look: async (as = owner) => (await call(endpoints.getCompetitionCancellation, { params }, { as })).data,
    cancel: async (change: object = {}, as = owner, keyed = key()) =>
      (await call(endpoints.cancelCompetition, { params, body: { ...body, ...change } }, { as, ...keyed }))
        .data,
    entries: async () => (await call(listEntries, { params, query: {} })).data.map(({ state }) => state),
    see: async (as = owner) => (await call(getCompetition, { params }, { as })).data,
  };
}

const orderOf = async (orderId: string, as: string) =>
  (await call(getOrder, { params: { orderId } }, { as })).data;
const titles = async (as: string) =>
  (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);

describe('canceling a competition', () => {
  it('says what goes back, refunds each order once, and tells everyone once', async () => {
    const at = await paidField();
    const athletes = await Promise.all([at.athlete('Ada'), at.athlete('Bo'), at.athlete('Cy')]);
    const paid: string[] = [];
    for (const { buy: pays } of athletes) paid.push(await pays());
    const unpaid = await at.athlete('Dee');
    const { data: held } = await call(placeOrder, { body: unpaid.draft }, { as: unpaid.as, ...key() });
    const waiting = await at.athlete('Eve');
    const params = { ...at.params, divisionId: at.divisionId };
    await call(joinWaitingList, { params }, { as: waiting.as });
    const judge = await person(parts, { name: 'Jo Judge' });
    await staffMember(parts, at.made.viewer, at.competitionId, judge, 'head_judge');
    const asked = await person(parts, { name: 'Ash Asked' });
    const { id: staffInvitationId } = await staffInvitation(parts, at.made.viewer, at.competitionId, asked);
    const volunteer = await person(parts, { name: 'Vic Volunteer' });
    const { id: shiftId } = await shift(parts, at.made);
    await entry(parts, at.made, { name: 'By Hand' });
    await takeShift(parts, asViewer(volunteer), { competitionId: at.competitionId, shiftId });
    expect(await at.look()).toMatchObject({
      canceledAt: null,
      entries: 4,
      unreached: 1,
      unpaid: 1,
      waiting: 1,
      invitations: 1,
      people: 7,
      sums: [{ currency: 'EUR', orders: 3, amount: 15_000 }],
    });
    const keyed = key();
    const tries = await Promise.allSettled([
      at.cancel({}, at.owner, keyed),
      at.cancel({}, at.owner, keyed),
      at.cancel(),
    ]);
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
    await settle();
    expect(await at.look()).toMatchObject({
      reason: 'The hall is flooded.',
      waiting: 0,
      unpaid: 0,
      orders: { waiting: 0, done: 3, failed: 0 },
      sums: [{ currency: 'EUR', orders: 3, amount: 15_000 }],
    });
    for (const [index, orderId] of paid.entries()) {
      const order = await orderOf(orderId, athletes[index]?.as ?? '');
      expect(order).toMatchObject({ state: 'refunded', refunded: 5000, refunds: [{ reason: 'canceled' }] });
    }
    expect((await orderOf(held.id, unpaid.as)).state).toBe('canceled');
    expect(await at.entries()).toEqual(['active', 'active', 'active', 'active']);
    const people = [...athletes, unpaid, waiting].map(({ who }) => who);
    for (const who of [...people, judge, volunteer]) {
      const told = (await titles(await signedIn(parts, who))).filter((title) =>
        title.endsWith('is canceled'),
      );
      expect(told).toEqual(['Harbor Throwdown is canceled']);
      const letters = mailbox.sent.filter(
        ({ to, subject }) => to === who.email && /is canceled/.test(subject),
      );
      expect(letters).toHaveLength(1);
      expect(letters[0]?.text).toContain('The hall is flooded.');
      const hasPaid = athletes.some((one) => one.who === who);
      expect(letters[0]?.text).toContain(hasPaid ? 'You get €50.00 back' : 'is refunded in full');
      const [file] = letters[0]?.files ?? [];
      expect(Buffer.from(file?.content ?? '', 'base64').toString()).toContain(`STATUS:${canceledStatus}`);
    }
    expect(await titles(await signedIn(parts, asked))).toEqual([]);
    expect(mailbox.sent.filter(({ to }) => to === at.made.owner.email)).toEqual([]);
    const as = await signedIn(parts, asked);
    expect((await call(listMyStaffInvitations, {}, { as })).data).toEqual([]);
    const accepted = call(
      acceptStaffInvitation,
      { params: { staffInvitationId }, body: { role: 'manager' } },
      { as },
    );
    expect((await failure(accepted))[1]).toBe('competition_closed');
    const month = clock.now().toISOString().slice(0, 7);
    const query = { month, currency: 'EUR' } as const;
    const statement = await call(getStatement, { params: { as: 'person' }, query }, { as: at.owner });
    expect(statement.data).toMatchObject({ sales: 15_000, refunds: 15_000, closing: 0, isBalanced: true });
    const { rows } = await database.pool.query(
      'select entry_id from money.postings group by entry_id, currency having sum(amount) <> 0',
    );
    expect(rows).toEqual([]);
    const { data: audited } = await listAudit(
      parts,
      { subjectKind: 'competition', subjectId: at.competitionId },
      { limit: 1 },
    );
    expect(audited).toMatchObject([
      { action: 'competition.canceled', before: { state: 'published' }, after: { orders: 3, told: 7 } },
    ]);
  });

  it('leaves nothing to register for, to score, to move or to invite to, and is off the lists', async () => {
    const at = await paidField({ state: 'live', name: 'Salt Flats Sprint' });
    const { as, buy: pays } = await at.athlete();
    await pays();
    await at.cancel();
    await settle();
    const late = await at.athlete('Late');
    expect((await call(getRegistration, { params: at.params }, { as: late.as })).data.state).toBe('ended');
    const place = call(placeOrder, { body: late.draft }, { as: late.as, ...key() });
    expect(await failure(place)).toEqual([422, 'sales_ended', undefined]);
    const params = { ...at.params, divisionId: at.divisionId };
    expect((await failure(call(joinWaitingList, { params }, { as: late.as })))[1]).toBe('sales_ended');
    const [entry] = (await call(listEntries, { params: at.params, query: {} })).data;
    const score = {
      submissionId: crypto.randomUUID(),
      workoutId: at.made.view.workouts[0]?.id ?? '',
      entryId: entry?.id ?? '',
      previousId: null,
      typed: '8:00',
    };
    const scored = call(recordScore, { params: at.params, body: score }, { as: at.owner });
    expect((await failure(scored))[1]).toBe('competition_closed');
    const invited = { email: 'new@example.org', role: 'scorer', until: null } as const;
    const invites = call(inviteStaff, { params: at.params, body: invited }, { as: at.owner, ...key() });
    expect(await failure(invites)).toEqual([409, 'competition_closed', undefined]);
    for (const from of ['canceled', 'live'] as const) {
      const moved = call(
        moveCompetition,
        { params: at.params, body: { from, to: 'live' } },
        { as: at.owner },
      );
      expect((await failure(moved))[0]).toBe(409);
    }
    expect(await at.see(as)).toMatchObject({
      state: 'canceled',
      canceled: { at: clock.now().toISOString(), reason: 'The hall is flooded.' },
      can: { moveTo: [], cancel: false, edit: false },
    });
    expect((await at.see()).can).toMatchObject({ announce: true, seeInside: true, manageEntries: false });
    const { data: listed } = await call(listCompetitions, { query: { search: 'Salt Flats' } });
    expect(listed).toEqual([]);
    expect((await call(getAgenda, {}, { as })).data.items).toEqual([]);
    const { ics } = (await call(getCompetitionCalendar, { params: at.params })).data;
    expect(ics).toContain(`STATUS:${canceledStatus}`);
    expect(ics).not.toContain('STATUS:CONFIRMED');
  });

  it('can be copied, as a draft that takes place', async () => {
    const at = await paidField();
    await at.cancel();
    const body = { name: 'Second try', startsOn: '2032-12-05', endsOn: '2032-12-06' };
    const { data: copy } = await call(
      copyCompetition,
      { params: at.params, body },
      { as: at.owner, ...key() },
    );
    expect(copy).toMatchObject({ state: 'draft', canceled: null, entryCount: 0 });
    const moved = { from: 'draft', to: 'published' } as const;
    const params = { competitionId: copy.id };
    expect((await call(moveCompetition, { params, body: moved }, { as: at.owner })).data.state).toBe(
      'published',
    );
  });

  it('refunds what members of a team paid, and asks nobody for the rest', async () => {
    const at = await paidField({ divisions: [{ name: 'Pairs', teamSize: 2 }], name: 'Pairs Day' });
    await openRegistration(parts, at.made, { shareHours: 48 });
    const { who, as } = await at.athlete('Ada Captain');
    const draft = registrationDraft(at.competitionId, [at.divisionId], { name: 'Low Tide', payer: 'each' });
    const orderId = await buy(parts, who, draft);
    await at.cancel();
    await settle();
    expect(await orderOf(orderId, as)).toMatchObject({ state: 'refunded', total: 2500, refunded: 2500 });
    clock.advance(2 * day);
    await lapseTeams(parts, {}, { id: '', attempt: 1, signal: new AbortController().signal });
    const { data: told } = await call(listNotifications, { query: {} }, { as: await signedIn(parts, who) });
    expect(told.map(({ title, text }) => [title, text])).toEqual([
      [
        'Pairs Day is canceled',
        'The hall is flooded. You get €25.00 back, the way you paid, usually within 10 days.',
      ],
    ]);
    expect(mailbox.sent.filter(({ to, subject }) => to === who.email && /back for/.test(subject))).toEqual(
      [],
    );
  });

  it('mails athletes without an account whom the organizer invited by email, each once', async () => {
    const at = await paidField({ name: 'Mole Open', divisions: [{ name: 'Open' }] });
    const add = async (name: string, email: string | null) => {
      const { id: entryId } = await entry(parts, at.made, { name });
      const params = { ...at.params, entryId };
      if (email) await call(inviteAthlete, { params, body: { email } }, { as: at.owner });
      return entryId;
    };
    const { who, buy: pays } = await at.athlete('Ada');
    await pays();
    const [ivy, declined, late] = ['ivy@example.org', 'dan@example.org', 'lou@example.org'];
    await add('Ivy', ivy);
    await add('Ivy again', ivy);
    await add('Ada by hand', who.email);
    const declinedId = await add('Dan', declined);
    await add('By Hand', null);
    await settle();
    await database.pool.query(`update competitions.entry_claims set state = 'declined' where entry_id = $1`, [
      declinedId,
    ]);
    // Never written to: canceling is no way around the day's limit of invitations.
    await add('Lou', late);
    mailbox.sent.length = 0;
    expect(await at.look()).toMatchObject({ entries: 7, people: 1, invited: 1, unreached: 3 });
    await at.cancel({ reason: 'No ice' });
    await settle();
    const told = mailbox.sent.filter(({ subject }) => subject === 'Mole Open is canceled');
    expect(told.map(({ to }) => to).toSorted()).toEqual([who.email, ivy].toSorted());
    const letter = told.find(({ to }) => to === ivy);
    expect(letter?.text).toContain('Hello Ivy,');
    expect(letter?.text).not.toContain('You get');
    expect(letter?.files).toHaveLength(1);
    const { data } = await call(listNotifications, { query: {} }, { as: await signedIn(parts, who) });
    const notice = data.find(({ title }) => title === 'Mole Open is canceled');
    expect(notice?.text).toMatch(/^No ice\. You get €50\.00 back/);
  });

  it('ends the links of judges', async () => {
    const at = await paidField();
    const { id: floorId } = await floor(parts, at.made);
    const [link] = await judgeLinksTo(parts, at.made, floorId);
    const params = { token: link?.token ?? '' };
    await call(getJudgeLink, { params });
    await at.cancel();
    expect((await failure(call(getJudgeLink, { params })))[1]).toBe('judge_link_ended');
  });

  it('sends money back that was on its way', async () => {
    const at = await paidField();
    const { as, draft } = await at.athlete();
    const { id: orderId } = (await call(placeOrder, { body: draft }, { as, ...key() })).data;
    await call(openPayment, { params: { orderId } }, { as });
    const [payment] = await findPayments(database.sql, orderId);
    await at.cancel();
    await payWithTestCard(parts, { clientSecret: payment?.clientSecret ?? '', card: testCards.pays });
    await call(settleOrder, { params: { orderId } }, { as });
    await settle();
    expect((await orderOf(orderId, as)).refunds).toMatchObject([{ reason: 'late_payment', amount: 5000 }]);
    expect(await at.entries()).toEqual([]);
  });

  it('shows its owner a refund that can’t be made, and tries it again', async () => {
    const at = await paidField();
    const { who, as, buy: pays } = await at.athlete('Dov Disputes');
    const orderId = await pays(testCards.disputed);
    clock.advance(minute);
    await followDisputes(parts);
    await at.cancel();
    await settle();
    const failed = { orders: { waiting: 0, done: 0, failed: 1 }, failed: [{ orderId, buyerName: who.name }] };
    expect(await at.look()).toMatchObject(failed);
    const params = at.params;
    const retry = (by = at.owner) => call(endpoints.retryCompetitionRefunds, { params }, { as: by });
    expect((await failure(retry(as)))[0]).toBe(403);
    await retry();
    await settle();
    expect(await at.look()).toMatchObject(failed);
    // The bank has decided, which its provider doesn't know yet.
    await database.pool.query(`update checkout.disputes set state = 'won'`);
    await retry();
    await settle();
    expect(await at.look()).toMatchObject({
      orders: { waiting: 0, done: 0, failed: 1 },
      failed: [{ orderId, why: 'The bank didn’t accept the refund.' }],
    });
    expect(await titles(as)).toContain('Your refund of €50.00 for Harbor Throwdown is delayed');
    await database.pool.query(`update money.test_disputes set state = 'won'`);
    await Promise.all([retry(), retry()]);
    await settle();
    expect(await at.look()).toMatchObject({ orders: { waiting: 0, done: 1, failed: 0 }, failed: [] });
    expect(await orderOf(orderId, as)).toMatchObject({ state: 'refunded', refunded: 5000 });
  });

  it('is for its owner, while it is published or live and no division has all its results final', async () => {
    const at = await paidField({ state: 'live' });
    const manager = await person(parts);
    await staffMember(parts, at.made.viewer, at.competitionId, manager, 'manager');
    const asManager = await signedIn(parts, manager);
    expect((await failure(at.cancel({}, asManager)))[0]).toBe(403);
    expect((await at.look(asManager)).canceledAt).toBe(null);
    const { as: stranger } = await at.athlete();
    expect((await failure(at.cancel({}, stranger)))[0]).toBe(403);
    expect((await failure(at.look(stranger)))[0]).toBe(403);
    expect(await failure(at.cancel({ name: 'Harbor' }))).toEqual([
      422,
      'competition_name_differs',
      'body.name',
    ]);
    const { divisionId } = at;
    const [opening, ...others] = at.made.view.workouts.map(({ id: workoutId }) => ({
      divisionId,
      workoutId,
    }));
    const finalize = (results: { divisionId: string; workoutId: string }[]) =>
      call(
        movePublications,
        { params: at.params, body: { results, from: 'published', to: 'final' } },
        { as: at.owner },
      );
    await finalize(others);
    if (opening) await finalize([opening]);
    expect(await failure(at.cancel())).toEqual([409, 'results_final', undefined]);
    const halfway = await paidField({ state: 'live' });
    const [first] = halfway.made.view.workouts;
    await call(
      movePublications,
      {
        params: halfway.params,
        body: {
          results: [{ divisionId: halfway.divisionId, workoutId: first?.id ?? '' }],
          from: 'published',
          to: 'final',
        },
      },
      { as: halfway.owner },
    );
    expect((await halfway.cancel()).canceledAt).not.toBe(null);
    for (const state of ['draft', 'finished', 'archived'] as const) {
      const other = await competition(parts, { state });
      const params = { competitionId: other.view.competition.id };
      const body = { name: other.view.competition.name, reason: 'No.' };
      const as = await signedIn(parts, other.owner);
      expect((await failure(call(endpoints.cancelCompetition, { params, body }, { as, ...key() })))[1]).toBe(
        'competition_closed',
      );
    }
    const over = await paidField({ startsOn: '2024-06-01', endsOn: '2024-06-02' });
    expect((await failure(over.cancel()))[1]).toBe('competition_over');
  });
});
