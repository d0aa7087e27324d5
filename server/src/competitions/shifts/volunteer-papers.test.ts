import * as credentials from '@chalkline/contract/competitions/credentials.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { changeWaiver, listSigners, listWaivers } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { signature } from '../../waivers/signatures/signatures.factory.ts';
import { waiver } from '../../waivers/waivers/waivers.factory.ts';
import { asViewer, competition } from '../competitions/competitions.factory.ts';
import { credential } from '../credentials/credentials.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { shift } from './shifts.factory.ts';

const { parts, call } = await testApp();

async function desk() {
  const made = await competition(parts, { state: 'published' });
  const competitionId = made.view.competition.id;
  const params = { competitionId };
  const asOwner = await signedIn(parts, made.owner);
  const volunteer = async (name: string) => {
    const who = await person(parts, { name });
    return { who, as: await signedIn(parts, who) };
  };
  const take = async (shiftId: string, as: string) =>
    (await call(endpoints.takeShift, { params: { competitionId, shiftId } }, { as })).data;
  const open = async (as: string) => (await call(endpoints.listOpenShifts, { params }, { as })).data;
  const inside = async () => (await call(endpoints.listShifts, { params }, { as: asOwner })).data;
  const state = async (credentialId: string, as: string, note = '') =>
    (
      await call(
        credentials.stateCredential,
        { params: { competitionId, credentialId }, body: { note } },
        { as },
      )
    ).data;
  const confirm = async (credentialId: string, personId: string, confirmed: boolean, as = asOwner) =>
    (
      await call(
        credentials.confirmCredential,
        { params: { competitionId, credentialId, personId }, body: { confirmed } },
        { as },
      )
    ).data;
  const holders = async (credentialId: string, as = asOwner) =>
    (await call(credentials.listCredentialHolders, { params: { competitionId, credentialId } }, { as })).data;
  return {
    ...made,
    made,
    competitionId,
    params,
    asOwner,
    volunteer,
    take,
    open,
    inside,
    state,
    confirm,
    holders,
  };
}

it('is signed before a shift is taken, apart from what athletes sign, and shown to the staff', async () => {
  const { made, viewer, competitionId, asOwner, volunteer, take, open, inside } = await desk();
  await waiver(parts, viewer, competitionId);
  const papers = await waiver(parts, viewer, competitionId, {
    title: 'Volunteer waiver',
    signed_by: 'volunteers',
  });
  const { id } = await shift(parts, made);
  const { who, as } = await volunteer('Chipo Marufu');
  expect(await open(as)).toMatchObject([{ obstacle: 'waiver', unsigned: ['Volunteer waiver'] }]);
  expect(await failure(take(id, as))).toEqual([409, 'shift_needs_waiver', undefined]);
  const subject = { subjectKind: 'volunteers', subjectId: competitionId } as const;
  const { data: asked } = await call(listWaivers, { query: subject }, { as });
  expect(asked.waivers.map(({ title }) => title)).toEqual(['Volunteer waiver']);
  await signature(parts, asViewer(who), papers);
  expect(await take(id, as)).toMatchObject({ unsigned: [], mine: { checkedIn: false } });
  const signers = async () =>
    (await call(listSigners, { params: { waiverId: papers.id }, query: {} }, { as: asOwner })).data;
  expect(await signers()).toMatchObject([{ name: who.name, detail: 'Main floor', state: 'signed' }]);
  const change = { version: 1, text: 'At my own risk, and I follow the head judge.', asksAgain: true };
  await call(changeWaiver, { params: { waiverId: papers.id }, body: change }, { as: asOwner });
  expect(await inside()).toMatchObject([{ volunteers: [{ unsigned: ['Volunteer waiver'] }] }]);
  expect(await signers()).toMatchObject([{ state: 'outdated' }]);
  const outsider = call(listSigners, { params: { waiverId: papers.id }, query: {} }, { as });
  expect(await failure(outsider)).toEqual([403, 'not_allowed', undefined]);
});

