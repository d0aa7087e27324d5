import * as endpoints from '@chalkline/contract/competitions/staff.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call } = await testApp();

async function crew() {
  const made = await competition(parts);
  const helper = await person(parts, { name: 'Jonas Brandt' });
  const asOwner = await signedIn(parts, made.owner);
  const asHelper = await signedIn(parts, helper);
  const params = { competitionId: made.view.competition.id };
  const of = (personId: string) => ({ ...params, personId });
  const add = (role: 'owner' | 'manager') =>
    staffMember(parts, made.viewer, params.competitionId, helper, role);
  const change = (personId: string, role: 'owner' | 'manager', as = asOwner) =>
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
