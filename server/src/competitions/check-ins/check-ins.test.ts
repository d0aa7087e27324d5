import { getOrder, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/check-ins.endpoints.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { signWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { waiver } from '../../waivers/waivers/waivers.factory.ts';
import { asViewer, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { checkInsLiveTopic } from './check-ins.live.service.ts';

const { parts, call, clock } = await testApp();

async function desk() {
  const made = await competition(parts, {
    state: 'published',
    divisions: [{ name: 'Rx' }, { name: 'Pairs', teamSize: 2 }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
  });
  const competitionId = made.view.competition.id;
  const [rx = '', pairs = ''] = made.view.divisions.map(({ id }) => id);
  const owner = await signedIn(parts, made.owner);
  const params = { competitionId };
  const list = async (query: { search?: string; code?: string; state?: 'waiting' | 'in' } = {}) =>
    (await call(endpoints.listCheckIns, { params, query }, { as: owner })).data;
  const counts = async () => (await call(endpoints.countCheckIns, { params }, { as: owner })).data;
  const set = (entryId: string, checkedIn: boolean, as = owner) =>
    call(endpoints.setCheckIn, { params: { competitionId, entryId }, body: { checkedIn } }, { as });
  return {
    view: made.view,
    viewer: made.viewer,
    organizer: made.owner.name,
    competitionId,
    rx,
    pairs,
    owner,
    params,
    list,
    counts,
    set,
  };
}

it('finds a registered place by its code, with payment and missing waivers, and checks it in', async () => {
  const made = await desk();
  const { competitionId, rx, owner, list, set, counts } = made;
  await openRegistration(parts, made);
  const athlete = await person(parts, { name: 'Noor Achterberg' });
  const as = await signedIn(parts, athlete);
  const placed = await call(placeOrder, { body: registrationDraft(competitionId, [rx]) }, { as });
  const { id: waiverId, newest } = await waiver(parts, made.viewer, competitionId);
  const order = async (who: string) =>
    (await call(getOrder, { params: { orderId: placed.data.id } }, { as: who })).data;
  const code = (await order(as)).lines[0]?.units[0]?.code ?? '';
  expect(code).toMatch(/^CLR1\./);
  // Only who bought the place has its code.
  expect((await order(owner)).lines[0]?.units[0]?.code).toBeNull();

  await entry(parts, made, { name: 'Zoë Ødegård' });
  const [found, ...others] = await list({ code });
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    name: 'Noor Achterberg',
    payment: { paid: 0, refunded: 0 },
    people: [{ name: 'Noor Achterberg', unsigned: ['Liability waiver'] }],
    checkedIn: null,
  });
  const signature = { versionId: newest.id, name: 'Noor', drawing: null, birthDate: '1990-04-01' };
  await call(signWaiver, { params: { waiverId }, body: signature }, { as });
  const { data } = await set(found?.entryId ?? '', true);
  expect(data.people).toEqual([{ name: 'Noor Achterberg', unsigned: [] }]);
  expect(data.checkedIn).toEqual({ at: clock.now().toISOString(), by: made.organizer });
  expect(await counts()).toMatchObject({ expected: 2, checkedIn: 1 });

  // Codes of other competitions, tickets and nonsense find nobody here.
  const other = await desk();
  for (const wrong of [`${code}0`, 'CL1.abc', 'CLR1.', '%']) expect(await list({ code: wrong })).toEqual([]);
  expect(await other.list({ code })).toEqual([]);

  const body = { unitIds: [code.slice('CLR1.'.length)] };
  await call(refundOrder, { params: { orderId: placed.data.id }, body }, { as });
  expect((await order(as)).lines[0]?.units[0]?.code).toBeNull();
  expect(await list({ code })).toMatchObject([{ state: 'withdrawn' }]);
  expect(await counts()).toMatchObject({ expected: 1, checkedIn: 0 });
});

it('counts one check-in however many desks send it at once, and undoes it', async () => {
  const { set, counts, list, ...made } = await desk();
  const { id } = await entry(parts, made, { name: 'Signe Halvorsen' });
  const who = await person(parts);
  await staffMember(parts, made.viewer, made.competitionId, who);
  const helper = await signedIn(parts, who);
  const first = clock.now().toISOString();
  await Promise.all([set(id, true), set(id, true, helper), set(id, true), set(id, true, helper)]);
  clock.advance(minute);
  expect((await set(id, true)).data.checkedIn?.at).toBe(first);
  expect(await counts()).toMatchObject({ expected: 1, checkedIn: 1 });
  expect(await list({ state: 'waiting' })).toEqual([]);
  expect(await list({ state: 'in' })).toHaveLength(1);
  expect((await set(id, false)).data.checkedIn).toBeNull();
  expect((await set(id, false)).data.checkedIn).toBeNull();
  expect(await list({ state: 'in' })).toEqual([]);
});

it('refuses outsiders, strangers’ entries and those who withdrew', async () => {
  const { set, params, owner, ...made } = await desk();
  const { id } = await entry(parts, made);
  const outsider = await person(parts);
  const as = await signedIn(parts, outsider);
  expect(await failure(set(id, true, as))).toEqual([403, 'not_allowed', undefined]);
  expect(await failure(call(endpoints.listCheckIns, { params, query: {} }, { as }))).toEqual([
    403,
    'not_allowed',
    undefined,
  ]);
  const strange = await entry(parts, await desk());
  expect((await failure(set(strange.id, true)))[0]).toBe(404);
  const move = { from: 'active', to: 'withdrawn' } as const;
  await call(moveEntry, { params: { ...params, entryId: id }, body: move }, { as: owner });
  expect(await failure(set(id, true))).toEqual([409, 'not_competing', undefined]);
  const mayWatch = (viewer: Viewer) => checkInsLiveTopic.mayWatch(parts, viewer, made.competitionId);
  expect(await mayWatch(asViewer(outsider))).toBe(false);
  expect(await mayWatch(made.viewer)).toBe(true);
});

it('finds members of teams without accents, and lists them in the file', async () => {
  const { pairs, list, params, owner, ...made } = await desk();
  await openRegistration(parts, made);
  const as = await signedIn(parts, await person(parts, { name: 'Noor Achterberg' }));
  const members = [{ name: 'Zoë Ødegård', email: 'zoe@example.org' }];
  const details = {
    name: '=Harbor Pair',
    members: members.map((one) => ({ ...one, birthDate: null, gender: null })),
  };
  await call(placeOrder, { body: registrationDraft(made.competitionId, [pairs], details) }, { as });
  await entry(parts, made, { name: 'Signe Halvorsen' });
  expect((await list({ search: 'zoe odegard' })).map(({ people }) => people.map(({ name }) => name))).toEqual(
    [['Noor Achterberg', 'Zoë Ødegård']],
  );
  expect((await list()).map(({ bib }) => bib)).toEqual([1, 2]);
  const { csv, fileName } = (await call(endpoints.exportCheckIns, { params }, { as: owner })).data;
  expect(fileName).toMatch(/check-in\.csv$/);
  expect(csv.split('\r\n')[1]).toBe('1,\'=Harbor Pair,Pairs,"Noor Achterberg, Zoë Ødegård",0,,');
});
