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
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';
import { registeredMembers } from '../registrations/registrations.table.ts';

const { parts, call, clock } = await testApp();

/** A mixed team of three: the captain and two members who have no account yet. */
async function squad(sketch: CompetitionSketch = {}) {
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
  const members = [
    { ...partner('Bo'), gender: 'woman' as const },
    { ...partner('Cy'), gender: 'man' as const },
  ];
  const body = registrationDraft(competitionId, [divisionId], { name: 'Trio One', members });
  await call(placeOrder, { body }, { as: captain.as });
  const { data: teams } = await call(endpoints.listRosters, { params: { competitionId }, query: {} });
  const params = { competitionId, entryId: teams[0]?.entryId ?? '' };
  const asCaptain = { as: captain.as };
  const remove = (position: number, extras: { as?: string } = asCaptain) =>
    call(endpoints.removeTeamMember, { params: { ...params, position: String(position) } }, extras);
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
  return { ...{ made, params, captain, athlete, remove, invite, join, see, names, told, teams, asCaptain } };
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
    expect((await see()).can).toEqual({ manage: false, remove: false, leave: false });
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
      reason: 'This team is full.',
      needs: { birthDate: false, gender: false },
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
      position: 2,
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
      ...[409, 'team_link_expired', undefined],
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

describe('the captain', () => {
  it('can be somebody else, and then leaves', async () => {
    const { athlete, remove, invite, join, see, params, asCaptain, told, captain } = await squad();
    await remove(2);
    const next = await athlete({ gender: 'man', name: 'Dee Next' });
    await join(await invite(), next.as);
    const hand = (position: number) =>
      call(endpoints.setTeamCaptain, { params, body: { position } }, asCaptain);
    expect(await failure(remove(0))).toEqual([409, 'captain_stays', undefined]);
    expect(await failure(hand(1))).toEqual([409, 'captain_needs_account', undefined]);
    expect(await failure(hand(9))).toEqual([404, 'not_found', undefined]);
    await hand(2);
    expect((await see()).members[0]).toMatchObject({ name: 'Dee Next', isCaptain: true });
    expect(await told(next.as)).toContain('You’re now captain of Trio One');
    expect(await failure(hand(0))).toEqual([403, 'not_allowed', undefined]);
    expect((await see(captain.as)).can).toEqual({ manage: false, remove: false, leave: true });
    await remove(2);
    expect((await see()).members.map(({ name }) => name)).toEqual(['Dee Next', 'Bo']);
    expect(await told(next.as)).toContain('Ada Captain left Trio One');
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
    await remove(1, { as: await signedIn(parts, made.owner) });
    expect((await see()).members).toHaveLength(2);
  });
});

it('hides the names of minors and of teams that ask for it', async () => {
  const { made, see } = await squad({ hideMinors: true });
  await parts.database.sql.update(registeredMembers).set({ birthDate: '2020-01-01' });
  expect((await see()).members.map(({ name }) => name)).toEqual(['Athlete 1', 'Athlete 2', 'Athlete 3']);
  expect((await see(await signedIn(parts, made.owner))).members[0]?.name).toBe('Ada Captain');
});
