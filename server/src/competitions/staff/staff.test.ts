import { setCheckIn } from '@chalkline/contract/competitions/check-ins.endpoints.ts';
import { todayIn } from '@chalkline/contract/competitions/days.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { exportEntries } from '@chalkline/contract/competitions/exports.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/staff.endpoints.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { day } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { endStaff } from './staff.end.service.ts';

const { parts, call, clock } = await testApp();

async function crew() {
  const made = await competition(parts);
  const helper = await person(parts, { name: 'Jonas Brandt' });
  const asOwner = await signedIn(parts, made.owner);
  const asHelper = await signedIn(parts, helper);
  const params = { competitionId: made.view.competition.id };
  const of = (personId: string) => ({ ...params, personId });
  const add = (role: StaffRole) => staffMember(parts, made.viewer, params.competitionId, helper, role);
  const change = (personId: string, role: StaffRole, as = asOwner) =>
    call(endpoints.changeStaff, { params: of(personId), body: { role } }, { as });
  const remove = (personId: string, as = asOwner) =>
    call(endpoints.removeStaff, { params: of(personId) }, { as });
  const list = (as = asOwner) => call(endpoints.listStaff, { params }, { as });
  return { ...made, helper, asOwner, asHelper, add, change, remove, list };
}

describe('staff', () => {
  it('is listed with owners first, and removed', async () => {
    const { owner, helper, asHelper, add, remove, list } = await crew();
    await add('manager');
    expect((await list(asHelper)).data.map(({ personId, role }) => [personId, role])).toEqual([
      [owner.id, 'owner'],
      [helper.id, 'manager'],
    ]);
    await remove(helper.id);
    expect(await failure(list(asHelper))).toEqual([403, 'not_allowed', undefined]);
  });

  it('does not decide about staff, but may leave', async () => {
    const { owner, helper, asHelper, add, change, remove } = await crew();
    await add('manager');
    expect(await failure(change(helper.id, 'owner', asHelper))).toEqual([403, 'not_allowed', undefined]);
    expect(await failure(remove(owner.id, asHelper))).toEqual([403, 'not_allowed', undefined]);
    expect((await remove(helper.id, asHelper)).data).toBeNull();
    expect(await failure(remove(helper.id))).toEqual([404, 'not_found', undefined]);
  });

  it('always has an owner', async () => {
    const { owner, add, change, remove, asHelper } = await crew();
    expect(await failure(remove(owner.id))).toEqual([409, 'last_owner', undefined]);
    expect(await failure(change(owner.id, 'manager'))).toEqual([409, 'last_owner', undefined]);
    await add('owner');
    expect((await change(owner.id, 'manager', asHelper)).data.role).toBe('manager');
  });

  it('keeps one when two owners demote each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, helper, asHelper, add, change, list } = await crew();
      await add('owner');
      const both = await Promise.allSettled([
        change(helper.id, 'manager'),
        change(owner.id, 'manager', asHelper),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await list()).data.filter(({ role }) => role === 'owner')).toHaveLength(1);
    }
  });
});

describe('a task', () => {
  it('gives its own rights in the calls and no others', async () => {
    const made = await crew();
    const { id: competitionId } = made.view.competition;
    const { id: entryId } = await entry(parts, made);
    const params = { competitionId, entryId };
    const as = made.asHelper;
    const outcome = (done: Promise<unknown>) =>
      done.then(
        () => 'done',
        (reason: unknown) => (reason instanceof CallFailed ? reason.code : reason),
      );
    const tries = async () => [
      await outcome(call(moveEntry, { params, body: { from: 'active', to: 'disqualified' } }, { as })),
      await outcome(call(setCheckIn, { params, body: { checkedIn: true } }, { as })),
      await outcome(call(exportEntries, { params: { competitionId } }, { as })),
    ];
    await made.add('scorer');
    expect(await tries()).toEqual(['not_allowed', 'not_allowed', 'not_allowed']);
    await made.change(made.helper.id, 'check_in');
    expect(await tries()).toEqual(['not_allowed', 'done', 'not_allowed']);
    await made.change(made.helper.id, 'head_judge');
    expect(await tries()).toEqual(['done', 'not_allowed', 'not_allowed']);
  });

  it('ends after its last day in the competition’s zone, and not before', async () => {
    const made = await crew();
    const { id: competitionId, zone } = made.view.competition;
    await made.add('scorer');
    const params = { competitionId, personId: made.helper.id };
    const until = todayIn(zone, clock.now());
    const change = (body: { role: StaffRole; until: string }) =>
      call(endpoints.changeStaff, { params, body }, { as: made.asOwner });
    expect(await failure(change({ role: 'scorer', until: '2020-01-01' }))).toEqual([
      422,
      'staff_end_passed',
      'body.until',
    ]);
    expect((await failure(change({ role: 'owner', until })))?.slice(0, 2)).toEqual([422, 'invalid']);
    expect((await change({ role: 'scorer', until })).data.until).toBe(until);
    await endStaff(parts, { competitionId });
    expect((await made.list(made.asHelper)).data).toHaveLength(2);
    clock.advance(day);
    await endStaff(parts, { competitionId });
    await endStaff(parts, { competitionId });
    expect(await failure(made.list(made.asHelper))).toEqual([403, 'not_allowed', undefined]);
    expect((await made.list()).data.map(({ role }) => role)).toEqual(['owner']);
  });
});