it('requires a credential for its role, which a person states', async () => {
  const { made, volunteer, take, open, state, inside, competitionId } = await desk();
  const course = await credential(parts, made);
  const judging = (await shift(parts, made)).id;
  const gate = (await shift(parts, made, { role: 'check_in', place: 'Gate' })).id;
  const { as } = await volunteer('Noor Aziz');
  const shown = await open(as);
  expect(shown.find(({ id }) => id === judging)).toMatchObject({
    obstacle: 'credential',
    missing: ['Judge course'],
  });
  expect(shown.find(({ id }) => id === gate)).toMatchObject({ obstacle: null, missing: [] });
  expect(await failure(take(judging, as))).toEqual([409, 'shift_needs_credential', undefined]);
  expect(await state(course.id, as, 'L1, 2025')).toMatchObject({
    mine: { note: 'L1, 2025', confirmedAt: null },
  });
  await take(judging, as);
  const params = { competitionId, credentialId: course.id };
  expect((await call(credentials.withdrawCredential, { params }, { as })).data).toMatchObject({ mine: null });
  const judges = (await inside()).find(({ id }) => id === judging)?.volunteers;
  expect(judges).toMatchObject([{ missing: ['Judge course'] }]);
});

it('counts once an organizer has confirmed it, where it says so; another note is confirmed again', async () => {
  const { made, volunteer, take, state, confirm, holders } = await desk();
  const course = await credential(parts, made, { needsConfirmation: true });
  const { id } = await shift(parts, made);
  const { who, as } = await volunteer('Noor Aziz');
  await state(course.id, as, 'L1');
  expect(await failure(take(id, as))).toEqual([409, 'shift_needs_credential', undefined]);
  expect(await holders(course.id)).toMatchObject([{ name: who.name, note: 'L1', counts: false }]);
  expect(await confirm(course.id, who.id, true)).toMatchObject([{ counts: true }]);
  expect(await confirm(course.id, who.id, true)).toEqual(await holders(course.id));
  expect(await state(course.id, as, 'L1')).toMatchObject({ mine: { confirmedAt: expect.any(String) } });
  expect(await state(course.id, as, 'L2')).toMatchObject({ mine: { note: 'L2', confirmedAt: null } });
  await confirm(course.id, who.id, true);
  await take(id, as);
  expect(await confirm(course.id, who.id, false)).toMatchObject([{ note: 'L2', counts: false }]);
});

it('is confirmed unasked for someone on a shift, and for nobody else', async () => {
  const { made, volunteer, take, confirm, holders, asOwner } = await desk();
  const course = await credential(parts, made, { roles: [], needsConfirmation: true });
  const { id } = await shift(parts, made);
  const { who, as } = await volunteer('Noor Aziz');
  expect(await failure(confirm(course.id, who.id, true))).toEqual([404, 'not_found', undefined]);
  await take(id, as);
  expect(await confirm(course.id, who.id, true)).toMatchObject([{ statedAt: null, counts: true }]);
  expect(await confirm(course.id, who.id, false)).toMatchObject([{ confirmedAt: null, counts: false }]);
  expect(await failure(holders(course.id, as))).toEqual([403, 'not_allowed', undefined]);
  expect(await failure(confirm(course.id, who.id, true, as))).toEqual([403, 'not_allowed', undefined]);
  expect(await failure(confirm('nonsense', who.id, true, asOwner))).toEqual([404, 'not_found', undefined]);
});

it('is set up by those who manage entries, by one name each', async () => {
  const { made, params, competitionId, asOwner, viewer, volunteer, state } = await desk();
  const body = { name: 'Judge course', roles: ['judge' as const], needsConfirmation: false };
  const add = (as: string) => call(credentials.createCredential, { params, body }, { as });
  const course = await credential(parts, made);
  expect(await failure(add(asOwner))).toEqual([409, 'credential_name_taken', 'body.name']);
  const scorer = await person(parts);
  await staffMember(parts, viewer, competitionId, scorer, 'scorer');
  expect(await failure(add(await signedIn(parts, scorer)))).toEqual([403, 'not_allowed', undefined]);
  const { as } = await volunteer('Chipo Marufu');
  expect(await failure(add(as))).toEqual([403, 'not_allowed', undefined]);
  await state(course.id, as);
  const one = { competitionId, credentialId: course.id };
  const renamed = { name: 'First aid', was: { name: 'Something else' } };
  const change = call(credentials.changeCredential, { params: one, body: renamed }, { as: asOwner });
  expect(await failure(change)).toEqual([409, 'state_changed', undefined]);
  await call(credentials.deleteCredential, { params: one }, { as: asOwner });
  expect((await call(credentials.listCredentials, { params }, { as })).data).toEqual([]);
  expect(await failure(state(course.id, as))).toEqual([404, 'not_found', undefined]);
});
