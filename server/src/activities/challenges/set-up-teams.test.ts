import * as activityCalls from '@chalkline/contract/activities/activities.endpoints.ts';
import * as calls from '@chalkline/contract/activities/challenge-teams.endpoints.ts';
import * as memberCalls from '@chalkline/contract/groups/members.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { challenge } from '../activities.factory.ts';

const { parts, call, clock } = await testApp();

/** A challenge of teams, its owner, and three who take part. */
async function teams(sketch: object = {}) {
  const somebody = async () => {
    const who = await person(parts);
    return { id: who.id, name: who.name, as: await signedIn(parts, who), viewer: asViewer(who) };
  };
  const owner = await somebody();
  const group = await challenge(parts, owner.viewer, { team_scoring: 'sum', ...sketch });
  const params = { groupId: group.id };
  const takers = await Promise.all([somebody(), somebody(), somebody()]);
  for (const { as } of takers) await call(memberCalls.joinGroup, { params }, { as });
  const setUp = async (name: string, as = owner.as) =>
    (await call(calls.setUpTeam, { params, body: { name } }, { as, idempotencyKey: newId() })).data;
  const list = async (as = owner.as) => (await call(calls.listTeams, { params }, { as })).data;
  const rename = (teamId: string, name: string, as = owner.as) =>
    call(calls.renameTeam, { params: { ...params, teamId }, body: { name } }, { as });
  const remove = (teamId: string, as = owner.as) =>
    call(calls.deleteTeam, { params: { ...params, teamId } }, { as });
  const assign = async (personId: string, teamId: string | null, as = owner.as) =>
    (await call(calls.assignTeam, { params: { ...params, personId }, body: { teamId } }, { as })).data;
  const free = async (as = owner.as) =>
    (await call(calls.listTakers, { params, query: { free: 'true' } }, { as })).data.map(({ id }) => id);
  const join = (teamId: string, as: string) =>
    call(activityCalls.joinTeam, { params, body: { teamId } }, { as });
  const leave = (as: string) => call(activityCalls.leaveTeam, { params }, { as });
  const start = (name: string, as: string) =>
    call(activityCalls.createTeam, { params, body: { name } }, { as, idempotencyKey: newId() });
  return { owner, takers, params, setUp, list, rename, remove, assign, free, join, leave, start, somebody };
}

it('has teams that stay while nobody is in them, to be renamed, joined and deleted', async () => {
  const at = await teams();
  const [one] = at.takers;
  const north = await at.setUp('North');
  expect(north).toMatchObject({ name: 'North', memberCount: 0, isSetUp: true });
  expect((await failure(at.setUp('NORTH')))[1]).toBe('team_name_taken');
  await at.join(north.id, one?.as ?? '');
  await at.leave(one?.as ?? '');
  expect(await at.list()).toMatchObject([{ name: 'North', memberCount: 0 }]);
  const south = await at.setUp('South');
  expect((await failure(at.rename(south.id, 'north')))[1]).toBe('team_name_taken');
  await at.rename(south.id, 'Harbor');
  await at.join(south.id, one?.as ?? '');
  await at.remove(south.id);
  expect((await at.list()).map(({ name }) => name)).toEqual(['North']);
  expect(await at.free()).toContain(one?.id);
  expect((await failure(at.remove(south.id)))[0]).toBe(404);
});

it('puts people into teams and out of them, and tells them', async () => {
  const at = await teams();
  const [one] = at.takers;
  const north = await at.setUp('North');
  const id = one?.id ?? '';
  expect(await at.assign(id, north.id)).toMatchObject({ id, team: { name: 'North' } });
  await at.assign(id, north.id);
  const news = (await call(listNotifications, {}, { as: one?.as ?? '' })).data;
  expect(news.filter(({ title }) => title === 'You’re in the team North')).toHaveLength(1);
  expect(await at.free()).not.toContain(id);
  expect(await at.assign(id, null)).toMatchObject({ team: null });
  const stranger = await at.somebody();
  for (const other of [stranger.id, 'nonsense', crypto.randomUUID()])
    expect((await failure(at.assign(other, north.id)))[1]).toBe('not_taking_part');
  expect((await failure(at.assign(id, crypto.randomUUID())))[0]).toBe(404);
});

it('lets in as many as a team has places, of several at once', async () => {
  const at = await teams({ team_size: 2 });
  const north = await at.setUp('North');
  const tried = await Promise.allSettled([
    ...at.takers.map(({ as }) => at.join(north.id, as)),
    at.assign(at.owner.id, north.id),
  ]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect((await at.list())[0]?.memberCount).toBe(2);
  const [out = ''] = await at.free();
  expect((await failure(at.assign(out, north.id)))[1]).toBe('challenge_team_full');
});

it('keeps people from starting teams of their own where its staff set them up', async () => {
  const at = await teams({ team_starters: 'staff' });
  expect((await failure(at.start('Mine', at.takers[0]?.as ?? '')))[1]).toBe('teams_are_set_up');
  expect((await at.start('Staff', at.owner.as)).data.memberCount).toBe(1);
});

it('leaves its teams to its moderators, until its places are final', async () => {
  const at = await teams();
  const north = await at.setUp('North');
  const member = at.takers[0];
  const other = await teams();
  for (const as of [member?.as ?? '', other.owner.as, (await at.somebody()).as]) {
    const tried = await Promise.all(
      [
        at.setUp('Mine', as),
        at.list(as),
        at.rename(north.id, 'Mine', as),
        at.remove(north.id, as),
        at.assign(member?.id ?? '', north.id, as),
        at.free(as),
      ].map(failure),
    );
    expect(tried.map(([status]) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  }
  const alone = await teams({ team_scoring: null });
  expect((await failure(alone.setUp('North')))[1]).toBe('no_teams');
  // A team of another challenge isn't one here.
  expect((await failure(other.assign(other.takers[0]?.id ?? '', north.id)))[0]).toBe(404);
  clock.advance(20 * day);
  const again = await signedIn(parts, { id: at.owner.id });
  expect((await failure(at.setUp('Late', again)))[1]).toBe('challenge_final');
});
