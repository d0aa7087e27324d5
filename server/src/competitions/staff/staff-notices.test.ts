import * as endpoints from '@chalkline/contract/competitions/staff.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call, clock } = await testApp();

async function crew(sketch: CompetitionSketch = {}) {
  const made = await competition(parts, sketch);
  const helper = await person(parts);
  const as = await signedIn(parts, made.owner);
  const asHelper = await signedIn(parts, helper);
  const params = { competitionId: made.view.competition.id };
  const of = { ...params, personId: helper.id };
  await staffMember(parts, made.viewer, params.competitionId, helper);
  clock.advance(1000);
  const told = async () =>
    (await call(listNotifications, { query: {} }, { as: asHelper })).data.map(({ title }) => title);
  return { of, as, asHelper, told };
}

describe('who runs a competition', () => {
  it('are notified when their role changes', async () => {
    const { of, as, told } = await crew();
    expect(await told()).toEqual([]);
    await call(endpoints.changeStaff, { params: of, body: { role: 'owner' } }, { as });
    expect(await told()).toEqual(['You’re now an owner of Harbor Throwdown']);
  });

  it('hears of the end, but no name of a draft', async () => {
    const open = await crew();
    await call(endpoints.removeStaff, { params: open.of }, { as: open.as });
    expect(await open.told()).toEqual(['You’re no longer on the staff of Harbor Throwdown']);
    const draft = await crew({ state: 'draft' });
    await call(endpoints.removeStaff, { params: draft.of }, { as: draft.as });
    expect(await draft.told()).toEqual(['You’re no longer on the staff of a competition']);
  });

  it('and leaves by their own wish is not told', async () => {
    const { of, asHelper, told } = await crew();
    await call(endpoints.removeStaff, { params: of }, { as: asHelper });
    expect(await told()).toEqual([]);
  });
});
