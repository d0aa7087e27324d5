import {
  delayFloor,
  previewFloorDelay,
  saveHeatLayout,
} from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { assignLaneJudges, setLaneJudges } from '@chalkline/contract/competitions/lane-judges.endpoints.ts';
import {
  countUnread,
  listNotifications,
  readNotifications,
} from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats } from '../heats/heats.factory.ts';
import { publishPlan } from '../heats/heats.publish.service.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call, clock } = await testApp();

/** Four athletes on two lanes, so two heats, and two judges. */
async function floorOf() {
  clock.set('2026-06-05T05:00:00.000Z');
  const made = await competition(parts, { state: 'live' });
  const as = await signedIn(parts, made.owner);
  const { id: floorId } = await floor(parts, made, { lanes: 2 });
  const athletes = [];
  for (let bib = 1; bib <= 4; bib += 1)
    athletes.push(await entry(parts, made, { name: `Athlete ${bib}`, bib }));
  const plan = await publishedHeats(parts, made, { floorId });
  const competitionId = made.view.competition.id;
  const params = { competitionId, workoutId: made.view.workouts[0]?.id ?? '' };
  const judge = async (name: string) => {
    const who = await person(parts, { name });
    await staffMember(parts, made.viewer, competitionId, who);
    const own = await signedIn(parts, who);
    const notices = async () => {
      const { data } = await call(listNotifications, { query: {} }, { as: own });
      return data.flatMap(({ title, text }) => (/heat|judge|floor/.test(title) ? [[title, text]] : []));
    };
    const read = () => call(readNotifications, { body: { upTo: clock.now().toISOString() } }, { as: own });
    const unread = async () => (await call(countUnread, {}, { as: own })).data.unread;
    return { who, id: who.id, notices, read, unread };
  };
  const [noor, emeka] = [await judge('Noor'), await judge('Emeka')];
  const set = (heat: number, lane: number, personId: string | null, instead: string | null = null) => {
    const heatId = plan.heats[heat]?.id ?? '';
    clock.advance(1000);
    return call(setLaneJudges, { params, body: { lanes: [{ heatId, lane, personId, instead }] } }, { as });
  };
  const where = { params: { competitionId, floorId }, body: { minutes: 12 } };
  return { made, as, plan, params, athletes, noor, emeka, set, where };
}

const changed = 'Your lanes to judge changed in Harbor Throwdown';
const late = 'Main floor is running 12 min late in Harbor Throwdown';
const first = 'You judge next: Breakwater, heat 1, lane 1, Main floor, 8:30 AM.';

it('judges hear of the lanes they get or lose, the last word on a workout once', async () => {
  const { set, noor, emeka, as, params } = await floorOf();
  await set(0, 1, noor.id);
  expect(await noor.notices()).toEqual([[changed, first]]);
  await set(1, 1, noor.id);
  expect(await noor.notices()).toEqual([[changed, first]]);
  await noor.read();
  await set(0, 1, emeka.id, noor.id);
  expect(await noor.unread()).toBe(1);
  expect(await emeka.notices()).toEqual([[changed, first]]);
  expect(await noor.notices()).toEqual([
    [changed, first.replace('heat 1', 'heat 2').replace('8:30', '8:50')],
  ]);
  await set(1, 1, null, noor.id);
  expect(await noor.notices()).toEqual([[changed, 'You have no more lanes to judge.']]);
  clock.advance(1000);
  await call(assignLaneJudges, { params, body: { personIds: [noor.id] } }, { as });
  expect((await noor.notices())[0]?.[1]).toContain('You judge next: Breakwater, heat 1');
});

it('a delay counts and tells the judges of what moves, each person once', async () => {
  const { set, noor, emeka, athletes, where, as } = await floorOf();
  const own = athletes[0];
  if (!own) throw new Error('No athlete.');
  await claimEntry(parts, own, noor.who);
  await set(0, 1, noor.id);
  await set(1, 1, emeka.id);
  const { data } = await call(previewFloorDelay, where, { as });
  expect(data.people).toBe(2);
  await call(delayFloor, where, { as, idempotencyKey: crypto.randomUUID() });
  expect((await noor.notices()).filter(([title]) => title === late)).toHaveLength(1);
  expect((await emeka.notices())[0]).toEqual([
    late,
    'You judge next: Breakwater, heat 2, lane 1, Main floor, 9:02 AM.',
  ]);
});

it('heats published again tell the judges of lanes in which something changes, and no others', async () => {
  const { set, noor, emeka, plan, params, made, as } = await floorOf();
  await set(0, 1, noor.id);
  await set(1, 1, emeka.id);
  const [one, ...rest] = plan.heats;
  const lanes = one?.lanes.toReversed() ?? [];
  const heats = [{ ...one, lanes }, ...rest].map(({ id = '', locked = false, lanes: all }) => ({
    id,
    locked,
    lanes: [...all],
  }));
  clock.advance(1000);
  const body = { version: plan.version, heats };
  const { data } = await call(saveHeatLayout, { params, body }, { as });
  await publishPlan(parts, made.viewer, params, { version: data.version });
  expect((await noor.notices()).map(([title]) => title)).toEqual([changed, changed]);
  expect(await emeka.notices()).toHaveLength(1);
});
