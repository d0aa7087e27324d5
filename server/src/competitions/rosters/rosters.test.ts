import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { people } from '../../accounts/people/people.table.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { entry } from '../entries/entries.factory.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';
import { setTeam } from '../teams/teams.service.ts';

const { parts, call, clock } = await testApp();

/** A mixed team of three: the captain and two members who have no account yet. */
async function squad(
  sketch: CompetitionSketch = {},
  partners: readonly ('woman' | 'man')[] = ['woman', 'man'],
) {
  const made = await competition(parts, {
    divisions: [{ name: 'Trios', teamSize: 3, gender: 'mixed' }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
    ...sketch,
  });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  await openRegistration(parts, made);
  const athlete = async (facts: Partial<Pick<Person, 'gender' | 'birthDate' | 'name'>> = {}) => {
    const who = await person(parts);
    await parts.database.sql
      .update(people)
      .set({ gender: 'woman', ...facts })
      .where(eq(people.id, who.id));
    return { who, as: await signedIn(parts, who) };
  };
  const captain = await athlete({ name: 'Ada Captain' });
  const partner = (name: string) => ({ name, email: `${crypto.randomUUID()}@example.org`, birthDate: null });
  const members = partners.map((gender, at) => ({ ...partner(at === 0 ? 'Bo' : 'Cy'), gender }));
  const body = registrationDraft(competitionId, [divisionId], { name: 'Trio One', members });
  await call(placeOrder, { body }, { as: captain.as });
  const { data: teams } = await call(endpoints.listRosters, { params: { competitionId }, query: {} });
  const params = { competitionId, entryId: teams[0]?.entryId ?? '' };
  const asCaptain = { as: captain.as };
  const idAt = async (place: number) => (await see()).members[place]?.id ?? crypto.randomUUID();
  const remove = async (place: number, extras: { as?: string } = asCaptain) =>
    call(endpoints.removeTeamMember, { params: { ...params, memberId: await idAt(place) } }, extras);
  const invite = async () => {
    const { data } = await call(endpoints.renewTeamInvite, { params }, asCaptain);
    return new URL(data.invite?.link ?? '').searchParams.get('invite') ?? '';
  };
  const join = (token: string, as: string, facts = {}) =>
    call(endpoints.joinTeam, { params, body: { token, ...facts } }, { as });
  const see = async (as?: string, token?: string) =>
    (await call(endpoints.getRoster, { params, query: token ? { token } : {} }, as ? { as } : {})).data;
  const names = async () => (await see()).members.map(({ name }) => name);
  const told = async (as: string) =>
    (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
  return {
    made,
    params,
    captain,
    athlete,
    remove,
    invite,
    join,
    see,
    names,
    told,
    teams,
    asCaptain,
    idAt,
  };
}

describe('a team', () => {
  it('is listed for everybody, with its open places once a member is removed', async () => {
    const { teams, params, remove, names, see } = await squad();
    expect(teams).toMatchObject([{ name: 'Trio One', size: 3, filled: 3 }]);
    await remove(2);
    expect(await names()).toEqual(['Ada Captain', 'Bo']);
    const { competitionId } = params;
    const open = await call(endpoints.listRosters, { params: { competitionId }, query: { open: 'true' } });
    expect(open.data).toMatchObject([{ filled: 2 }]);
    expect((await see()).can).toEqual({ manage: false, changeMembers: false, leave: false });
    expect((await see()).invite).toBeNull();
  });

  it('takes the last place once when many join at the same time', async () => {
    const { athlete, remove, invite, join, names } = await squad();
    await remove(2);
    const token = await invite();
    const men = await Promise.all(Array.from({ length: 4 }, () => athlete({ gender: 'man' })));
    const outcomes = await Promise.all(
      men.map(({ as }) =>
        join(token, as).then(
          () => 'in',
          (refused) => failure(Promise.reject(refused)),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
    expect(outcomes).toContainEqual([409, 'team_full', undefined]);
    expect(await names()).toHaveLength(3);
  });

  it('gives a member who was named their own place, and tells the captain', async () => {
    const { athlete, invite, join, see, told, captain, params } = await squad();
    const { as, who } = await athlete({ gender: 'man', name: 'Cy Real' });
    const token = await invite();
    expect((await see(as, token)).joining).toEqual({
      isInvited: true,
      hasAsked: false,
      reason: 'This team is full.',
      needs: { birthDate: false, gender: false },
      share: null,
    });
    expect(await failure(join(token, as))).toEqual([409, 'team_full', undefined]);
    await parts.database.sql
      .update(registeredMembers)
      .set({ email: who.email.toLowerCase() })
      .where(eq(registeredMembers.name, 'Cy'));
    await join(token, as);
    await join(token, as);
    const { members } = await see(as);
    expect(members.find(({ isYou }) => isYou)).toMatchObject({
      name: 'Cy Real',
      hasJoined: true,
    });
    expect(await told(captain.as)).toContain('Cy Real joined Trio One');
    expect(params.entryId).toBe((await see()).entryId);
  });
});

describe('joining', () => {
  it('asks for a working link, the right mix, and nobody twice', async () => {
    const { athlete, remove, invite, join, params, asCaptain, captain } = await squad();
    await remove(2);
    const first = await invite();
    const token = await invite();
    const { as } = await athlete();
    expect(await failure(join(first, as))).toEqual([409, 'team_link_expired', undefined]);
    expect(await failure(join(token, as))).toEqual([422, 'not_eligible', undefined]);
    const unknown = await athlete({ gender: null });
    expect(await failure(join(token, unknown.as))).toEqual([422, 'not_eligible', 'body.gender']);
    await call(endpoints.revokeTeamInvite, { params }, asCaptain);
    expect(await failure(join(token, unknown.as, { gender: 'man' }))).toEqual([
      409,
      'team_link_expired',
      undefined,
    ]);
    const late = await invite();
    clock.advance(8 * day);
    const as2 = await signedIn(parts, unknown.who);
    expect(await failure(join(late, as2, { gender: 'man' }))).toEqual([409, 'team_link_expired', undefined]);
    const again = new URL(
      (await call(endpoints.renewTeamInvite, { params }, { as: await signedIn(parts, captain.who) })).data
        .invite?.link ?? '',
    ).searchParams.get('invite');
    await join(again ?? '', as2, { gender: 'man' });
  });
});

describe('asking to join', () => {
  const ask = (params: { competitionId: string; entryId: string }, as: string, facts = {}) =>
    call(endpoints.askForTeam, { params, body: facts }, { as });
  const answer = (
    params: { competitionId: string; entryId: string },
    as: string,
    requestId: string,
    accept = true,
  ) => call(endpoints.answerTeamRequest, { params: { ...params, requestId }, body: { accept } }, { as });

  it('is for teams that registered with open places; the captain answers', async () => {
    const { params, athlete, captain, see, told, names } = await squad({}, []);
    expect(await names()).toEqual(['Ada Captain']);
    const [bo, cy, dee] = await Promise.all(
      ['Bo', 'Cy', 'Dee'].map((name) => athlete({ name, gender: 'man' })),
    );
    if (!bo || !cy || !dee) throw new Error('three athletes');
    await ask(params, bo.as, { message: 'I row 2k in 6:20' });
    expect((await ask(params, bo.as, { message: 'I row 2k in 6:19' })).data.joining?.hasAsked).toBe(true);
    await ask(params, cy.as);
    await ask(params, dee.as);
    // The captain alone reads who asks.
    expect((await see(bo.as)).requests).toEqual([]);
    const { requests } = await see(captain.as);
    expect(requests.map(({ name, message }) => [name, message])).toEqual([
      ['Bo', 'I row 2k in 6:19'],
      ['Cy', null],
      ['Dee', null],
    ]);
    expect((await told(captain.as)).filter((title) => title === 'Bo asks to join Trio One')).toHaveLength(1);
    const [first = '', second = '', third = ''] = requests.map(({ id }) => id);
    expect(await failure(answer(params, bo.as, first))).toEqual([403, 'not_allowed', undefined]);
    await answer(params, captain.as, second, false);
    expect(await told(cy.as)).toContain('Trio One declined your request to join');
    expect(await failure(answer(params, captain.as, second))).toEqual([404, 'not_found', undefined]);
    await Promise.allSettled([answer(params, captain.as, first), answer(params, captain.as, first)]);
    expect(await names()).toEqual(['Ada Captain', 'Bo']);
    expect(await told(bo.as)).toContain('You’re on Trio One');
    // With one place left, each of two who fit can have it; one does.
    const eve = await athlete({ name: 'Eve' });
    await ask(params, eve.as);
    const last = (await see(captain.as)).requests.find(({ name }) => name === 'Eve')?.id ?? '';
    const outcomes = await Promise.allSettled([
      answer(params, captain.as, third),
      answer(params, captain.as, last),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await names()).toHaveLength(3);
    expect(await failure(ask(params, cy.as))).toEqual([409, 'team_full', undefined]);
  });

  it('can be withdrawn, ends with a place elsewhere, and needs a fitting athlete', async () => {
    const { params, athlete, captain, see } = await squad({}, ['woman']);
    const woman = await athlete();
    expect(await failure(ask(params, woman.as))).toEqual([422, 'not_eligible', undefined]);
    const unknown = await athlete({ gender: null });
    expect(await failure(ask(params, unknown.as))).toEqual([422, 'not_eligible', 'body.gender']);
    await ask(params, unknown.as, { gender: 'man' });
    await call(endpoints.withdrawTeamRequest, { params }, { as: unknown.as });
    expect((await see(captain.as)).requests).toEqual([]);
    expect((await failure(ask(params, '')))[0]).toBe(401);
    // Who is on the team stays on it, and asks nobody.
    expect((await ask(params, captain.as)).data.requests).toEqual([]);
  });
});

it('locks rosters when the organizer says so, and never after the start', async () => {
  const { made, params, captain, see, athlete } = await squad({}, []);
  await openRegistration(parts, made, { rosterLocksAt: '2032-01-01T00:00:00.000Z' });
  const start = (await see()).locksAt;
  expect(start).toBe('2031-12-04T23:00:00.000Z');
  const locksAt = new Date(clock.now().getTime() + day).toISOString();
  await openRegistration(parts, made, { rosterLocksAt: locksAt });
  expect(await see()).toMatchObject({ locksAt, isLocked: false });
  clock.advance(day);
  const late = await signedIn(parts, captain.who);
  expect(await failure(call(endpoints.renewTeamInvite, { params }, { as: late }))).toEqual([
    409,
    'roster_locked',
    undefined,
  ]);
  const { as } = await athlete();
  expect(await failure(call(endpoints.askForTeam, { params, body: {} }, { as }))).toEqual([
    409,
    'roster_locked',
    undefined,
  ]);
  expect((await see(as)).joining?.reason).toBe('The roster is locked.');
});

it('opens a private competition to who has the invite link, and to nobody else', async () => {
  const { made, params, athlete, invite, join, see } = await squad({}, []);
  const token = await invite();
  await parts.database.sql
    .update(competitions)
    .set({ visibility: 'private', code: 'BCDF2345' })
    .where(eq(competitions.id, made.view.competition.id));
  const { as } = await athlete();
  const open = (given: string, entryId = params.entryId) =>
    call(endpoints.openTeamInvite, { params: { ...params, entryId }, body: { token: given } }, { as });
  expect((await failure(see(as, token)))[0]).toBe(404);
  expect(await failure(open('nonsense'))).toEqual([409, 'team_link_expired', undefined]);
  expect(await failure(open(token, crypto.randomUUID()))).toEqual([409, 'team_link_expired', undefined]);
  expect((await failure(see(as)))[0]).toBe(404);
  await open(token);
  await open(token);
  expect((await see(as, token)).joining).toMatchObject({ isInvited: true, reason: null });
  await join(token, as);
});

describe('the captain', () => {
  it('can be somebody else, and then leaves', async () => {
    const { athlete, remove, invite, join, see, params, asCaptain, told, captain, idAt } = await squad();
    await remove(2);
    const next = await athlete({ gender: 'man', name: 'Dee Next' });
    await join(await invite(), next.as);
    const hand = async (place: number) =>
      call(endpoints.setTeamCaptain, { params, body: { memberId: await idAt(place) } }, asCaptain);
    expect(await failure(remove(0))).toEqual([409, 'captain_stays', undefined]);
    expect(await failure(hand(1))).toEqual([409, 'captain_needs_account', undefined]);
    expect(await failure(hand(9))).toEqual([404, 'not_found', undefined]);
    const { id } = (await see()).members[2] ?? {};
    await hand(2);
    expect((await see()).members[0]).toMatchObject({ id });
    expect((await see()).members[0]).toMatchObject({ name: 'Dee Next', isCaptain: true });
    expect(await told(next.as)).toContain('You’re now captain of Trio One');
    expect(await failure(hand(0))).toEqual([403, 'not_allowed', undefined]);
    expect((await see(captain.as)).can).toEqual({ manage: false, changeMembers: false, leave: true });
    await remove(2);
    expect((await see()).members.map(({ name }) => name)).toEqual(['Dee Next', 'Bo']);
    expect(await told(next.as)).toContain('Ada Captain left Trio One');
  });

  it('is replaced by the staff as well', async () => {
    const { made, athlete, remove, invite, join, see, params, told, captain, idAt } = await squad();
    await remove(2);
    const next = await athlete({ gender: 'man', name: 'Dee Next' });
    await join(await invite(), next.as);
    const hand = async (place: number, as: string) =>
      call(endpoints.setTeamCaptain, { params, body: { memberId: await idAt(place) } }, { as });
    const outsider = await signedIn(parts, (await athlete({ gender: 'man' })).who);
    expect(await failure(hand(2, outsider))).toEqual([403, 'not_allowed', undefined]);
    const staff = await signedIn(parts, made.owner);
    await hand(2, staff);
    await hand(0, staff);
    expect((await see()).members[0]).toMatchObject({ name: 'Dee Next', isCaptain: true });
    expect(await told(await signedIn(parts, captain.who))).toContain('Dee Next is now captain of Trio One');
    await remove(2, { as: staff });
    expect((await see()).members.map(({ name }) => name)).toEqual(['Dee Next', 'Bo']);
  });

  it('renames the team until the roster is locked; afterwards staff alone change it', async () => {
    const { made, athlete, remove, params, asCaptain, see, captain } = await squad();
    const rename = (extras: { as?: string }) =>
      call(endpoints.renameTeam, { params, body: { name: 'Trio Two' } }, extras);
    expect((await rename(asCaptain)).data.name).toBe('Trio Two');
    const { as } = await athlete();
    expect(await failure(rename({ as }))).toEqual([403, 'not_allowed', undefined]);
    expect((await failure(rename({})))[0]).toBe(401);
    expect(await failure(remove(1, { as }))).toEqual([403, 'not_allowed', undefined]);
    clock.advance(Date.parse('2031-12-05T12:00:00Z') - clock.now().getTime());
    const late = { as: await signedIn(parts, captain.who) };
    expect((await see()).isLocked).toBe(true);
    expect(await failure(rename(late))).toEqual([409, 'roster_locked', undefined]);
    expect(await failure(remove(1, late))).toEqual([409, 'roster_locked', undefined]);
    const { id: memberId = '' } = (await see()).members[1] ?? {};
    const hand = (extras: { as: string }) =>
      call(endpoints.setTeamCaptain, { params, body: { memberId } }, extras);
    expect(await failure(hand(late))).toEqual([409, 'roster_locked', undefined]);
    const staff = { as: await signedIn(parts, made.owner) };
    expect((await failure(hand(staff)))[1]).toBe('captain_needs_account');
    await remove(1, { as: await signedIn(parts, made.owner) });
    expect((await see()).members).toHaveLength(2);
  });
});

it('hides the names of minors and of teams that ask for it', async () => {
  const { made, see } = await squad();
  await parts.database.sql.update(competitions).set({ hideMinors: true });
  await parts.database.sql.update(registeredMembers).set({ birthDate: '2020-01-01' });
  expect((await see()).members.map(({ name }) => name)).toEqual(['Athlete 1', 'Athlete 2', 'Athlete 3']);
  expect((await see(await signedIn(parts, made.owner))).members[0]?.name).toBe('Ada Captain');
});

it('counts the athletes whose results make a team, where nobody is registered on it', async () => {
  const made = await competition(parts, {
    divisions: [{ name: 'Pairs', teamSize: 2, teams: { by: 'sum' } }, { name: 'Women' }],
  });
  const [pairs, women] = made.view.divisions.map(({ id }) => id);
  const team = await entry(parts, made, { name: 'Low Tide', divisionId: pairs });
  const members = [];
  for (const name of ['Ana', 'Bo']) members.push(await entry(parts, made, { name, divisionId: women }));
  const competitionId = made.view.competition.id;
  const memberIds = members.map(({ id }) => id);
  await setTeam(parts, made.viewer, { competitionId, entryId: team.id }, memberIds);
  const { data } = await call(endpoints.listRosters, { params: { competitionId }, query: {} });
  expect(data).toMatchObject([{ name: 'Low Tide', size: 2, filled: 2 }]);
});
