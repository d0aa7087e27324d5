import { listHeats, startHeat } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { openJudgeLink } from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { getJudging } from '@chalkline/contract/competitions/judging.endpoints.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats } from '../heats/heats.factory.ts';
import { judgeLinksTo } from '../judge-links/judge-links.factory.ts';
import { removeStaff } from '../staff/staff.service.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call, clock } = await testApp();

const refused = [403, 'head_judge_starts', undefined];

async function floorOf(athletes = 1) {
  clock.set('2026-06-05T06:30:00.000Z');
  const made = await competition(parts, { state: 'live' });
  const { id: floorId } = await floor(parts, made, { lanes: 2 });
  for (let bib = 1; bib <= athletes; bib += 1) await entry(parts, made, { name: `Athlete ${bib}`, bib });
  const { heats } = await publishedHeats(parts, made, { floorId });
  const competitionId = made.view.competition.id;
  const heatId = heats[0]?.id ?? '';
  const staff = async (role: StaffRole) => {
    const who = await person(parts);
    await staffMember(parts, made.viewer, competitionId, who, role);
    return { id: who.id, token: await signedIn(parts, who) };
  };
  const set = (as: string, started: boolean, startedAt?: string) =>
    call(startHeat, { params: { competitionId, heatId }, body: { started, startedAt } }, { as }).then(
      ({ data }) => data.startedAt,
    );
  const starter = async (as: string) =>
    (await call(getJudging, {}, { as })).data.competitions[0]?.clockStarter;
  const shown = async () =>
    (await call(listHeats, { params: { competitionId }, query: {} })).data.heats[0]?.startedAt;
  const owner = await signedIn(parts, made.owner);
  return { made, floorId, competitionId, owner, staff, set, starter, shown };
}

it('lets only head judge and organizers start and reset a heat where there is a head judge', async () => {
  const { owner, staff, set, starter, shown } = await floorOf();
  const [head, judge, manager] = [await staff('head_judge'), await staff('scorer'), await staff('manager')];
  expect(await starter(judge.token)).toBe('head_judge');
  expect(await failure(set(judge.token, true))).toEqual(refused);
  expect(await shown()).toBeNull();
  for (const { token } of [head, manager, { token: owner }]) {
    expect(await starter(token)).toBe('you');
    const startedAt = await set(token, true);
    expect(startedAt).toBe('2026-06-05T06:30:00.000Z');
    expect(await failure(set(judge.token, false))).toEqual(refused);
    expect(await shown()).toBe(startedAt);
    expect(await set(token, false)).toBeNull();
  }
});

it('lets any judge start and reset it without a head judge, but nobody with a link', async () => {
  const { made, floorId, competitionId, staff, set, starter, shown } = await floorOf();
  const [head, judge] = [await staff('head_judge'), await staff('scorer')];
  await removeStaff(parts, made.viewer, { competitionId, personId: head.id });
  expect(await starter(judge.token)).toBe('any_judge');
  await set(judge.token, true);
  expect(await set(judge.token, false)).toBeNull();
  const [link] = await judgeLinksTo(parts, made, floorId, [1]);
  const body = { token: link?.token ?? '', device: crypto.randomUUID() as string, name: 'Noor A.' };
  const { data: pass } = await call(openJudgeLink, { body });
  expect(await starter(pass.token)).toBe('organizer');
  expect(await failure(set(pass.token, true))).toEqual([401, 'not_signed_in', undefined]);
  expect(await shown()).toBeNull();
});

it('does not reset a start that came after the one that was seen', async () => {
  const { owner, set, shown } = await floorOf();
  const first = (await set(owner, true)) ?? '';
  await set(owner, false, first);
  clock.advance(20_000);
  const second = await set(owner, true);
  expect(await failure(set(owner, false, first))).toEqual([409, 'state_changed', undefined]);
  expect(await shown()).toBe(second);
});

it('keeps an overdue heat for who starts heats, until a later one was started', async () => {
  // Heats at 08:30, 08:50 and 09:10 at the venue.
  const { competitionId, owner, staff } = await floorOf(6);
  const [head, judge] = [await staff('head_judge'), await staff('scorer')];
  const numbers = async (as: string) =>
    (await call(getJudging, {}, { as })).data.competitions[0]?.heats.map(({ number }) => number);
  const heats = (await call(listHeats, { params: { competitionId }, query: {} })).data.heats;
  expect(heats.map(({ number }) => number)).toEqual([1, 2, 3]);
  clock.set('2026-06-05T06:55:00.000Z');
  expect([await numbers(head.token), await numbers(judge.token)]).toEqual([
    [1, 2, 3],
    [2, 3],
  ]);
  const params = { competitionId, heatId: heats[1]?.id ?? '' };
  await call(startHeat, { params, body: { started: true } }, { as: owner });
  expect(await numbers(head.token)).toEqual([2, 3]);
});
