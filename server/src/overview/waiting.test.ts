import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { getDesk, getOverview } from '@chalkline/contract/overview/overview.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { asViewer, competition } from '../competitions/competitions/competitions.factory.ts';
import { entry } from '../competitions/entries/entries.factory.ts';
import { staffMember } from '../competitions/staff-invitations/staff-invitations.factory.ts';
import { eventWith, ticketTo } from '../events/events.factory.ts';
import { booking } from '../finance/bookings/bookings.factory.ts';
import { createBooking } from '../finance/bookings/bookings.service.ts';
import { group } from '../groups/directory/groups.factory.ts';
import { joinGroup } from '../groups/members/members.join.service.ts';
import { item } from '../inventory/items/items.factory.ts';
import { membership } from '../memberships/sale/memberships.factory.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

async function gym() {
  const { id: organizationId } = await organization(parts);
  const of = async (accountType: AccountType) => {
    const one = await person(parts, { accountType, organizationId });
    return { person: one, viewer: asViewer(one), as: await signedIn(parts, one) };
  };
  const [chief, desk] = [await of('corporate_admin'), await of('receptionist')];
  return { of, chief, desk };
}

type Somebody = Awaited<ReturnType<Awaited<ReturnType<typeof gym>>['of']>>;

/** Low stock, a late service, a membership that is due, and an expense that a receptionist entered. */
async function busy({ chief, desk }: { chief: Somebody; desk: Somebody }) {
  const serviceDueOn = new Date(clock.now().getTime() - day).toISOString().slice(0, 10);
  await item(parts, chief.viewer, { lowAt: 2, serviceEvery: 30, serviceDueOn });
  await item(parts, chief.viewer, { kind: 'supply', name: 'Chalk', lowAt: 0 });
  await item(parts, chief.viewer, { kind: 'supply', name: 'Soap' });
  const { categoryId } = await booking(parts, chief.viewer);
  await createBooking(parts, desk.viewer, {
    kind: 'expense',
    categoryId,
    amount: 1200,
    tax: 0,
    on: '2026-11-01',
    party: 'Grocer',
    document: '',
    note: '',
    paidBy: 'cash',
    receiptId: null,
  });
  await membership(parts, { keeper: chief.viewer });
}

const overview = async ({ as }: Somebody) => (await call(getOverview, {}, { as })).data;
const deskOf = async ({ as }: Somebody) => (await call(getDesk, {}, { as })).data;

describe('what waits', () => {
  it('is counted for an organization’s administrator, of their own alone', async () => {
    const [ours, theirs] = [await gym(), await gym()];
    await busy(ours);
    expect((await overview(ours.chief)).gym).toEqual({
      equipmentLow: 1,
      suppliesLow: 1,
      serviceDue: 1,
      serviceLate: 1,
      expenses: 1,
      revenues: 0,
      membershipsDue: 0,
      members: 1,
    });
    expect((await overview(theirs.chief)).gym).toEqual({
      equipmentLow: 0,
      suppliesLow: 0,
      serviceDue: 0,
      serviceLate: 0,
      expenses: 0,
      revenues: 0,
      membershipsDue: 0,
      members: 0,
    });
    clock.advance(35 * day);
    const later = await gym();
    await membership(parts, { keeper: later.chief.viewer });
    clock.advance(32 * day);
    const chief = { ...later.chief, as: await signedIn(parts, later.chief.person) };
    expect((await overview(chief)).gym?.membershipsDue).toBe(1);
  });

  it('names the group in which somebody asked first', async () => {
    const { of, chief } = await gym();
    const first = await group(parts, chief.viewer, { name: 'Early Birds', visibility: 'private' });
    const second = await group(parts, chief.viewer, { name: 'Night Owls', visibility: 'private' });
    const [one, other] = [await of('trainee'), await of('trainee')];
    await joinGroup(parts, one.viewer, second.id);
    clock.advance(1000);
    await joinGroup(parts, one.viewer, first.id);
    await joinGroup(parts, other.viewer, first.id);
    const { waiting } = await overview(chief);
    expect([waiting.joinRequests, waiting.askedAt]).toEqual([
      3,
      { id: second.id, name: 'Night Owls', isCommunity: false },
    ]);
    const stranger = await gym();
    expect((await overview(stranger.chief)).waiting).toEqual({
      cases: 0,
      appeals: 0,
      joinRequests: 0,
      askedAt: null,
      coachingRequests: 0,
      checkIns: 0,
      trainerRequests: 0,
    });
  });
});

describe('the desk', () => {
  it('has a receptionist’s doors, check-ins, gym and own expenses, and nothing of others', async () => {
    const ours = await gym();
    await busy(ours);
    const owner = asViewer(await person(parts, { accountType: 'corporate_admin' }));
    const event = await eventWith(parts, ours.chief.viewer);
    await ticketTo(parts, ours.desk.viewer, event);
    await eventWith(parts, owner, { name: 'Elsewhere' });
    const made = await competition(parts, {
      owner: await person(parts),
      startsOn: clock.now().toISOString().slice(0, 10),
      endsOn: clock.now().toISOString().slice(0, 10),
    });
    const { id, name } = made.view.competition;
    await entry(parts, made);
    await staffMember(parts, made.viewer, id, ours.desk.person, 'check_in');
    const found = await deskOf(ours.desk);
    expect(found.events.map((one) => [one.id, one.sold, one.letIn])).toEqual([[event.id, 1, 0]]);
    expect(found.competitions).toMatchObject([{ id, name, expected: 1, checkedIn: 0 }]);
    expect(found.gym).toEqual({
      equipmentLow: 1,
      suppliesLow: 1,
      serviceDue: 1,
      members: 1,
      membershipsDue: 0,
      pending: 1,
      refused: 0,
    });
    const colleague = await deskOf(await ours.of('receptionist'));
    expect([colleague.events.length, colleague.competitions, colleague.gym?.pending]).toEqual([1, [], 0]);
    const theirs = await gym();
    expect(await deskOf(theirs.desk)).toMatchObject({ events: [], competitions: [], gym: { members: 0 } });
  });

  it('is empty without an organization', async () => {
    const as = await signedIn(parts, await person(parts, { accountType: 'receptionist' }));
    expect((await call(getDesk, {}, { as })).data).toEqual({ events: [], competitions: [], gym: null });
  });
});

describe('roles', () => {
  it.each([
    ['admin', 200, 403],
    ['corporate_admin', 200, 200],
    ['receptionist', 403, 200],
    ['trainer', 403, 403],
    ['trainee', 403, 403],
  ] as const)('a %s gets %i for the figures and %i for the desk', async (accountType, figures, desk) => {
    const { of } = await gym();
    const { as } = accountType === 'admin' ? { as: await admin() } : await of(accountType);
    const status = (asked: Promise<unknown>) =>
      asked.then(
        () => 200,
        async () => (await failure(asked))[0],
      );
    expect(await status(call(getOverview, {}, { as }))).toBe(figures);
    expect(await status(call(getDesk, {}, { as }))).toBe(desk);
  });
});

async function admin() {
  return signedIn(parts, await person(parts, { accountType: 'admin' }));
}
